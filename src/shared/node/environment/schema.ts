import * as v from "valibot";
import { PICTURE_ORIGIN } from "../../domain/video-addresses";
import * as rules from "./rules";

export const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;

const { flag, createWordRule: checkWord, createNumberRule: checkNumber } = rules;
const text = v.string();
const bucket = rules.createPatternRule(
  /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
  "must be a bucket's name, such as firm-website, without an address",
);
const branch = rules.createPatternRule(
  /^\w[\w./-]*$/,
  "must be the name of a branch, such as main",
);
const previewHost = rules.createPatternRule(
  /^[a-z\d.-]+(?::\d+)?$/,
  "must be a host name in small letters, such as preview.example.com",
);
const token = rules.createPatternRule(/^.{24,}$/, "must have at least 24 characters");

/** All variables with rule and default; .env.example explains them. */
export const EnvironmentSchema = v.object({
  PORT: v.optional(rules.port, "9000"),
  CMS_PORT: v.optional(rules.port, "3001"),
  HOST: v.optional(rules.host, "127.0.0.1"),
  TRUSTED_PROXIES: v.optional(rules.networks, "loopback"),

  DATA_DIR: v.optional(text, ".data"),
  DATABASE_URL: v.optional(rules.postgresAddress),
  PAYLOAD_SECRET: v.optional(token),

  CMS_ORIGIN: v.optional(rules.origin),
  CMS_ADMIN_EMAIL: v.optional(text),
  CMS_ADMIN_PASSWORD: v.optional(text),
  APPROVAL: v.optional(checkWord(["flagged", "all", "off"]), "flagged"),
  CMS_SEED: v.optional(flag, "1"),
  CMS_LOG_LEVEL: v.optional(
    checkWord(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    "warn",
  ),
  MEDIA_URL: v.optional(rules.webHost),
  S3_BUCKET: v.optional(bucket),
  S3_REGION: v.optional(text),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  S3_ENDPOINT: v.optional(rules.webHost),
  S3_FORCE_PATH_STYLE: v.optional(flag),
  RELEASES_BUCKET: v.optional(bucket),
  RELEASES_PUBLIC_KEYS: v.optional(rules.publicKeys),
  SITE_ORIGINS: v.optional(rules.origins),
  SITE_URL: v.optional(rules.webHost),
  PREVIEW_HOST: v.optional(previewHost),

  ENQUIRIES_PER_10_MINUTES: v.optional(checkNumber(0, 100_000), "5"),
  ENQUIRIES_PER_DAY: v.optional(checkNumber(0, 100_000), "30"),
  ENQUIRIES_PER_DAY_IN_ALL: v.optional(checkNumber(0, 1_000_000), "1000"),
  ATTACHMENTS_MAX_MB: v.optional(checkNumber(0, 10_000_000), "2048"),
  FRESH_DAYS: v.optional(checkNumber(0, 10_000), "365"),
  DATA_REQUEST_DAYS: v.optional(checkNumber(1, 365), "30"),
  SMTP_HOST: v.optional(rules.host),
  SMTP_PORT: v.optional(rules.port, "587"),
  SMTP_USER: v.optional(text),
  SMTP_PASSWORD: v.optional(text),
  SMTP_SECURE: v.optional(checkWord(["tls", "starttls", "none"])),
  MAIL_FROM: v.optional(rules.sender),
  MAIL_TO: v.optional(rules.mailAddresses),
  MAIL_TO_CONTACT: v.optional(rules.mailAddresses),
  MAIL_TO_CAREERS: v.optional(rules.mailAddresses),
  MAIL_TO_PARTNER: v.optional(rules.mailAddresses),
  MAIL_TO_PERSONAL_DATA: v.optional(rules.mailAddresses),
  MAIL_TO_IMPERSONATION: v.optional(rules.mailAddresses),
  MAIL_TO_OPERATOR: v.optional(rules.mailAddresses),
  MAIL_RETRY_SECONDS: v.optional(checkNumber(1, 3600), "60"),

  REBUILD_WEBHOOK_URL: v.optional(rules.webhookTarget),
  REBUILD_STATUS_URL: v.optional(rules.webAddress),
  WEBHOOK_RETRY_MS: v.optional(rules.milliseconds, "2000"),
  WEBHOOK_TIMEOUT_MS: v.optional(rules.milliseconds, "10000"),

  CONTENT_REPOSITORY: v.optional(rules.repository),
  CONTENT_BRANCH: v.optional(branch, "main"),
  CONTENT_KEY_FILE: v.optional(text, ""),
  CONTENT_KNOWN_HOSTS: v.optional(text, ""),
  CONTENT_WEBHOOK_SECRETS: v.optional(rules.webhookSecrets),

  VIDEO_SEARCH_URL: v.optional(rules.webAddress),
  VIDEO_SEARCH_KEY: v.optional(text),
  VIDEO_SEARCH_PER_DAY: v.optional(checkNumber(1, 1_000_000), "500"),
  VIDEO_CHANNEL_ID: v.optional(text),
  VIDEO_PICTURE_HOST: v.optional(rules.secureHost, PICTURE_ORIGIN),

  GATSBY_API_HOST: v.optional(rules.webHost),
  // The browser's code names these itself, for webpack to put their values there.
  GATSBY_BROWSER_API_HOST: v.optional(rules.webHost),
  GATSBY_VIDEO_SEARCH_URL: v.optional(rules.webAddressOrPath),
  GATSBY_VIDEO_CHANNEL_ID: v.optional(text),
  GATSBY_VIDEO_SEARCH_KEY: v.optional(text),
  WEBHOOK_SECRETS: v.optional(rules.webhookSecrets),
  REBUILD_TOKEN: v.optional(token),
  METRICS_TOKEN: v.optional(token),
  REBUILD_POLL_SECONDS: v.optional(checkNumber(0, 86_400), "60"),
  LOG_LEVEL: v.optional(checkWord(LOG_LEVELS), "info"),
  SITE_WORKERS: v.optional(checkNumber(1, 64), "1"),
  CDN_CACHE_SECONDS: v.optional(checkNumber(0, 31_536_000), "0"),
  CDN_PURGE_URL: v.optional(rules.webAddress),
  CDN_PURGE_HEADERS: v.optional(rules.headers),
  SNAPSHOT_HOURS: v.optional(checkNumber(0, 8_760), "24"),
  CMS_HANG_SECONDS: v.optional(checkNumber(0, 86_400), "60"),
  BUILD_TIMEOUT_MS: v.optional(rules.milliseconds, "900000"),
  COUNT_VIEWS: v.optional(flag, "1"),
  WARM_BUILD: v.optional(flag, "1"),
  WARM_BUILD_MB: v.optional(checkNumber(300, 100_000), "2000"),
  API_TIMEOUT_MS: v.optional(rules.milliseconds, "10000"),
  API_RETRIES: v.optional(checkNumber(0, 100), "3"),
  API_CONCURRENCY: v.optional(checkNumber(1, 1000), "4"),

  SITE_TODAY: v.optional(rules.dayOrTime),
  CHROME_PATH: v.optional(text),
  TEST_DATABASE_URL: v.optional(rules.postgresAddress),
});

const S3_ACCOUNT = ["S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
const RECIPIENTS = ["MAIL_TO_CONTACT", "MAIL_TO_CAREERS", "MAIL_TO_PARTNER"];

/** Returns sentences about missing variables that the given ones require. */
export function findMissing(given: NodeJS.Dict<string>): string[] {
  const listMissing = (names: string[]) => names.filter((name) => !given[name]);
  const sentences: string[] = [];
  const ssh = listMissing(["CONTENT_KEY_FILE", "CONTENT_KNOWN_HOSTS"]);
  if (given.CONTENT_REPOSITORY?.includes("@") && ssh.length > 0)
    sentences.push(`CONTENT_REPOSITORY with ssh needs ${ssh.join(" and ")} as well.`);
  const releases = given.RELEASES_BUCKET;
  const s3 = listMissing(releases ? S3_ACCOUNT : ["S3_BUCKET", ...S3_ACCOUNT]);
  const wantsS3 =
    releases ||
    s3.length < 1 + S3_ACCOUNT.length ||
    given.S3_ENDPOINT ||
    given.S3_FORCE_PATH_STYLE === "1";
  if (wantsS3 && s3.length > 0) {
    sentences.push(
      releases
        ? `RELEASES_BUCKET needs ${s3.join(", ")} as well.`
        : `S3 needs ${s3.join(", ")} as well; to keep files on disk leave every S3_ variable empty.`,
    );
  }
  if (given.CDN_PURGE_URL && !given.SITE_URL) {
    sentences.push("CDN_PURGE_URL needs SITE_URL as well: the addresses to purge start with it.");
  }
  if (given.SMTP_HOST) {
    if (!given.MAIL_FROM) sentences.push("SMTP_HOST needs MAIL_FROM as well.");
    if (!given.MAIL_TO && listMissing(RECIPIENTS).length > 0) {
      sentences.push(`SMTP_HOST needs MAIL_TO as well, or each of ${RECIPIENTS.join(", ")}.`);
    }
    if (listMissing(["SMTP_USER", "SMTP_PASSWORD"]).length === 1) {
      sentences.push("Set SMTP_USER and SMTP_PASSWORD together, or neither.");
    }
  }
  if (given.VIDEO_SEARCH_URL && listMissing(["VIDEO_SEARCH_KEY", "VIDEO_CHANNEL_ID"]).length > 0) {
    sentences.push("VIDEO_SEARCH_URL needs VIDEO_SEARCH_KEY and VIDEO_CHANNEL_ID as well.");
  }
  return sentences;
}
