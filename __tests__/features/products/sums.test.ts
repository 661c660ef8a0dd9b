import source from "../../../content/pages/portfolio-hedger.yaml";
import { readTexts } from "../../../src/content/content-text";
import { isWhole } from "../../../src/features/products/fields.schema";
import { computeHedgeSums } from "../../../src/features/products/portfolio-hedger/hedge-sums";
import type { schema } from "../../../src/features/products/portfolio-hedger/text.schema";
import { formatRupees, formatSignedRupees } from "../../../src/features/products/rupees";
import { screenStocks } from "../../../src/features/products/stock-screener/screen-stocks";

const { example } = readTexts<typeof schema>(source);

test("PRD-05 the hedge example of the page is correct to the rupee", () => {
  const { outcomes, ...sums } = computeHedgeSums(example.inputs);
  expect(sums).toEqual({ exposure: 1_200_000, contract: 1_000_000, contracts: 1, cost: 7_500 });
  expect(outcomes).toEqual([
    { level: 21_000, shares: 60_000, puts: -7_500, together: 52_500 },
    { level: 20_000, shares: 0, puts: -7_500, together: -7_500 },
    { level: 19_000, shares: -60_000, puts: -7_500, together: -67_500 },
    { level: 18_000, shares: -120_000, puts: 42_500, together: -77_500 },
    { level: 16_000, shares: -240_000, puts: 142_500, together: -97_500 },
  ]);
});

test("PRD-02, PRD-03 weights with decimals may add up to 100", () => {
  expect([isWhole([33.1, 33.2, 33.7]), isWhole([50, 50.01]), isWhole([])]).toEqual([
    true,
    false,
    false,
  ]);
});

test("PRD-05 contracts are rounded down, so a hedge never covers more than the portfolio", () => {
  const inputs = { portfolio: 1_900_000, beta: 1, index: 20_000, lot: 50, strike: 19_000 };
  const { contracts, cost } = computeHedgeSums({ ...inputs, premium: 100, levels: [20_000] });
  expect([contracts, cost]).toEqual([1, 5_000]);
});

test("PRD-04 a stock exactly at both limits passes the screen", () => {
  const stocks = [{ name: "At the edge", price: 90, high: 100, dividend: 2 }];
  expect(screenStocks({ stocks, limits: { below: 10, dividend: 2 } })[0]?.stays).toBe(true);
  expect(screenStocks({ stocks, limits: { below: 9.9, dividend: 2 } })[0]?.stays).toBe(false);
});

test("PRD-05 sums are grouped as in India and keep their sign", () => {
  expect(formatRupees(151_000)).toBe("₹\u00a01,51,000");
  expect(formatRupees(-7_500)).toBe("−₹\u00a07,500");
  expect([60_000, 0, -60_000].map(formatSignedRupees)).toEqual([
    "+₹\u00a060,000",
    "₹\u00a00",
    "−₹\u00a060,000",
  ]);
});
