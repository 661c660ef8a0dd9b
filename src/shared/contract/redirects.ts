import * as v from "valibot";
import { BlogCategorySchema } from "./blogs";
import { defineEndpoint } from "./response";
import { createPageReader } from "./paged-list";
import { flag, link, requiredText, toRecord } from "./fields";

/** A path of the site, not encoded; it may have a query, such as "/?p=77". */
export const sitePath = v.pipe(
  requiredText,
  v.regex(/^\/(?![/\\])[^\\#\p{Cc}]*$/u, "must be a path of the site"),
);

/** An old address: it redirects `to` a page, or is `gone` and lists posts of its category. */
const RedirectSchema = toRecord({
  from: sitePath,
  to: link,
  gone: flag,
  category: v.fallback(v.nullish(BlogCategorySchema, null), null),
});
export type Redirect = v.InferOutput<typeof RedirectSchema>;

/** Redirects of a page of the list; the CMS sends no more at once. */
export const REDIRECTS_LIMIT = 1000;

/**
 * Optional: a host without it has no redirects (EDT-01, EDT-02). `page` counts from 1; `from` asks
 * for the redirect of one address. A host that ignores both sends all redirects at once.
 */
export const redirectsEndpoint = defineEndpoint({
  path: "/api/redirects",
  read: createPageReader(RedirectSchema),
});
