import { resolve } from "node:path";
import { describePages } from "../adapter/describe-pages";
import type { KnownFiles } from "../adapter/known-files";
import { renderingInternals, type RenderHtml } from "./gatsby-internals";

// What the builder does itself for a few pages, and render-worker.cjs for many.

/**
 * Renders pages and puts the scripts into them, which Gatsby would do after all: what is whole can be
 * described while others are rendered.
 */
export async function renderPages(...[segment]: Parameters<RenderHtml>): ReturnType<RenderHtml> {
  const { renderHTMLProd, stitchSliceForAPage } = renderingInternals();
  const rendered = await renderHTMLProd(segment);
  const publicDir = resolve("public");
  await Promise.all(segment.paths.map((pagePath) => stitchSliceForAPage({ pagePath, publicDir })));
  return rendered;
}

export const describeRendered = (pages: string[]): Promise<KnownFiles> =>
  describePages(resolve("public"), pages);
