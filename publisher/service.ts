import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { RebuildStatus } from "../src/shared/contract/rebuild";
import { ProcessSupervisor } from "../server/process/process-supervisor";
import { confirmHeld, heldRelease, type Held } from "./release/held";
import {
  isRolledBack,
  linkedId,
  liveRelease,
  newestRelease,
  releaseIds,
  type StoredRelease,
} from "../src/shared/node/release/release-store";
import { buildAndPublish } from "./build/build-and-publish";
import { SiteBuilder, type BuildOptions } from "./build/site-builder";
import { everyNight } from "./queue/nightly";
import { pollContentVersion } from "./queue/poll";
import { DEFAULT_TIMING, RebuildQueue, type BuildTiming, type QueueEvent } from "./queue/queue";
import { statusRoute } from "./queue/status-route";
import { webhookRoute } from "./queue/webhook-route";

type RebuildServiceOptions = {
  /** None: webhooks are answered with 503. */
  secrets: string[];
  /** Null: nobody may read the status. */
  token: string | null;
  pollMs: number;
  build: BuildOptions;
  apiHost: string;
  stateFile: string;
  log: (event: QueueEvent) => void;
  timing?: BuildTiming;
  /** Nothing is built before it settles: the CMS has started. */
  waitFor?: Promise<unknown>;
};

export type RebuildService = ReturnType<typeof createRebuildService>;

/** Requests of one address in a minute: a burst of deliveries passes, a flood does not. */
const MAX_PER_MINUTE = 600;

export function createRebuildService(options: RebuildServiceOptions) {
  const { build, stateFile, apiHost, secrets, token, pollMs, timing, waitFor, log } = options;
  const supervisor = new ProcessSupervisor();
  const live = memoized(build.releases, linkedId, liveRelease);
  const newest = memoized(build.releases, (folder) => releaseIds(folder).at(-1), newestRelease);
  const queue: RebuildQueue = new RebuildQueue({
    file: stateFile,
    build: (wish) => buildAndPublish(builder, build, wish),
    inputs: build.inputs,
    log,
    timing: timing ?? (build.warm ? { ...DEFAULT_TIMING, debounceMs: 0 } : DEFAULT_TIMING),
    waitFor,
  });
  // Kept in memory, and built, even where it could not be noted.
  const request = (wish?: { fromNothing: boolean }) =>
    queue.request(wish).catch((error: unknown) => log({ event: "unsaved", error }));
  const rolledBack = () => isRolledBack(build.releases);
  /** For no change: a roll-back holds. */
  const refresh = async (wish?: { fromNothing: boolean }) => {
    if (!rolledBack()) await request(wish);
  };
  const builder = new SiteBuilder(build, supervisor, {
    onOutgrown: () => void refresh(),
    distrust: (inputs) =>
      queue.state.distrust?.inputs === inputs
        ? "a build from nothing was not what increments had made; they are off"
        : undefined,
  });
  const endNights = build.warm
    ? everyNight(() => void refresh({ fromNothing: true }))
    : () => undefined;
  const endPoll = pollContentVersion({
    apiHost,
    everyMs: pollMs,
    newest: () => newest()?.contentVersion ?? null,
    isRolledBack: rolledBack,
    isBusy: () => queue.state.pending !== null || queue.state.buildingSince !== null,
    onBehind: () => void request(),
  });
  return {
    queue,
    request,
    /** The first change is to find the builder warm. */
    warmUp: async () => {
      if (build.warm) await refresh();
    },
    routes: async (scope: FastifyInstance) => {
      await scope.register(rateLimit, { max: MAX_PER_MINUTE, timeWindow: 60_000 });
      await statusRoute(scope, {
        token,
        status: () =>
          statusOf(queue, live(), linkedId(build.releases), heldRelease(build.releases)),
      });
      await webhookRoute(scope, {
        secrets,
        take: (id, fromNothing) => queue.take(id, fromNothing),
        confirm: (held) => confirmHeld(build.releases, held),
      });
    },
    close: async () => {
      endPoll();
      endNights();
      const closed = queue.close();
      await supervisor.endAll();
      await closed;
    },
  };
}

type Live = RebuildStatus["live"];

/** Reads a release only when the name that leads to it has changed. */
function memoized(
  folder: string,
  idOf: (folder: string) => string | undefined,
  read: (folder: string) => StoredRelease | undefined,
): () => Live {
  let from: string | undefined;
  let known: Live = null;
  return () => {
    const id = idOf(folder);
    if (known === null || id !== from) {
      const stored = read(folder);
      from = id;
      known = stored ? liveOf(stored) : null;
    }
    return known;
  };
}

function liveOf({ id, release: { contentVersion, posts } }: StoredRelease): Live {
  return { release: id, contentVersion, posts };
}

function statusOf(
  { state }: RebuildQueue,
  live: Live,
  linked?: string,
  held: Held | null = null,
): RebuildStatus {
  const { taken: _, ...shown } = state;
  const unreadable = linked !== undefined && linked !== live?.release ? linked : null;
  return { live, unreadable, held, ...shown };
}
