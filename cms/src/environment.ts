import fs from "node:fs";
import path from "node:path";
import { readEnvironment as readVariables } from "../../src/shared/node/environment/environment";
import { readSecrets } from "../../src/shared/node/environment/secrets";
import {
  readComplaintRules,
  readFlaggedWords,
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
  return {
    ...variables,
    /** Absolute folder of the SQLite file, the pictures and the attachments. */
    dataDir,
    ipoRules: readIpoRules(root),
    complaintRules: readComplaintRules(root),
    approval: { mode, ...(mode === "off" ? NO_WORDS : readFlaggedWords(root)) },
    mailTexts: readMailTexts(root),
    enquiries: { ...variables.enquiries, retention: readRetention(root) },
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

/** Returns the folder of the workspace's package.json at or above `from`. Throws if there is none. */
export function findRepositoryRoot(from: string = process.cwd()): string {
  const file = path.join(/* turbopackIgnore: true */ from, "package.json");
  if (fs.existsSync(file) && "workspaces" in JSON.parse(fs.readFileSync(file, "utf8"))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error("No package.json with workspaces here: cd to the project.");
  return findRepositoryRoot(parent);
}
