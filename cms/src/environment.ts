import fs from "node:fs";
import path from "node:path";
import { readEnquiries, type EnquirySettings } from "./settings/enquiries";
import { readMail, type MailSettings } from "./settings/mail";
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
  mail: MailSettings;
  enquiries: EnquirySettings;
  videoSearch: VideoSearchSettings | null;
};

/** Reads and checks the variables. Throws one sentence that names the variable at fault. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const dataDir = path.resolve(repositoryRoot(), env.DATA_DIR || ".data");
  return {
    dataDir,
    databaseUrl: databaseUrl(env.DATABASE_URL),
    secret: env.PAYLOAD_SECRET || storedSecret(path.join(dataDir, "secrets.json")),
    mediaUrl: webAddress("MEDIA_URL", env.MEDIA_URL)?.replace(/\/+$/, "") ?? "",
    siteOrigins: origins(env.SITE_ORIGINS),
    mail: readMail(env),
    enquiries: readEnquiries(env),
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

function storedSecret(file: string): string | null {
  if (!fs.existsSync(/* turbopackIgnore: true */ file)) return null;
  try {
    const secrets: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
    if (typeof secrets !== "object" || secrets === null) return null;
    return "PAYLOAD_SECRET" in secrets && typeof secrets.PAYLOAD_SECRET === "string"
      ? secrets.PAYLOAD_SECRET
      : null;
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
