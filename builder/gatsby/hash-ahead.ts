import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { BuildArgs, NodePluginArgs } from "gatsby";
import type { Compiler } from "webpack";
import { isKnownGatsby, loadWorkerPool } from "./gatsby-internals";
import { RELEASE_ADAPTER } from "../manifest/adapter";
import {
  KNOWN_FILES,
  readKnownFiles,
  writeKnownFiles,
  type KnownFiles,
} from "../manifest/known-files";

// Hashes and compresses finished files on other cores while the build creates the rest.

type HashWorkers = ReturnType<typeof startHashWorkers>;

/** One more core runs the build. */
const MAX_HASH_WORKERS = 3;

/** Starts a pool of processes that hash and compress files, leaving one core to the build. */
export function startHashWorkers() {
  const WorkerPool = loadWorkerPool();
  const file = resolve("builder/gatsby/hash-worker.cjs");
  const others = Math.max(1, availableParallelism() - 1);
  return new WorkerPool<typeof import("./hash-files")>(file, {
    numWorkers: Math.min(MAX_HASH_WORKERS, others),
  });
}

/** Worker processes of the running full build. */
let hashWorkers: HashWorkers | undefined;
let tasks: Promise<KnownFiles>[] = [];
let stopFollowing: (() => void) | undefined;

/** True with our adapter, the only user of the hashes, and a Gatsby version whose internals are known. */
function shouldHash({ store }: Pick<NodePluginArgs, "store">): boolean {
  const { adapter } = store.getState() as { adapter: { instance?: { name: string } } };
  return adapter.instance?.name === RELEASE_ADAPTER && isKnownGatsby();
}

function addTask(startTask: (single: HashWorkers["single"]) => Promise<KnownFiles>): void {
  hashWorkers ??= startHashWorkers();
  const task = startTask(hashWorkers.single);
  // The end of the build awaits it; an unhandled rejection before would stop the process.
  task.catch(() => undefined);
  tasks.push(task);
}

/** Returns a webpack plugin that hashes scripts and styles while the page renderer is compiled. */
export const hashEmitted =
  (args: Pick<NodePluginArgs, "store">) =>
  ({ hooks }: Compiler): void => {
    hooks.afterEmit.tap("HashEmitted", ({ emittedAssets }) => {
      const names = [...emittedAssets].filter((name) => /\.(?:js|css)$/.test(name));
      if (names.length === 0 || !shouldHash(args)) return;
      addTask(({ hashFiles }) => hashFiles(names.map((name) => `/${name}`)));
    });
  };

/** Gatsby's onPreBuild: hashes pages while others are rendered. */
export function onPreBuild(args: BuildArgs): void {
  if (!shouldHash(args)) return;
  const { emitter, store } = args;
  const onRendered = ({ payload }: { payload: string[] }) => {
    addTask(({ finishPages }) => finishPages(payload));
    // finishPages stitches them, so Gatsby need not read all pages again.
    store.dispatch({ type: "SLICES_STITCHED" });
  };
  emitter.on("HTML_GENERATED", onRendered);
  stopFollowing = () => emitter.off("HTML_GENERATED", onRendered);
}

/** Writes the hashes to the file that the adapter reads next. Increments pass them directly. */
export async function writeHashes(): Promise<void> {
  stopFollowing?.();
  const results = await Promise.all(tasks);
  await Promise.all(hashWorkers?.end() ?? []);
  hashWorkers = undefined;
  tasks = [];
  if (results.length === 0) return;
  writeKnownFiles(KNOWN_FILES, Object.assign(readKnownFiles(KNOWN_FILES), ...results));
}
