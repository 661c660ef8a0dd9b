import { stitchPages } from "./hash-files";
import { renderingInternals, type RenderHtml } from "./gatsby-internals";

// What the builder does itself for a few pages, and render-worker.cjs for many.

export { describePages } from "./hash-files";

/**
 * Renders pages and puts the scripts into them, which Gatsby would do after all: what is whole can be
 * described while others are rendered.
 */
export async function renderPages(...[segment]: Parameters<RenderHtml>): ReturnType<RenderHtml> {
  const rendered = await renderingInternals().renderHTMLProd(segment);
  await stitchPages(segment.paths);
  return rendered;
}
