import { decodeUri, paths } from "../../../src/shared/domain/paths";
import { toSlugSegment } from "../../../src/shared/domain/slug";

/** Returns the unencoded path of a post, with a final slash. */
export const toPostPath = (slug: string): string => paths.blog(toSlugSegment(slug));

/** Returns an address of this site as redirects store it, unencoded with final slash; null for others. */
export function toSitePath(value: string): string | null {
  const path = value.trim().split("/").map(decodeUri).join("/").normalize("NFC");
  if (!/^\/(?![/\\])[^\\?#\s\p{Cc}]*$/u.test(path)) return null;
  return path.replace(/\/*$/, "/");
}

/** Error for an address that is not on this site. */
export const NO_SITE_PATH =
  "Choose an entry of the list, or type an address of this site that starts with /.";
