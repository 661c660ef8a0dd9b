import * as v from "valibot";

// Fields that the schemas of content/ share.

/** Text that says something. */
export const words = v.pipe(
  v.string("must be text"),
  v.trim(),
  v.minLength(1, "must not be empty"),
);

const httpsOnly = "must be an address that starts with https://";

/** An address outside the site. */
export const address = v.pipe(words, v.startsWith("https://", httpsOnly), v.url(httpsOnly));
