import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { GatsbyWorkerPool } from "gatsby/dist/utils/worker/pool";
import type { GatsbyInternals, RenderHtml } from "./gatsby-internals";
import { renderPages } from "./render-pages";

/** For fewer pages, the builder alone is faster than the start of a worker. */
const MIN_PAGES_FOR_WORKERS = 200;

/** Renders pages for Gatsby's `buildHtml`, many of them in worker processes. */
export function createPageRenderer(gatsby: GatsbyInternals) {
  let workers: ReturnType<typeof startWorkers> | undefined;
  const { renderSlices } = gatsby;
  const renderHTMLProd: RenderHtml = (segment) =>
    workers ? workers.single.renderPages(segment) : renderPages(segment);
  return {
    /** Starts workers early if `pages`, the least number to be rendered, is large enough. */
    expect: (pages: number): void => {
      if (pages >= MIN_PAGES_FOR_WORKERS) workers ??= startWorkers(gatsby);
    },
    workerPool: { single: { renderSlices, renderHTMLProd } } as unknown as GatsbyWorkerPool,
    end: () => Promise.all(workers?.end() ?? []),
  };
}

/** More workers gain little, and each takes 200 MB of memory. */
const MAX_WORKERS = 4;

function startWorkers({ WorkerPool }: GatsbyInternals) {
  return new WorkerPool<typeof import("./render-pages")>(join(__dirname, "render-worker.cjs"), {
    numWorkers: Math.min(MAX_WORKERS, availableParallelism()),
    env: { GATSBY_NODE_GLOBALS: JSON.stringify(Reflect.get(globalThis, "__GATSBY") ?? {}) },
  });
}
