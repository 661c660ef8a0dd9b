import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { RebuildStatus } from "../../src/contract/rebuild";
import { Running } from "../process/running";
import { liveId, readRelease, releaseIds, releasePaths } from "../releases/store";
import { pollContentVersion } from "./poll";
import { PATIENCE, RebuildQueue, type Patience, type QueueEvent } from "./queue";
import { buildAndPublish, type BuildOptions } from "./run-build";
import type { RebuildSettings } from "./settings";
import { tellStatus } from "./status";
import { takeWebhooks } from "./webhook";

export type RebuildServiceOptions = RebuildSettings & {
  build: BuildOptions;
  apiHost: string;
  /** Where the queue's state is kept. */
  stateFile: string;
  log: (event: QueueEvent) => void;
  patience?: Patience;
};

export type RebuildService = {
  /** The routes, for the site server. */
  routes: (scope: FastifyInstance) => Promise<void>;
  queue: RebuildQueue;
  /** Ends the poll and the build under way. */
  close: () => Promise<void>;
};

/** Requests of one address in a minute: a burst of deliveries passes, a flood does not. */
const MOST_A_MINUTE = 600;

/** Takes webhooks, builds, publishes, tells how it stands (BLD-05). */
export function createRebuildService(options: RebuildServiceOptions): RebuildService {
  const { build, stateFile, apiHost, secrets, token, pollMs, patience = PATIENCE, log } = options;
  const running = new Running();
  const live = remembered(build.releases, liveId);
  const newest = remembered(build.releases, (folder) => releaseIds(folder).at(-1));
  const queue = new RebuildQueue({
    file: stateFile,
    build: () => buildAndPublish(build, running),
    log,
    patience,
  });
  const endPoll = pollContentVersion({
    apiHost,
    everyMs: pollMs,
    newest: () => newest()?.contentVersion ?? null,
    onBehind: () => {
      // Kept in memory, and built, even where it could not be noted.
      queue.request().catch((error: unknown) => log({ event: "unsaved", error }));
    },
  });
  return {
    queue,
    routes: async (scope) => {
      await scope.register(rateLimit, { max: MOST_A_MINUTE, timeWindow: 60_000 });
      await tellStatus(scope, { token, status: () => statusOf(queue, live()) });
      await takeWebhooks(scope, { secrets, take: (id) => queue.take(id) });
    },
    close: async () => {
      endPoll();
      const closed = queue.close();
      await running.endAll();
      await closed;
    },
  };
}

type Live = RebuildStatus["live"];

/** Tells one of the releases; its description is large, and read once for each. */
function remembered(folder: string, idOf: (folder: string) => string | undefined): () => Live {
  let known: Live = null;
  return () => {
    const id = idOf(folder);
    if (id === undefined) return null;
    if (known?.release !== id) {
      const { contentVersion, posts } = readRelease(releasePaths(folder).release(id));
      known = { release: id, contentVersion, posts };
    }
    return known;
  };
}

function statusOf({ state }: RebuildQueue, live: Live): RebuildStatus {
  const { pending, buildingSince, failures, nextTry, lastError, lastBuild } = state;
  return { live, pending, buildingSince, failures, nextTry, lastError, lastBuild };
}
