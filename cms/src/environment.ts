import fs from "node:fs";
import path from "node:path";
import { readEnquiries, type EnquirySettings } from "./settings/enquiries";
import { readMail, type MailSettings } from "./settings/mail";
import { readPublishing, type PublishingSettings } from "./settings/publishing";
import { readS3, type S3Settings } from "./settings/s3";
import { webAddress } from "./settings/variables";
import { readVideoSearch, type VideoSearchSettings } from "./settings/video-search";

/** What the CMS reads from its surroundings; see .env.example for each variable. */
export type Environment = {
  /** Absolute folder of the SQLite file, the pictures and the attachments. */
  dataDir: string;
  /** A postgres:// address; null means the embedded SQLite file. */
  databaseUrl: string | null;
  /** Signs sessions; null when neither PAYLOAD_SECRET nor secrets.json has one. */
  secret: string | null;
  /** Prefix of picture addresses, without a slash at the end; "" gives paths. */
  mediaUrl: string;
  /** Origins whose browsers may read the contract, and send enquiries, directly. */
  siteOrigins: string[];
  /** Where editors open the site, without a slash at the end. */
  siteUrl: string;
  /** Where pictures and attachments are kept; null is the data folder. */
  s3: S3Settings | null;
  mail: MailSettings;
  enquiries: EnquirySettings;
  publishing: PublishingSettings;
  videoSearch: VideoSearchSettings | null;
};

/** Reads and checks the variables. Throws one sentence that names the variable at fault. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const dataDir = path.resolve(repositoryRoot(), env.DATA_DIR || ".data");
  const stored = storedSecrets(path.join(dataDir, "secrets.json"));
  return {
    dataDir,
    databaseUrl: databaseUrl(env.DATABASE_URL),
    secret: env.PAYLOAD_SECRET || stored.PAYLOAD_SECRET || null,
    mediaUrl: webAddress("MEDIA_URL", env.MEDIA_URL)?.replace(/\/+$/, "") ?? "",
    siteOrigins: origins(env.SITE_ORIGINS),
    siteUrl: siteUrl(env),
    s3: readS3(env),
    mail: readMail(env),
    enquiries: readEnquiries(env),
    publishing: readPublishing(env, stored),
    videoSearch: readVideoSearch(env),
  };
}

/** The folder of the workspace's package.json, found upwards from the working folder. */
export function repositoryRoot(from: string = process.cwd()): string {
  const file = path.join(/* turbopackIgnore: true */ from, "package.json");
  if (fs.existsSync(file) && "workspaces" in JSON.parse(fs.readFileSync(file, "utf8"))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error("The CMS must be started inside the project's folder.");
  return repositoryRoot(parent);
}

function databaseUrl(value: string | undefined): string | null {
  if (!value) return null;
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new Error("DATABASE_URL must be an address like postgres://user:password@host:5432/name.");
}

function siteUrl({ SITE_URL, PORT }: NodeJS.ProcessEnv): string {
  const address = webAddress("SITE_URL", SITE_URL) ?? `http://localhost:${PORT || 9000}`;
  return address.replace(/\/+$/, "");
}

/** The texts of the secrets file, by name; none where there is no file. */
function storedSecrets(file: string): NodeJS.Dict<string> {
  if (!fs.existsSync(/* turbopackIgnore: true */ file)) return {};
  try {
    const secrets: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
    if (typeof secrets !== "object" || secrets === null) return {};
    const texts = Object.entries(secrets).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(texts);
  } catch {
    throw new Error(`The secrets file ${file} is not valid JSON; mend it or remove it.`);
  }
}

function origins(value: string | undefined): string[] {
  const entries = (value ?? "").split(",").map((entry) => entry.trim());
  return entries.flatMap((entry) => {
    const address = webAddress("SITE_ORIGINS", entry);
    return address === null ? [] : [new URL(address).origin];
  });
}
