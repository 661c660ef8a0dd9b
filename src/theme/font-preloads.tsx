import figtree from "./fonts/figtree.woff2";
import fraunces from "./fonts/fraunces.woff2";

const attributes = { rel: "preload", as: "font", type: "font/woff2", media: "(min-width: 64em)" };

/** Preload links of the two faces that every page shows above the fold on wide screens. */
export const fontPreloads = [figtree, fraunces].map((href) => (
  <link key={href} {...attributes} crossOrigin="anonymous" href={href} />
));
