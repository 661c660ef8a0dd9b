import type { PortfolioHedger } from "./text.schema";

type HedgeInputs = PortfolioHedger["example"]["inputs"];

/** Gains (rupees) of shares, puts and both at one index level. */
export type HedgeOutcome = { level: number; shares: number; puts: number; together: number };

/** Returns the sums of an index put held to expiry, before charges, in rupees (PRD-05). */
export function computeHedgeSums(inputs: HedgeInputs) {
  const { portfolio, beta, index, lot, strike, premium, levels } = inputs;
  const exposure = Math.round(portfolio * beta);
  const contract = index * lot;
  const contracts = Math.floor(exposure / contract);
  const units = contracts * lot;
  const cost = premium * units;
  const outcomes = levels.map((level): HedgeOutcome => {
    const shares = Math.round((exposure * (level - index)) / index);
    const puts = Math.max(0, strike - level) * units - cost;
    return { level, shares, puts, together: shares + puts };
  });
  return { exposure, contract, contracts, cost, outcomes };
}
