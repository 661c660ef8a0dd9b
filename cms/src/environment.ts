import fs from "node:fs";
import path from "node:path";
import { readEnvironment as readVariables } from "../../src/shared/node/environment/environment";
import { findLiveContent } from "../../src/shared/node/live-content";
import { readSecrets } from "../../src/shared/node/environment/secrets";
import {
  readComplaintRules,
  readFlaggedWords,
  readHolidays,
  readIpoRules,
  readMailTexts,
  readRetention,
} from "../../src/shared/node/read-content";

export type Environment = ReturnType<typeof readEnvironment>;
export type MailSettings = Environment["mail"];
export type { S3Settings } from "../../src/shared/node/environment/environment";
export type PublishingSettings = Environment["publishing"];
export type VideoSearchSettings = NonNullable<Environment["videoSearch"]>;

const NO_WORDS = { words: [], ratings: [], prices: [], companies: [] };

/** Reads variables and DATA_DIR/secrets.json. An EnvironmentError names all invalid variables. */
export function readEnvironment(env: NodeJS.Dict<string> = process.env) {
  const variables = readVariables(env);
  const { approval: mode } = variables;
  const root = findRepositoryRoot();
  const dataDir = path.resolve(root, variables.dataDir);
  const { payloadSecret, webhookSecrets, rebuildToken } = readSecrets(variables, dataDir);
  const [secret = null] = webhookSecrets;
  const follow = <T extends object>(read: (folder: string) => T) =>
    followContent(() => findLiveContent(dataDir, root), read);
  return {
    ...variables,
    /** Absolute folder of the SQLite file, the pictures and the attachments. */
    dataDir,
    ipoRules: follow(readIpoRules),
    complaintRules: follow(readComplaintRules),
    holidays: follow(readHolidays),
    approval: follow((folder) => ({
      mode,
      ...(mode === "off" ? NO_WORDS : readFlaggedWords(folder)),
    })),
    mailTexts: follow(readMailTexts),
    enquiries: { ...variables.enquiries, retention: follow(readRetention) },
    /** Null makes cards show drawn posters. */
    videoPictures: variables.videoPictureHost && {
      host: variables.videoPictureHost,
      folder: path.join(dataDir, "video-pictures"),
    },
    /** Signs sessions; null if neither PAYLOAD_SECRET nor secrets.json has it. */
    secret: payloadSecret,
    /** Without a secret nothing is sent; without a token the publishing status is not available. */
    publishing: { ...variables.publishing, secret, token: rebuildToken },
  };
}

/** Returns values of content/ that change with the live release, without a restart (EDT-56). */
function followContent<T extends object>(find: () => string, read: (folder: string) => T): T {
  let folder = find();
  let values = read(folder);
  return new Proxy(values, {
    get: (_first, key) => {
      const live = find();
      if (live !== folder) [folder, values] = [live, read(live)];
      return Reflect.get(values, key);
    },
  });
}

/** Returns the folder with the content/ that visitors see. */
export function findContentFolder(): string {
  const root = findRepositoryRoot();
  const dataDir = path.resolve(root, readVariables(process.env).dataDir);
  return path.join(findLiveContent(dataDir, root), "content");
}

/** Returns the folder of the workspace's package.json at or above `from`. Throws if there is none. */
export function findRepositoryRoot(from: string = process.cwd()): string {
  const file = path.join(/* turbopackIgnore: true */ from, "package.json");
  if (fs.existsSync(file) && "workspaces" in JSON.parse(fs.readFileSync(file, "utf8"))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error("No package.json with workspaces here: cd to the project.");
  return findRepositoryRoot(parent);
}
