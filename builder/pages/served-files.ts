import { isStaticFile } from "./content-pages";

const GENERATED =
  /^\/(?:sitemap-(?:index|\d+)\.xml|ipo-calendar\.ics|robots\.txt|blogs\/(?:feed\.xml|atom\.xml|feed\.json)|blogs\/category\/[^/]+\/feed\.xml|\.well-known\/security\.txt)$/;

/** True for a path of a file in static/, or of a file that each build writes. */
export function isServedFile(path: string): boolean {
  return GENERATED.test(path) || isStaticFile(path);
}
