import type { StockScreener } from "./text.schema";

type Example = StockScreener["example"];

/** A stock, its distance below its high (percent, one decimal) and whether it passes the screen. */
export type ScreenedStock = Example["stocks"][number] & { below: number; stays: boolean };

/** Returns the stocks, marked if near enough to their high and with enough dividend (PRD-04). */
export function screenStocks({ stocks, limits }: Pick<Example, "stocks" | "limits">) {
  return stocks.map((stock): ScreenedStock => {
    const below = Math.round(((stock.high - stock.price) / stock.high) * 1000) / 10;
    const stays = below <= limits.below && stock.dividend >= limits.dividend;
    return { ...stock, below, stays };
  });
}
