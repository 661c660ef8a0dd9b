import figtree from "./fonts/figtree.woff2";
import fraunces from "./fonts/fraunces.woff2";
import { wideQuery } from "./tokens";

const attributes = { rel: "preload", as: "font", type: "font/woff2", media: wideQuery };

/** Chooses the faces while the document loads, so that zooming or turning never swaps them (0008). */
const chooseFaces = `matchMedia("${wideQuery}").matches&&(document.documentElement.dataset.faces="")`;

/** Head elements: the choice of faces, and preloads of the two above the fold on wide screens. */
export const fontElements = [
  <script key="faces" dangerouslySetInnerHTML={{ __html: chooseFaces }} />,
  ...[figtree, fraunces].map((href) => (
    <link key={href} {...attributes} crossOrigin="anonymous" href={href} />
  )),
];
