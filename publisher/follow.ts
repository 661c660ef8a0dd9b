import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readEnvironment } from "../src/shared/node/environment/environment";
import { toFollowerKeys } from "../src/shared/node/release/signature";
import { lockDataFolder } from "../server/process/data-folder";
import { createLogger } from "../server/process/logger";
import { sendMessage } from "../server/process/program-messages";
import { runCommand } from "../server/process/run-command";
import { readSettings } from "../server/process/settings";
import { describeSystemProblem, UserFacingError } from "../server/process/user-facing-error";
import { BucketFollower } from "./release/bucket-follower";
import { openReleaseBucket } from "./release/release-bucket";
import { createReporter } from "./release/server-reports";

// Follows the live release of a bucket in DATA_DIR; `npm run serve` runs it.

const POLL_MS = 1000;
const RETRY_MS = 5000;
const MAX_RETRY_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNREPORTED =
  "the publisher does not wait for this server before it purges the CDN: allow it to write below servers/";

void runCommand(
  async (supervisor) => {
    const { dataDir, env } = readSettings();
    const { releasesBucket, releasesPublicKeys, logLevel } = readEnvironment(env);
    if (releasesBucket === null)
      throw new UserFacingError("RELEASES_BUCKET is not set. Set it to the name of the bucket.");
    supervisor.add(await lockDataFolder(dataDir));
    const log = createLogger(logLevel);
    const keys = toFollowerKeys(dataDir, releasesPublicKeys);
    const releases = join(dataDir, "releases");
    const bucket = openReleaseBucket(releasesBucket, keys);
    const follower = new BucketFollower(bucket, releases);
    const report = createReporter(bucket, releases);
    sendMessage({ event: "ready" });
    let problem: string | undefined;
    let cannotReport = false;
    let failures = 0;
    // An hour after the start, because many machines restart each day.
    let maintainedAt = performance.now() - DAY_MS + HOUR_MS;
    while (!supervisor.isEnding) {
      const newProblem = await follower.follow().then(
        (release) => void (release && log.info({ release }, "a release of the bucket is live")),
        (error: unknown) => describeSystemProblem(error) ?? String(error),
      );
      // A lasting problem is logged once.
      if (newProblem && newProblem !== problem) log.error(`The live release stays: ${newProblem}`);
      if (!newProblem && problem) log.info("The bucket can be followed again.");
      problem = newProblem;
      failures = newProblem ? failures + 1 : 0;
      // The next switch does not wait for it.
      void report().catch((error: unknown) => {
        if (!cannotReport) log.warn({ cause: String(error) }, UNREPORTED);
        cannotReport = true;
      });
      if (performance.now() - maintainedAt > DAY_MS) {
        maintainedAt = performance.now();
        await follower.maintain().catch((error: unknown) => log.error(error));
      }
      const retryMs = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (failures - 1));
      await sleep(failures > 0 ? retryMs : POLL_MS);
    }
    return 0;
  },
  () => 0,
);
