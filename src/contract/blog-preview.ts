import * as v from "valibot";
import { isObject, readRecord } from "./answer";
import { readBlog, type Blog } from "./blogs";
import { flag, requiredText } from "./fields";

/**
 * GET with {@link PREVIEW_HEADER}: a post as its editors have it now, published or not (ours, not
 * the source's). 403 for a token that was never made, 410 for one whose time is over, 404 where the
 * post is gone.
 */
export const blogPreviewPath = () => "/api/blogs/preview";

/** Carries the token: a header stands in no log, history or cache as an address does. */
export const PREVIEW_HEADER = "Preview-Token";

/** `until` is the ISO time at which the token ends; `draft`: this state is not published. */
export type BlogPreview = { blog: Blog; until: string; draft: boolean };

const CALL = "GET /api/blogs/preview";
const PreviewSchema = v.looseObject({ until: requiredText, draft: flag });

/** Reads a preview; null where the answer has no post. */
export function readBlogPreview(body: unknown): BlogPreview | null {
  const blog = readBlog(body, CALL);
  if (blog === null) return null;
  const stated = isObject(body) ? body.preview : undefined;
  const { until, draft } = readRecord(CALL, PreviewSchema, stated, "preview");
  return { blog, until, draft };
}
