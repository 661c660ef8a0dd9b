import { paths } from "../../domain/paths";
import type { Release } from "./release";

const FRAMED = `${paths.preview()}index.html`;

/** The policy of a page's file: the CMS's own pages, and nobody else's, may frame /preview/ (EDT-05). */
export function framedBy(
  cmsOrigins: readonly string[],
  policy: Release["policy"],
  file: string,
): Release["policy"] {
  if (file !== FRAMED || cmsOrigins.length === 0) return policy;
  return { ...policy, "frame-ancestors": [...cmsOrigins] };
}
