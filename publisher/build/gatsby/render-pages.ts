import { stitchPages } from "./hash-files";
import { renderingInternals, type RenderHtml } from "./gatsby-internals";

// What the builder does itself for a few pages, and render-worker.cjs for many.

export { describePages } from "./hash-files";

/** Renders pages with their scripts, so that complete ones can be described meanwhile. */
export async function renderPages(...[segment]: Parameters<RenderHtml>): ReturnType<RenderHtml> {
  const rendered = await renderingInternals().renderHTMLProd(segment);
  await stitchPages(segment.paths);
  return rendered;
}
