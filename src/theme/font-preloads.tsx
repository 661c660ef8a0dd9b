import figtree from "./fonts/figtree.woff2";
import fraunces from "./fonts/fraunces.woff2";

/** Preload links of the two faces that every page shows above the fold. */
export const fontPreloads = [figtree, fraunces].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
));
