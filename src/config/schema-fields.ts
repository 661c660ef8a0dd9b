import * as v from "valibot";
import { iconNames } from "./icon-names";

// Fields that the schemas of content/ share.

/** Text that says something. */
export const words = v.pipe(
  v.string("must be text"),
  v.trim(),
  v.minLength(1, "must not be empty"),
);

export const email = v.pipe(words, v.email("must be an e-mail address"));

const httpsOnly = "must be an address that starts with https://";

/** An address outside the site. */
export const address = v.pipe(words, v.startsWith("https://", httpsOnly), v.url(httpsOnly));

/** An icon by its name. */
export const icon = v.picklist(iconNames, `must be an icon: ${iconNames.join(", ")}`);

/** What search engines read of a page. */
export const meta = v.strictObject({
  title: words,
  description: words,
  keywords: v.optional(words),
});
