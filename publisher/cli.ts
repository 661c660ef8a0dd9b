import { join, resolve } from "node:path";
import { readField } from "../src/shared/domain/read-field";
import { getLiveId, openRelease, listReleaseIds } from "../src/shared/node/release/release-store";
import { lockDataFolder } from "../server/process/data-folder";
import { callPublisher } from "../server/process/publisher-socket";
import { readSettings } from "../server/process/settings";
import { describeError, readErrorCode, UserFacingError } from "../server/process/user-facing-error";
import { COMMAND_PATH, runReleaseCommand, type Command } from "./commands";
import { readEnvironment } from "../src/shared/node/environment/environment";
import { tryPublisherLock } from "./publisher-lock";
import { BucketUpload } from "./release/bucket-upload";
import { openPublisherBucket } from "./release/release-bucket";
import { takeOverReleases } from "./release/earlier-releases";
import { findPendingApproval } from "./release/pending-approval";
import { exportRelease } from "./release/upkeep";

// npm run releases -- [list | export <id> <folder> | rollback [<id>] | publish [--allow-fewer-posts] | approve | rebuild]

async function runCli([name = "list", ...rest]: string[]): Promise<void> {
  const { dataDir } = readSettings();
  const releases = join(dataDir, "releases");
  if (name === "list") return listReleases(releases);
  if (name === "export") {
    const [id = "", folder] = rest;
    if (folder === undefined) {
      throw new UserFacingError(
        "Name a release and a new folder: npm run releases -- export live site",
      );
    }
    return exportRelease(releases, id, resolve(folder));
  }
  const command = readCommand(name, rest);
  console.log((await askPublisher(dataDir, command)) ?? (await runCommand(dataDir, command)));
}

function readCommand(name: string, args: string[]): Command {
  const [id] = args.filter((arg) => !arg.startsWith("--"));
  switch (name) {
    case "rollback":
    case "approve":
      return { name, id };
    case "rebuild":
      return { name };
    case "publish": {
      const allowFewerPosts = args.includes("--allow-fewer-posts");
      return { name, built: resolve("public"), allowFewerPosts };
    }
    default:
      throw new UserFacingError(
        `Unknown command ${name}; use list, export, publish, rollback, approve or rebuild.`,
      );
  }
}

/** Returns undefined if no publisher runs for the data folder. */
async function askPublisher(dataDir: string, command: Command): Promise<string | undefined> {
  const response = await callPublisher(dataDir, COMMAND_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(command),
  }).catch((error: unknown) => {
    if (["ENOENT", "ECONNREFUSED"].includes(readErrorCode(error) ?? "")) return undefined;
    throw error;
  });
  if (response === undefined) return undefined;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return String(readField(body, "message"));
  throw new UserFacingError(
    String(readField(body, "error") ?? `The publisher returned ${response.status}; read its log.`),
  );
}

async function runCommand(dataDir: string, command: Command): Promise<string> {
  if (command.name === "rebuild") {
    throw new UserFacingError(
      `No publisher is running for ${dataDir}; start one with npm start or npm run publisher.`,
    );
  }
  const environment = readEnvironment(process.env);
  const { databaseUrl } = environment;
  const lock = await lockDataFolder(dataDir);
  const databaseLock = databaseUrl === null ? lock : await tryPublisherLock(databaseUrl);
  try {
    if (databaseLock === undefined) throw new UserFacingError(OTHER_MACHINE);
    await takeOverReleases(join(dataDir, "releases"));
    const bucket = openPublisherBucket(environment, dataDir);
    const upload = bucket && new BucketUpload(bucket);
    const beforeLive = upload ? upload.makeLive.bind(upload) : undefined;
    return await runReleaseCommand(command, join(dataDir, "releases"), beforeLive);
  } finally {
    await databaseLock?.end();
    await lock.end();
  }
}

const OTHER_MACHINE =
  "The publisher runs on another machine (lock in the database of DATABASE_URL); run the command there.";

function listReleases(folder: string): void {
  const live = getLiveId(folder);
  const ids = listReleaseIds(folder);
  if (ids.length === 0) console.log(`There is no release in ${folder} yet.`);
  for (const id of ids) {
    const { release, name } = openRelease(folder, id) ?? {};
    const mark = id === live ? "live" : "    ";
    const what = release
      ? `${release.posts} posts, ${release.sizes.files} files, content ${release.contentVersion ?? "unknown"}${name ? `; ${name}` : ""}`
      : "cannot be read: if it is live, the newest readable one is served";
    console.log(`${mark}  ${id}  ${what}`);
  }
  const pending = findPendingApproval(folder);
  if (pending)
    console.log(
      `pending approval  ${pending.id}  ${pending.posts} posts; ${pending.lost} would be removed`,
    );
}

runCli(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
