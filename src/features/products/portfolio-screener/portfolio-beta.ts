/** Returns the sum of each weight (percent) times its beta, with two decimals (PRD-02). */
export function computePortfolioBeta(
  holdings: readonly { beta: number; weight: number }[],
): number {
  const hundredths = holdings.reduce((sum, { beta, weight }) => sum + beta * weight, 0);
  return Math.round(hundredths) / 100;
}
