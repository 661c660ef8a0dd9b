import type { Site } from "../../src/content/site.schema";
import type { Release } from "../../src/shared/node/release/release";
import { EMBED_ORIGIN } from "../../src/shared/domain/video-addresses";

/** Hash of an empty style element, which Emotion fills through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export type PolicyHosts = { connect: string[]; pictures: string[]; frames: string[] };

/** Returns the policy of every page without its inline hashes. Style attributes are allowed: they run nothing. */
export function createContentPolicy({ connect, pictures, frames }: PolicyHosts): Release["policy"] {
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", EMPTY_STYLE_HASH],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
}

/** Returns other origins that a page may use. Pictures may have any HTTPS address, as editors paste them. */
export function listPolicyHosts(
  browserApiHost: string,
  videoSearchUrl: string,
  site: Site,
): PolicyHosts {
  const maps = site.offices.flatMap(({ mapEmbedUrl, mapUrl }) => mapEmbedUrl ?? mapUrl ?? []);
  return {
    connect: listOrigins([browserApiHost, videoSearchUrl]),
    pictures: ["https:", ...listOrigins([browserApiHost])],
    frames: listOrigins([EMBED_ORIGIN, ...maps]),
  };
}

function listOrigins(addresses: readonly string[]): string[] {
  const absolute = addresses.filter((address) => URL.canParse(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}
