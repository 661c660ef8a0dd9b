import { stitchPages } from "./hash-files";
import { loadRenderingInternals, type RenderHtml } from "./gatsby-internals";

// The builder calls this for a few pages, render-worker.cjs for many.

export { hashPages } from "./hash-files";

/** Renders pages with their scripts in segments, so that finished ones are hashed in parallel. */
export async function renderPages(...[segment]: Parameters<RenderHtml>): ReturnType<RenderHtml> {
  const rendered = await loadRenderingInternals().renderHTMLProd(segment);
  await stitchPages(segment.paths);
  return rendered;
}
