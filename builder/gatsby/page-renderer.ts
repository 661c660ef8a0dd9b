import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { GatsbyWorkerPool } from "gatsby/dist/utils/worker/pool";
import pLimit from "p-limit";
import { startHashWorkers } from "./hash-ahead";
import type { KnownFiles } from "../manifest/known-files";
import type { GatsbyInternals, RenderHtml } from "./gatsby-internals";
import { hashPages, renderPages } from "./render-pages";

/** For fewer pages, the builder alone is faster than the start of a worker. */
const MIN_PAGES_FOR_WORKERS = 200;
/** As above, for workers that only hash. */
const MIN_PAGES_FOR_HASHING = 30;

/** Renders pages for Gatsby's `buildHtml`, many of them in worker processes. */
export function createPageRenderer(gatsby: GatsbyInternals) {
  let workers: ReturnType<typeof startWorkers> | undefined;
  let hashWorkers: ReturnType<typeof startHashWorkers> | undefined;
  // One segment of fifty pages at a time, so that finished ones are hashed in parallel.
  const renderQueue = pLimit(1);
  const tasks: Promise<KnownFiles>[] = [];
  const renderHTMLProd: RenderHtml = async (segment) => {
    const rendered = await (workers
      ? workers.single.renderPages(segment)
      : renderQueue(() => renderPages(segment)));
    const hash = (workers ?? hashWorkers)?.single.hashPages ?? hashPages;
    const task = hash(segment.paths);
    // `end` reports a failure; an unhandled rejection before it would stop the process.
    task.catch(() => undefined);
    tasks.push(task);
    return rendered;
  };
  const { renderSlices } = gatsby;
  return {
    /** Starts workers early if `pages`, the least number to be rendered, is large enough. */
    expect: (pages: number): void => {
      if (pages >= MIN_PAGES_FOR_HASHING) hashWorkers ??= startHashWorkers();
      if (pages >= MIN_PAGES_FOR_WORKERS) workers ??= startWorkers(gatsby);
    },
    workerPool: { single: { renderSlices, renderHTMLProd } } as unknown as GatsbyWorkerPool,
    /** Ends the workers. Returns the hashes of all rendered pages; throws if one failed. */
    end: async (): Promise<KnownFiles> => {
      const files: KnownFiles = Object.assign({}, ...(await Promise.all(tasks)));
      await Promise.all([...(workers?.end() ?? []), ...(hashWorkers?.end() ?? [])]);
      return files;
    },
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
