import { paths } from "../../domain/paths";
import type { Release } from "./release";

const FRAMED = `${paths.preview()}index.html`;

/** Returns the policy of a page's file, in which only the CMS may frame /preview/ (EDT-05). */
export function addFramePolicy(
  cmsOrigins: readonly string[],
  policy: Release["policy"],
  file: string,
): Release["policy"] {
  if (file !== FRAMED || cmsOrigins.length === 0) return policy;
  return { ...policy, "frame-ancestors": [...cmsOrigins] };
}
