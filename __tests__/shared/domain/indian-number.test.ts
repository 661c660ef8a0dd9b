import { formatIndianNumber } from "../../../src/shared/domain/indian-number";

const FIGURES = [
  ...[0, 1, 12, 999, 1000, 75_000, 99_999, 100_000, 151_000, 1_234_567, 98_765_432_109],
  ...[0.5, 4.9, 1.005, 2.675, 0.0005, 0.0004, 12.3456, 999.9995, 448.5, 151_000.25, 9_999_999.95],
];

const DIGITS = [
  {},
  { maxDigits: 4 },
  { minDigits: 1, maxDigits: 1 },
  { minDigits: 0, maxDigits: 0 },
  { minDigits: 2, maxDigits: 2 },
];

test.each(DIGITS)("figures are formatted like Intl's for India: %j", (digits) => {
  const { minDigits = 0, maxDigits = 3 }: { minDigits?: number; maxDigits?: number } = digits;
  const intl = new Intl.NumberFormat("en-IN", {
    minimumFractionDigits: minDigits,
    maximumFractionDigits: maxDigits,
  });
  for (const figure of FIGURES.flatMap((value) => (value === 0 ? [0] : [value, -value]))) {
    expect(formatIndianNumber(figure, digits)).toBe(intl.format(figure));
  }
});
