import * as v from "valibot";

// The default makes a missing key run through the transforms that follow.
const scalar = v.nullish(v.union([v.string(), v.number()]), null);
const anything = v.optional(v.unknown(), null);

/** Missing or blank takes the fallback. */
export const text = (fallback: string) =>
  v.pipe(
    scalar,
    v.transform((value) => cleaned(value) ?? fallback),
  );

export const optionalText = v.pipe(scalar, v.transform(cleaned));

/** A moment in ISO form (`2026-11-21T04:30:00.000Z`, `2026-11-21`), or null where it is not one. */
export const moment = v.pipe(
  optionalText,
  v.transform((value) =>
    value !== null && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))
      ? value
      : null,
  ),
);

export const requiredText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.minLength(1, "must not be empty"),
);

export const count = v.pipe(
  scalar,
  v.transform((value) => (typeof value === "string" ? value.replaceAll(",", "").trim() : value)),
  v.transform((value) => (value === null || value === "" ? 0 : +value)),
  v.number("must be a number"),
);

export const optionalCount = v.pipe(
  anything,
  v.transform((value) => {
    const number = typeof value === "string" && value.trim() !== "" ? +value : value;
    return typeof number === "number" && Number.isFinite(number) ? number : null;
  }),
);

/** Ids of other records; what is none is left out. */
export const ids = v.pipe(
  anything,
  v.transform((value) => (Array.isArray(value) ? value.flatMap(idOf) : [])),
);

/** A flag; "true" and 1 count as true, anything else as false. */
export const flag = v.pipe(
  anything,
  v.transform((value) => value === true || value === "true" || value === 1),
);

/** http, https or a path, whose leading slash may be missing; anything else is null (API-03). */
export const link = v.pipe(
  anything,
  v.transform((value) => (typeof value === "string" ? safeLink(value) : null)),
);

function idOf(value: unknown): string[] {
  return v.is(v.union([v.string(), v.number()]), value) ? [String(value)] : [];
}

function safeLink(value: string): string | null {
  const address = value.trim();
  if (address === "" || [...address].some(isControlOrBackslash)) return null;
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? address : null;
  // "//host" names another host without saying so, and "scheme:" is no path.
  if (address.startsWith("//") || /^[a-z][a-z0-9+.-]*:/i.test(address)) return null;
  return address.startsWith("/") ? address : `/${address}`;
}

function isControlOrBackslash(character: string): boolean {
  return character < " " || character === "\\" || character === "\u007f";
}

function cleaned(value: string | number | null): string | null {
  if (value === null) return null;
  const trimmed = String(value).trim();
  return trimmed === "" ? null : trimmed;
}
