import { decoded, paths } from "../../../src/shared/domain/paths";
import { slugSegment } from "../../../src/shared/domain/slug";

export const postPath = (slug: string): string => paths.blog(slugSegment(slug));

/** An address of this site as redirects keep it: not encoded, with its last slash; null where it is none. */
export function sitePath(value: string): string | null {
  const path = value.trim().split("/").map(decoded).join("/").normalize("NFC");
  if (!/^\/(?![/\\])[^\\?#\s\p{Cc}]*$/u.test(path)) return null;
  return path.replace(/\/*$/, "/");
}

/** Error for an address that is not on this site. */
export const NO_SITE_PATH = "Use an address of this site that starts with /.";
