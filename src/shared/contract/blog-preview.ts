import * as v from "valibot";
import { isObject, readRecord, defineEndpoint, type Reader } from "./response";
import { readBlog, type Blog, type BlogWire } from "./blogs";
import { flag, requiredText, toRecord } from "./fields";

/** Carries the token: unlike an address, a header is in no log, history or cache. */
export const PREVIEW_HEADER = "Preview-Token";

/** `until`: the token's expiry (ISO); `cmsOrigins`: origins of pages that may report saves. */
const PreviewSchema = toRecord({
  until: requiredText,
  draft: flag,
  cmsOrigins: v.fallback(v.optional(v.array(v.string()), []), []),
});
type Preview = v.InferOutput<typeof PreviewSchema>;

type PreviewWire = { data: BlogWire; preview: v.InferInput<typeof PreviewSchema> };

const readDraft: Reader<PreviewWire, ({ blog: Blog } & Preview) | null> = (body, call) => {
  const blog = readBlog(body, call);
  if (blog === null) return null;
  const preview = isObject(body) ? body.preview : undefined;
  return { blog, ...readRecord(call, PreviewSchema, preview, "preview") };
};

/** A post's draft. 403: unknown token, 410: expired token, 404: removed post. */
export const blogPreviewEndpoint = defineEndpoint({ path: "/api/blogs/preview", read: readDraft });
