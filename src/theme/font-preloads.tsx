import figtree from "./fonts/figtree.woff2";
import fraunces from "./fonts/fraunces.woff2";
import { wideQuery } from "./tokens";

const attributes = { rel: "preload", as: "font", type: "font/woff2", media: wideQuery };

/** Preload links of the two faces that every page shows above the fold on wide screens. */
export const fontPreloads = [figtree, fraunces].map((href) => (
  <link key={href} {...attributes} crossOrigin="anonymous" href={href} />
));
