import * as v from "valibot";
import { isoDay } from "../shared/contract/iso-day";

/** Icons that content may name. The type check fails if one has no path in src/ui/icon.tsx. */
const iconNames = ["advice", "basket", "screener", "flows", "portfolio", "shield"] as const;

export const nonEmptyText = v.pipe(
  v.string(
    "must be text: put a number, a date, true, false, or a value with : or { in double quotes",
  ),
  v.trim(),
  v.minLength(1, "must not be empty"),
);

export const day = v.pipe(nonEmptyText, isoDay);

/** Returns entries of an object schema: the same schema for each key. */
export const pickEntries = <Schema, Key extends string>(schema: Schema, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;

/** Returns the entries of an object schema whose values are non-empty texts. */
export const pickTexts = <Key extends string>(...keys: Key[]) => pickEntries(nonEmptyText, ...keys);

/** Returns an object schema whose values are non-empty texts. */
export const toTexts = <Key extends string>(...keys: Key[]) => v.strictObject(pickTexts(...keys));

/** Returns a schema of a list with at least one item; `what` names the item in errors. */
export const createList = <T>(item: v.GenericSchema<unknown, T>, what = "entry") =>
  v.pipe(v.array(item), v.minLength(1, `must contain at least one ${what}`));

/** Names of the claims in a text, each marked with a link to its source. */
export const claims = v.optional(v.array(nonEmptyText));

export const email = v.pipe(nonEmptyText, v.email("must be an e-mail address"));

const httpsOnly = "must be an address that starts with https://";

/** An address outside the site. */
export const address = v.pipe(nonEmptyText, v.startsWith("https://", httpsOnly), v.url(httpsOnly));

export const icon = v.picklist(iconNames, `must be an icon: ${iconNames.join(", ")}`);

/** Texts of a page for search engines. */
export const meta = v.strictObject({
  title: nonEmptyText,
  description: nonEmptyText,
  keywords: v.optional(nonEmptyText),
});
