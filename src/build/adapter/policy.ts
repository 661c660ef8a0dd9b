import type { Release } from "../../config/release";

/** An empty style element: Emotion makes one and fills it through the CSSOM. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export type PolicyHosts = {
  /** Origins that the browser asks for data, beside the site's own. */
  connect: string[];
  /** Origins of pictures, beside the site's own. */
  pictures: string[];
  /** Origins of embedded videos and maps. */
  frames: string[];
};

/**
 * The Content-Security-Policy of every page, to which the server adds the hashes of the page's own
 * inline scripts and styles. Style attributes (positions, lengths) are allowed: they run nothing.
 */
export function contentPolicy({ connect, pictures, frames }: PolicyHosts): Release["policy"] {
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", EMPTY],
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
