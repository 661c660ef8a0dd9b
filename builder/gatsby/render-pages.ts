import { resolve } from "node:path";
import {
  loadRenderingInternals,
  loadStitchingInternals,
  type RenderHtml,
} from "./gatsby-internals";

// The builder calls this for a few pages, render-worker.cjs for many.

/** Renders pages and puts their scripts into them, for which Gatsby would read all pages again. */
export async function renderPages(...[segment]: Parameters<RenderHtml>): ReturnType<RenderHtml> {
  const rendered = await loadRenderingInternals().renderHTMLProd(segment);
  const { stitchSliceForAPage } = loadStitchingInternals();
  const publicDir = resolve("public");
  await Promise.all(segment.paths.map((pagePath) => stitchSliceForAPage({ pagePath, publicDir })));
  return rendered;
}
