import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { BuildArgs, NodePluginArgs } from "gatsby";
import type { Compiler } from "webpack";
import { isKnownGatsby, loadWorkerPool } from "./gatsby-internals";
import { RELEASE_ADAPTER } from "../../manifest/adapter";
import {
  KNOWN_FILES,
  readKnownFiles,
  writeKnownFiles,
  type KnownFiles,
} from "../../manifest/known-files";

// Hashes and compresses finished files on another core while the build makes the rest.

type Describers = ReturnType<typeof startDescribers>;

/** One core makes what they describe. */
const MAX_DESCRIBERS = 3;

export function startDescribers() {
  const WorkerPool = loadWorkerPool();
  const file = resolve("publisher/build/gatsby/hash-worker.cjs");
  const others = Math.max(1, availableParallelism() - 1);
  return new WorkerPool<typeof import("./hash-files")>(file, {
    numWorkers: Math.min(MAX_DESCRIBERS, others),
  });
}

/** The processes of a full build. */
let describers: Describers | undefined;
let ahead: Promise<KnownFiles>[] = [];
let stopFollowing: (() => void) | undefined;

/** Not for another host, whose adapter asks for nothing, nor with a Gatsby that may do otherwise. */
function isWanted({ store }: Pick<NodePluginArgs, "store">): boolean {
  const { adapter } = store.getState() as { adapter: { instance?: { name: string } } };
  return adapter.instance?.name === RELEASE_ADAPTER && isKnownGatsby();
}

function expect(describe: (single: Describers["single"]) => Promise<KnownFiles>): void {
  describers ??= startDescribers();
  const task = describe(describers.single);
  // Until the end nobody waits for it, which would end the process when it fails.
  task.catch(() => undefined);
  ahead.push(task);
}

/** A plugin of webpack: scripts and styles, while the pages' renderer is compiled. */
export const hashEmitted =
  (args: Pick<NodePluginArgs, "store">) =>
  ({ hooks }: Compiler): void => {
    hooks.afterEmit.tap("DescribeEmitted", ({ emittedAssets }) => {
      const names = [...emittedAssets].filter((name) => /\.(?:js|css)$/.test(name));
      if (names.length === 0 || !isWanted(args)) return;
      expect(({ hashFiles }) => hashFiles(names.map((name) => `/${name}`)));
    });
  };

/** Gatsby's onPreBuild: pages, while others are drawn. */
export function onPreBuild(args: BuildArgs): void {
  if (!isWanted(args)) return;
  const { emitter, store } = args;
  const onRendered = ({ payload }: { payload: string[] }) => {
    expect(({ finishPages }) => finishPages(payload));
    // They are by then: Gatsby need not read them all again.
    store.dispatch({ type: "SLICES_STITCHED" });
  };
  emitter.on("HTML_GENERATED", onRendered);
  stopFollowing = () => emitter.off("HTML_GENERATED", onRendered);
}

/** Runs before the adapter, which finds the hashes in its notes. Increments pass them directly. */
export async function noteDescribed(): Promise<void> {
  stopFollowing?.();
  const described = await Promise.all(ahead);
  await Promise.all(describers?.end() ?? []);
  describers = undefined;
  ahead = [];
  if (described.length === 0) return;
  writeKnownFiles(KNOWN_FILES, Object.assign(readKnownFiles(KNOWN_FILES), ...described));
}
