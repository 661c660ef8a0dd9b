import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { Running } from "../process/running";
import { liveId, readRelease, releasePaths } from "../releases/store";
import { pollContentVersion } from "./poll";
import { RebuildQueue, type QueueEvent } from "./queue";
import { buildAndPublish, type BuildOptions } from "./run-build";
import { tellStatus, type RebuildStatus } from "./status";
import { takeWebhooks } from "./webhook";

export type RebuildServiceOptions = {
  build: BuildOptions;
  apiHost: string;
  /** Where the queue's state is kept. */
  stateFile: string;
  /** Secrets that sign webhooks; none: webhooks are answered with 503. */
  secrets: readonly string[];
  /** Bearer token of the status page. */
  token: string;
  pollMs: number;
  log: (event: QueueEvent) => void;
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
  const { build, stateFile, apiHost, secrets, token, pollMs, log } = options;
  const running = new Running();
  const queue = new RebuildQueue({
    file: stateFile,
    build: () => buildAndPublish(build, running),
    log,
  });
  const endPoll = pollContentVersion({
    apiHost,
    everyMs: pollMs,
    live: () => liveRelease(build.releases)?.contentVersion ?? null,
    onBehind: () => void queue.request(),
  });
  return {
    queue,
    routes: async (scope) => {
      await scope.register(rateLimit, { max: MOST_A_MINUTE, timeWindow: 60_000 });
      await tellStatus(scope, { token, status: () => statusOf(queue, build.releases) });
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

type Live = NonNullable<RebuildStatus["live"]>;

function liveRelease(folder: string): Live | null {
  const id = liveId(folder);
  if (id === undefined) return null;
  const { contentVersion, posts } = readRelease(releasePaths(folder).release(id));
  return { release: id, contentVersion, posts };
}

function statusOf({ state }: RebuildQueue, folder: string): RebuildStatus {
  const { pending, buildingSince, failures, nextTry, lastError, lastBuild } = state;
  return {
    live: liveRelease(folder),
    pending,
    buildingSince,
    failures,
    nextTry,
    lastError,
    lastBuild,
  };
}
