import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import {
  toCallableHost,
  readEnvironment,
  listRetired,
} from "../src/shared/node/environment/environment";
import { readSecrets } from "../src/shared/node/environment/secrets";
import { readLiveRelease } from "../src/shared/node/release/release-store";
import { fetchContentVersion } from "../src/shared/node/fetch-content-version";
import { lockDataFolder } from "../server/process/data-folder";
import { createLogger } from "../server/process/logger";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import type { Settings } from "../server/process/settings";
import { describeError } from "../server/process/user-facing-error";
import { toBuildOptions } from "./build/build-options";
import { ContentSource } from "./content/content-source";
import { listenForThisAccount } from "./endpoint";
import { purgeCdnAfterSwitches } from "./purge-cdn";
import { holdPublisherLock, type PublisherLock } from "./publisher-lock";
import { createPublisher, type Publisher } from "./publisher";
import { isSiteStale } from "./queue/is-built";
import { BucketUpload } from "./release/bucket-upload";
import { takeOverReleases } from "./release/earlier-releases";
import { openPublisherBucket, type ReleaseBucket } from "./release/release-bucket";
import { waitForServers } from "./release/server-reports";
import { pruneStore } from "./release/store";
import { pruneFolder, pruneHourly } from "./release/upkeep";
import type { BuildTiming, QueueEvent } from "./queue/queue";

/** By then site servers, which poll the pointer every 50 ms, have the release. */
const SITE_SWITCHED_MS = 500;
const FOLLOWERS_SWITCHED_MS = 5000;

type Options = {
  timing?: BuildTiming;
  /** Called with each event of the queue after it is logged. */
  onEvent?: (event: QueueEvent) => void;
};

/** Locks the data folder, listens on its socket, updates the site. Throws UserFacingError. */
export async function startPublisher(
  settings: Settings,
  supervisor: ProcessSupervisor,
  { timing, onEvent }: Options = {},
): Promise<Publisher> {
  const { dataDir, apiHost, env } = settings;
  const environment = readEnvironment(env);
  const { webhookSecrets, rebuildToken } = readSecrets(environment, dataDir);
  supervisor.add(await lockDataFolder(dataDir));
  const releases = join(dataDir, "releases");
  await takeOverReleases(releases);
  const log = createLogger(environment.logLevel);
  for (const warning of listRetired(env)) log.warn(warning);
  const logEvent = createEventLogger(log);
  const { databaseUrl, cdnPurge, siteUrl } = environment;
  const bucket = openPublisherBucket(environment, dataDir);
  let databaseLock: PublisherLock | undefined;
  if (databaseUrl !== null) {
    const report = (message: string) => log.warn(message);
    databaseLock = await holdPublisherLock(databaseUrl, () => supervisor.isEnding, report);
    supervisor.add(databaseLock);
  }
  if (bucket) {
    log.info({ RELEASES_PUBLIC_KEYS: bucket.publicKey }, "other site servers need this");
    void warnOfIgnoredConditions(bucket, log);
  }
  const upload = bucket && new BucketUpload(bucket);
  const prune = async () => {
    upload?.clearSentObjects();
    await pruneFolder(releases).catch((error: unknown) => log.error(error));
    if (bucket) await pruneStore(bucket);
  };
  supervisor.add(pruneHourly(prune, log));
  const cdn =
    cdnPurge &&
    purgeCdnAfterSwitches({
      releases,
      siteUrl,
      cdn: cdnPurge,
      delayMs: bucket ? FOLLOWERS_SWITCHED_MS : SITE_SWITCHED_MS,
      waitForServers: bucket ? () => waitForServers(bucket, releases) : undefined,
      log,
    });
  if (cdn) supervisor.add(cdn);
  const apiReady = settings.isCmsEmbedded ? waitForApi(apiHost, supervisor) : Promise.resolve();
  // The first build starts while the database is set up, which its calls and its clock wait for.
  const firstBuild = readLiveRelease(releases) ? apiReady : Promise.resolve();
  let content: ContentSource | undefined;
  const getContent = () => content?.getFolder() ?? settings.checkout;
  const build = { ...toBuildOptions(settings, getContent), clockStart: apiReady };
  const { contentRepository: repository } = environment;
  const onError = (error: unknown) =>
    log.error({ cause: describeError(error) }, "content/ cannot be fetched; the site stays");
  const publisher = await createPublisher({
    secrets: webhookSecrets,
    token: rebuildToken,
    pollMs: environment.rebuildPollSeconds * 1000,
    build,
    openContent:
      repository === null
        ? undefined
        : (hooks) => (content = new ContentSource({ ...settings, ...hooks, repository, onError })),
    beforeLive: async (release) => {
      await databaseLock?.waitUntilHeld();
      await upload?.makeLive(release);
    },
    bucket,
    onWithdrawn: cdn?.purgePages,
    siteOrigin: `http://${toCallableHost(settings.host)}:${settings.port}`,
    apiHost,
    stateFile: join(dataDir, "rebuild.json"),
    log: (event) => {
      logEvent(event);
      onEvent?.(event);
    },
    timing,
    waitFor: firstBuild,
  });
  supervisor.add({ end: publisher.close });
  await listenForThisAccount(publisher.endpoint, dataDir);
  void firstBuild.then(async () => {
    await ((await isSiteStale(settings, build.hashInputs?.()))
      ? publisher.requestBuild()
      : publisher.warmUp());
  });
  return publisher;
}

async function warnOfIgnoredConditions(bucket: ReleaseBucket, log: Logger): Promise<void> {
  const areIgnored = await bucket.ignoresConditions().catch((error: unknown) => {
    log.error(
      { cause: describeError(error) },
      "the bucket cannot be written: no release goes live",
    );
    return false;
  });
  if (areIgnored) {
    log.warn(
      "the service of RELEASES_BUCKET ignores If-Match, so two publishers can replace each other's release: run only one",
    );
  }
}

/** Waits for the embedded CMS, which may still be starting. */
async function waitForApi(apiHost: string, supervisor: ProcessSupervisor): Promise<void> {
  while (!supervisor.isEnding && (await fetchContentVersion(apiHost)) === undefined) {
    await sleep(500, undefined, { ref: false });
  }
}

function createEventLogger(log: Logger): (event: QueueEvent) => void {
  return (event) => {
    switch (event.event) {
      case "built":
        return log.info(event.result, "rebuild published");
      case "pending-approval":
        return log.warn(
          event.pending,
          "rebuild pending approval: many posts would be removed; approve it in the CMS or restore them",
        );
      case "differs":
        return log.error(
          { differences: event.differences },
          "a build from scratch, live now, differs from increments of the same content; report it",
        );
      case "failed-check":
        return log.error(
          event.check,
          "a release failed the check after its switch; restored names the one that is live again, if any",
        );
      case "unsaved":
        return log.error(
          { cause: describeError(event.error) },
          "cannot read or write the state of publishing: free space in DATA_DIR or change its owner",
        );
      case "failed": {
        const { failures, error } = event;
        log.error(
          { failures, cause: describeError(error) },
          "rebuild failed; the live release stays",
        );
      }
    }
  };
}
