import type { PortfolioHedger } from "../../config/portfolio-hedger-schema";

export type HedgeInputs = PortfolioHedger["example"]["inputs"];

/** What the shares, the puts and both together have gained (rupees) at one index level. */
export type HedgeOutcome = { level: number; shares: number; puts: number; together: number };

export type HedgeSums = {
  /** Rupees of index that move like the portfolio. */
  exposure: number;
  /** Rupees of index in one contract. */
  contract: number;
  contracts: number;
  /** The premium paid, in rupees. */
  cost: number;
  outcomes: HedgeOutcome[];
};

/** The sums of an index put held to expiry, before charges (PRD-05). */
export function hedgeSums(inputs: HedgeInputs): HedgeSums {
  const { portfolio, beta, index, lot, strike, premium, levels } = inputs;
  const exposure = Math.round(portfolio * beta);
  const contract = index * lot;
  const contracts = Math.floor(exposure / contract);
  const units = contracts * lot;
  const cost = premium * units;
  const outcomes = levels.map((level) => {
    const shares = Math.round((exposure * (level - index)) / index);
    const puts = Math.max(0, strike - level) * units - cost;
    return { level, shares, puts, together: shares + puts };
  });
  return { exposure, contract, contracts, cost, outcomes };
}
