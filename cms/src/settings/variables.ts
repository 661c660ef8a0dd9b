/** A web address, or null where the variable is empty. Throws one sentence that names it. */
export function webAddress(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new Error(`${name} must be an address that starts with http:// or https://.`);
}

type Bounds = { fallback: number; min: number; max: number };

/** A whole number within bounds. Throws one sentence that names the variable. */
export function wholeNumber(
  name: string,
  value: string | undefined,
  { fallback, min, max }: Bounds,
): number {
  if (!value) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  throw new Error(`${name} must be a whole number from ${min} to ${max}.`);
}

/** One of a few words. Throws one sentence that names the variable. */
export function oneOf<const Word extends string>(
  name: string,
  value: string | undefined,
  words: readonly Word[],
): Word | null {
  if (!value) return null;
  const word = words.find((each) => each === value);
  if (word !== undefined) return word;
  throw new Error(`${name} must be one of: ${words.join(", ")}.`);
}
