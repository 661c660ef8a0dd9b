const formats = new Map<string, Intl.NumberFormat>();

/**
 * In Indian grouping, as 1,51,000. Formatters are kept: making one takes a phone longer than a page
 * of figures.
 */
export function indianNumber(value: number, { least = 0, most = 3 } = {}): string {
  const key = `${least}-${most}`;
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = formats.get(key) ?? new Intl.NumberFormat("en-IN", digits);
  formats.set(key, format);
  return format.format(value);
}
