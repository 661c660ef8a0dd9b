import figtree from "./fonts/figtree.woff2";
import fraunces from "./fonts/fraunces.woff2";

/** Preload links for the two faces that every page shows above the fold; for gatsby-ssr. */
export const fontPreloads = [figtree, fraunces].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
));
