import type { Site } from "./site.schema";

const SHORT_KEYS: Record<string, string> = { product: "brand.product", company: "brand.company" };

export class UnknownPlaceholder extends Error {
  override name = "UnknownPlaceholder";

  constructor(readonly placeholder: string) {
    const hint = /\.\d/.test(placeholder)
      ? " (lists count from 0: if an entry was removed, all later numbers moved)"
      : "";
    super(`{${placeholder}} is not a text of content/site.yaml or content/claims.yaml${hint}`);
  }
}

/** Fills {product}, {claims.…} and dotted keys of site.yaml. Throws {@link UnknownPlaceholder}. */
export function fillPlaceholders(
  text: string,
  site: Site,
  encodeValue: (value: string, key: string) => string = (value) => value,
): string {
  return text.replace(/\{([a-z][\w.]*)\}/gi, (_, key: string) =>
    encodeValue(resolveValue(site, key), key),
  );
}

/** Fills the placeholders of every text in a value read from YAML. */
export function fillValues<T>(value: T, site: Site): T;
export function fillValues(value: unknown, site: Site): unknown {
  if (typeof value === "string") return fillPlaceholders(value, site);
  if (Array.isArray(value)) return value.map((item: unknown) => fillValues(item, site));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, fillValues(item, site)]),
  );
}

function resolveValue(site: Site, key: string): string {
  const path = SHORT_KEYS[key] ?? key;
  const value = path.split(".").reduce<unknown>((current, part) => {
    if (typeof current !== "object" || current === null) return undefined;
    return Object.entries(current).find(([name]) => name === part)?.[1];
  }, site);
  if (typeof value === "string" || typeof value === "number") return String(value);
  throw new UnknownPlaceholder(key);
}
