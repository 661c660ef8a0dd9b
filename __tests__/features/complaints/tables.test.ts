import { toCsv } from "../../../src/features/complaints/csv-button";
import { computeTrendTotal } from "../../../src/features/complaints/complaint-trends";

test("CHR-03 a download opens as UTF-8, with text in quotes and figures as figures", () => {
  expect(
    toCsv([
      ["Month", "Received"],
      ['May "2026", revised', 1204],
      ["जून 2026", -1],
    ]),
  ).toBe('\uFEFF"Month","Received"\r\n"May ""2026"", revised",1204\r\n"जून 2026",-1\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", "\uFEFF=1"])(
  "CHR-03 text that a spreadsheet would run is shown instead: %j",
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

test("CHR-03 the grand total sums received and resolved, and shows pending", () => {
  const toRow = (period: string, figures: number[]) => {
    const [carriedForward = 0, received = 0, resolved = 0, pending = 0] = figures;
    return { period, carriedForward, received, resolved, pending, note: null };
  };
  expect(
    computeTrendTotal([toRow("April 2026", [3, 5, 4, 4]), toRow("May 2026", [4, 2, 5, 1])]),
  ).toEqual({ carriedForward: 3, received: 7, resolved: 9, pending: 1 });
  expect(computeTrendTotal([])).toEqual({
    carriedForward: 0,
    received: 0,
    resolved: 0,
    pending: 0,
  });
});
