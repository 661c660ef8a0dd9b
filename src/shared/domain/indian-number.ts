/** A comma before each pair of digits that is followed by pairs and the last three. */
const GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * In Indian grouping, as 1,51,000, with `least` to `most` decimals, rounded half away from zero: what
 * Intl.NumberFormat of "en-IN" writes of a figure below 10^11. Its first formatter alone takes a cheap
 * phone 40 ms, on each page with a figure.
 */
export function indianNumber(value: number, { least = 0, most = 3 } = {}): string {
  // Fifteen digits are what a number keeps of the decimals that it was written with: 1.005, not 1.00499….
  const scaled = Number((Math.abs(value) * 10 ** most).toPrecision(15));
  const digits = String(Math.round(scaled)).padStart(most + 1, "0");
  const whole = digits.slice(0, digits.length - most).replace(GROUPS, ",");
  const decimals = digits
    .slice(digits.length - most)
    .replace(/0+$/, "")
    .padEnd(least, "0");
  return (value < 0 ? "-" : "") + whole + (decimals && `.${decimals}`);
}
