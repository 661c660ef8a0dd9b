import type { RebuildStatus } from "../src/shared/contract/rebuild";
import {
  isRolledBack,
  getLiveId,
  readLiveRelease,
  readNewestRelease,
  readPointer,
} from "../src/shared/node/release/release-store";
import { ProcessSupervisor } from "../server/process/process-supervisor";
import { buildAndPublish } from "./build/build-and-publish";
import { SiteBuilder, type BuildOptions } from "./build/site-builder";
import type { ContentHooks, ContentSource } from "./content/content-source";
import { runReleaseCommand, type Command } from "./commands";
import { createEndpoint } from "./endpoint";
import { runEveryNight, pollContentVersion } from "./queue/poll";
import { DEFAULT_TIMING, RebuildQueue, type BuildTiming, type QueueEvent } from "./queue/queue";
import type { BeforeLive } from "./release/switch";
import { checkSwitches } from "./release/check-switches";
import { approveRelease, findPendingApproval } from "./release/pending-approval";
import type { ReleaseBucket } from "./release/release-bucket";
import { Withdrawals } from "./release/withdrawals";

type PublisherOptions = {
  /** Secrets that sign webhooks; without one the response is 503. */
  secrets: string[];
  /** Gives access to the status; null gives none. */
  token: string | null;
  pollMs: number;
  build: BuildOptions;
  /** Opens the repository of content/, if any (EDT-54). */
  openContent?: (hooks: ContentHooks) => ContentSource;
  beforeLive?: BeforeLive;
  /** Where this machine's site server listens; releases are checked there (OPS-03). */
  siteOrigin?: string;
  /** Gets the withdrawn addresses, too. */
  bucket?: ReleaseBucket | null;
  /** Called with addresses that were withdrawn, or are not any more (EDT-02). */
  onWithdrawn?: (pages: string[]) => void;
  apiHost: string;
  stateFile: string;
  log: (event: QueueEvent) => void;
  timing?: BuildTiming;
  /** Builds wait for it. */
  waitFor?: Promise<unknown>;
};

export type Publisher = Awaited<ReturnType<typeof createPublisher>>;

/** Returns the rebuild queue of one data folder and the endpoint that controls it (BLD-05). */
export async function createPublisher(options: PublisherOptions) {
  const supervisor = new ProcessSupervisor();
  const { build, stateFile, apiHost, secrets, token, pollMs, timing, waitFor } = options;
  const { log, beforeLive, siteOrigin, bucket, onWithdrawn } = options;
  const { releases } = build;
  const onUnsaved = (error: unknown) => log({ event: "unsaved", error });
  const withdrawals = new Withdrawals({
    releases,
    bucket,
    onChange: onWithdrawn,
    onError: onUnsaved,
  });
  void withdrawals.synchronize().catch(onUnsaved);
  const queue: RebuildQueue = new RebuildQueue({
    file: stateFile,
    build: async (buildOptions) => {
      const unbuilt = withdrawals.listUnbuilt();
      const run = () => buildAndPublish(builder, { ...build, beforeLive }, buildOptions);
      const result = await (content ? content.build(run) : run());
      await withdrawals.settle(unbuilt).catch(onUnsaved);
      return result;
    },
    log,
    timing: timing ?? (build.warm ? { ...DEFAULT_TIMING, debounceMs: 0 } : DEFAULT_TIMING),
    waitFor,
  });
  // A request that cannot be saved stays in memory and is built.
  const requestBuild = (buildOptions?: { fromScratch: boolean }) =>
    queue.requestBuild(buildOptions).catch(onUnsaved);
  const hasRolledBack = () => isRolledBack(releases);
  /** Requests a build without a change, unless a release was rolled back. */
  const refreshSite = async (buildOptions?: { fromScratch: boolean }) => {
    if (!hasRolledBack()) await requestBuild(buildOptions);
  };
  const builder = new SiteBuilder(build, supervisor, { onOutgrown: () => void refreshSite() });
  const runCommand = async (command: Command): Promise<string> => {
    if (command.name !== "rebuild") return runReleaseCommand(command, releases, beforeLive);
    await requestBuild({ fromScratch: true });
    return "The site is being built from scratch; the dashboard of the CMS shows the progress.";
  };
  const content = options.openContent?.({
    requestBuild: () => void requestBuild(),
    getStatus: () => queue.state.content,
    isHeld: () => queue.isHeld,
    record: (status) => queue.recordContent(status),
    supervisor,
  });
  const endpoint = await createEndpoint({
    secrets,
    accept: async (id, request, data) => {
      const { withdrawn, change, heldUntil } = data ?? {};
      // A repeated notice may be outdated.
      const isNew = !queue.hasAccepted(id);
      if (withdrawn && isNew) await withdrawals.replace(withdrawn);
      if (isNew && heldUntil !== undefined && heldUntil !== queue.state.heldUntil) {
        await queue.recordHold(heldUntil);
        content?.requestFetch();
      }
      return queue.accept(id, request, change);
    },
    content,
    approve: (id) => approveRelease(releases, id, beforeLive),
    rollBack: (id) => runReleaseCommand({ name: "rollback", id }, releases, beforeLive),
    tokens: [token],
    getStatus: () => toStatus(queue, { releases, builder, withdrawals }),
    run: runCommand,
  });
  const stopNights = build.warm
    ? runEveryNight(() => void refreshSite({ fromScratch: true }))
    : () => undefined;
  const stopPoll = pollContentVersion({
    apiHost,
    everyMs: pollMs,
    getNewest: () => readNewestRelease(releases)?.release.contentVersion ?? null,
    isRolledBack: hasRolledBack,
    isBusy: () => queue.state.pending !== null || queue.state.buildingSince !== null,
    onBehind: () => void requestBuild(),
  });
  const checks =
    siteOrigin === undefined
      ? undefined
      : checkSwitches({
          releases,
          beforeLive,
          origin: siteOrigin,
          isWithdrawn: (page) => withdrawals.has(page),
          onResult: (check) => queue.recordCheck(check),
        });
  return {
    queue,
    endpoint,
    requestBuild,
    /** Starts the warm process, so that the first change needs an increment only. */
    warmUp: async () => {
      if (build.warm) await refreshSite();
    },
    close: async () => {
      stopPoll();
      stopNights();
      await checks?.end();
      await content?.end();
      await endpoint.close();
      // A build that is stopped now has not failed.
      const closed = queue.close();
      await supervisor.endAll();
      await closed;
    },
  };
}

type Parts = { releases: string; builder: SiteBuilder; withdrawals: Withdrawals };

function toStatus(
  { state, counts }: RebuildQueue,
  { releases, builder, withdrawals }: Parts,
): RebuildStatus {
  const { taken: _taken, changes: _changes, heldUntil: _heldUntil, ...shownState } = state;
  const { lastBuild, buildingSince } = state;
  const stored = readLiveRelease(releases);
  const liveId = getLiveId(releases);
  const { releases: kept = [] } = readPointer(releases) ?? {};
  const live = stored && {
    release: stored.id,
    contentVersion: stored.release.contentVersion,
    posts: stored.release.posts,
  };
  return {
    live: live ?? null,
    kept: kept.map(({ id }) => id),
    names: Object.fromEntries(kept.flatMap(({ id, name }) => (name ? [[id, name]] : []))),
    unreadable: liveId !== stored?.id ? (liveId ?? null) : null,
    pendingApproval: findPendingApproval(releases) ?? null,
    counts,
    buildReason: buildingSince === null ? null : builder.reason,
    withdrawn: withdrawals.countSince(lastBuild?.startedAt ?? 0),
    ...shownState,
  };
}
