import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { GatsbyWorkerPool } from "gatsby/dist/utils/worker/pool";
import pLimit from "p-limit";
import type { KnownFiles } from "../adapter/known-files";
import type { GatsbyInternals, RenderHtml } from "./gatsby-internals";
import { describeRendered, renderPages } from "./render-pages";

/** Fewer are rendered in the builder before a worker has started. */
const PAGES_OF_WORKERS = 200;

/** Renders pages for Gatsby's `buildHtml`; if there are `many`, in processes of their own. */
export function startPageRenderer(gatsby: GatsbyInternals, many: number) {
  const workers = many >= PAGES_OF_WORKERS ? startWorkers(gatsby) : undefined;
  const { render, describe } = workers
    ? { render: workers.single.renderPages, describe: workers.single.describeRendered }
    : { render: renderPages, describe: describeRendered };
  // Here fifty pages after another, so that others can be described meanwhile.
  const limit = pLimit(workers ? Infinity : 1);
  const described: Promise<KnownFiles>[] = [];
  const renderHTMLProd: RenderHtml = async (segment) => {
    const rendered = await limit(() => render(segment));
    const task = describe(segment.paths);
    // What fails is told by `end`; until then nobody waits for it, which would end the process.
    task.catch(() => undefined);
    described.push(task);
    return rendered;
  };
  const { renderSlices } = gatsby;
  return {
    workerPool: { single: { renderSlices, renderHTMLProd } } as unknown as GatsbyWorkerPool,
    /** What the pages' files are. */
    end: async (): Promise<KnownFiles> => {
      const files: KnownFiles = Object.assign({}, ...(await Promise.all(described)));
      await Promise.all(workers?.end() ?? []);
      return files;
    },
  };
}

/** More would take memory for little: a process has some 200 MB. */
const MOST_WORKERS = 4;

function startWorkers({ WorkerPool }: GatsbyInternals) {
  return new WorkerPool<typeof import("./render-pages")>(join(__dirname, "render-worker.cjs"), {
    numWorkers: Math.min(MOST_WORKERS, availableParallelism()),
    env: { GATSBY_NODE_GLOBALS: JSON.stringify(Reflect.get(globalThis, "__GATSBY") ?? {}) },
  });
}
