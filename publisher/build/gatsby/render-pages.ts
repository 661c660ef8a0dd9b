import { stitchPages } from "./hash-files";
import { renderingInternals, type RenderHtml } from "./gatsby-internals";

// The builder calls this for a few pages, render-worker.cjs for many.

export { describePages } from "./hash-files";

/** Renders pages with their scripts, so that finished ones can be hashed meanwhile. */
export async function renderPages(...[segment]: Parameters<RenderHtml>): ReturnType<RenderHtml> {
  const rendered = await renderingInternals().renderHTMLProd(segment);
  await stitchPages(segment.paths);
  return rendered;
}
