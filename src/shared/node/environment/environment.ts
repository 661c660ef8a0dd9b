import * as v from "valibot";
import { STATUS_PATH, WEBHOOK_PATH } from "../../contract/rebuild";
import type { EnquiryTitle } from "../../contract/enquiry";
import { isLoopbackUrl } from "./rules";
import { EnvironmentSchema, LOG_LEVELS, findMissing } from "./schema";

export type LogLevel = (typeof LOG_LEVELS)[number];
export type Environment = ReturnType<typeof createEnvironment>;
type Values = v.InferOutput<typeof EnvironmentSchema>;

/** Invalid settings; the message names each of them without its value. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** Reads the variables of .env.example; an empty one counts as unset. Throws an EnvironmentError. */
export function readEnvironment(source: NodeJS.Dict<string>): Environment {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const result = v.safeParse(EnvironmentSchema, values);
  const sentences = [...(result.issues ?? []).map(describeIssue), ...findMissing(values)];
  if (result.success && sentences.length === 0) return createEnvironment(result.output);
  const title = "These settings cannot be used (.env.example explains each):";
  throw new EnvironmentError([...(sentences.length > 1 ? [title] : []), ...sentences].join("\n  "));
}

/** Returns a warning for each setting of earlier versions that is set but has no effect (0030). */
export function listRetired({ ADAPTER, STATIC_BUCKET }: NodeJS.Dict<string>): string[] {
  const names = [ADAPTER === "netlify" && "ADAPTER", STATIC_BUCKET && "STATIC_BUCKET"];
  const explained =
    'no effect any more; docs/deployment.md, "A static host", says what serves instead';
  return names.filter(Boolean).map((name) => `${name} has ${explained}. Remove the setting.`);
}

function describeIssue(issue: v.InferIssue<typeof EnvironmentSchema>): string {
  const name = v.getDotPath(issue) ?? "";
  const defaults: NodeJS.Dict<string> = v.getDefaults(EnvironmentSchema);
  const byDefault = defaults[name] === undefined ? "" : ` (the default is ${defaults[name]})`;
  return `${name} ${issue.message}${byDefault}.`;
}

/** Returns the address at which a server that listens on `host` can be called from this machine. */
export function toCallableHost(host: string): string {
  if (["0.0.0.0", "::", "localhost"].includes(host)) return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function getOwnCmsUrl({ HOST, CMS_PORT }: Values): string {
  const own = toCallableHost(HOST);
  return `http://${own === "127.0.0.1" ? "localhost" : own}:${CMS_PORT}`;
}

/** Returns this machine's CMS if neither site nor CMS has a public address. */
function toCmsOrigins({ CMS_ORIGIN, SITE_URL, GATSBY_API_HOST: api, CMS_PORT }: Values): string[] {
  if (CMS_ORIGIN) return [CMS_ORIGIN];
  const isPublic = SITE_URL !== undefined || (api !== undefined && !isLoopbackUrl(api));
  return isPublic ? [] : [`http://localhost:${CMS_PORT}`, `http://127.0.0.1:${CMS_PORT}`];
}

function createEnvironment(env: Values) {
  return {
    port: env.PORT,
    cmsPort: env.CMS_PORT,
    host: env.HOST,
    trustedProxies: env.TRUSTED_PROXIES,
    /** As set: relative to the project's folder. */
    dataDir: env.DATA_DIR,
    /** Null: the embedded SQLite file. */
    databaseUrl: env.DATABASE_URL ?? null,
    payloadSecret: env.PAYLOAD_SECRET,
    webhookSecrets: env.WEBHOOK_SECRETS,
    rebuildToken: env.REBUILD_TOKEN,
    /** Null: there are no metrics. */
    metricsToken: env.METRICS_TOKEN ?? null,

    /** API of the build and of the site server's /api/*. */
    apiHost: env.GATSBY_API_HOST ?? `http://127.0.0.1:${env.CMS_PORT}`,
    /** API of the browser; "" is the site's origin. */
    browserApiHost: env.GATSBY_BROWSER_API_HOST ?? "",
    /** An address or a path; "" is the API's own. */
    browserVideoSearch: env.GATSBY_VIDEO_SEARCH_URL ?? "",
    /** Milliseconds without any response after which the CMS is restarted; 0 means never. */
    cmsHangLimitMs: env.CMS_HANG_SECONDS * 1000,
    /** Hours for which the site server may send a cached response; 0 caches none. */
    snapshotHours: env.SNAPSHOT_HOURS,
    buildTimeoutMs: env.BUILD_TIMEOUT_MS,
    /** Null: Gatsby's process ends with each build. `maxMemory`: bytes that it may keep between two. */
    warmBuild: env.WARM_BUILD ? { maxMemory: env.WARM_BUILD_MB * 1e6 } : null,
    apiTimeoutMs: env.API_TIMEOUT_MS,
    apiRetries: env.API_RETRIES,
    apiConcurrency: env.API_CONCURRENCY,
    /** Seconds between checks of the API's content version; 0 is never. */
    rebuildPollSeconds: env.REBUILD_POLL_SECONDS,
    logLevel: env.LOG_LEVEL,
    /** Days after which a post that was not revised is listed; 0: never (EDT-12). */
    freshDays: env.FRESH_DAYS,
    /** False: the site server counts no visits (OPS-07). */
    countViews: env.COUNT_VIEWS,
    /** Processes of the site server that share its port. */
    siteWorkers: env.SITE_WORKERS,
    /** Seconds for which a CDN may keep pages; 0: no CDN keeps any. */
    cdnCacheSeconds: env.CDN_CACHE_SECONDS,
    cdnPurge: env.CDN_PURGE_URL
      ? { url: env.CDN_PURGE_URL, headers: Object.fromEntries(env.CDN_PURGE_HEADERS ?? []) }
      : null,

    /** Address of the CMS for links. */
    cmsUrl: env.CMS_ORIGIN ?? getOwnCmsUrl(env),
    /** Origins that may frame /preview/ (EDT-05); none if the CMS's address is unknown. */
    cmsOrigins: toCmsOrigins(env),
    /** The one origin that staff may use; "" is any that reaches the CMS. */
    serverUrl: env.CMS_ORIGIN ?? "",
    cmsLogLevel: env.CMS_LOG_LEVEL,
    seed: env.CMS_SEED,
    /** The posts that need approval before they are published (EDT-16). */
    approval: env.APPROVAL,
    firstAdmin: { email: env.CMS_ADMIN_EMAIL, password: env.CMS_ADMIN_PASSWORD },
    /** Prefix of the addresses of pictures; "" for paths. */
    mediaUrl: env.MEDIA_URL ?? "",
    /** Origins whose browsers may read the contract, and send enquiries, directly. */
    siteOrigins: env.SITE_ORIGINS ?? [],
    /** Null: today in India (src/shared/domain/clock.ts). */
    today: env.SITE_TODAY ?? null,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    /** Where staff look at releases that are not live (EDT-72); null: nowhere. */
    previewHost: env.PREVIEW_HOST ?? null,
    s3: readS3(env, env.S3_BUCKET),
    /** The bucket of releases; null: they are only on disk. */
    releasesBucket: readS3(env, env.RELEASES_BUCKET),
    /** The keys that may sign the bucket's releases; without any, a server follows none. */
    releasesPublicKeys: env.RELEASES_PUBLIC_KEYS ?? [],
    mail: {
      smtp: readSmtp(env),
      from: env.MAIL_FROM ?? { name: "Website", address: "website@localhost" },
      to: readRecipients(env),
      /** Get mails about refused content and failures (OPS-16). */
      toOperator: env.MAIL_TO_OPERATOR ?? [],
      /** Settings of the officers' recipients that are not set; the launch check asks for them. */
      missingRecipients: (["MAIL_TO_IMPERSONATION", "MAIL_TO_PERSONAL_DATA"] as const).filter(
        (name) => !env[name],
      ),
      /** Before the second try; each further wait is twice as long, up to four hours. */
      retrySeconds: env.MAIL_RETRY_SECONDS,
    },
    enquiries: {
      /** Accepted enquiries of one address; 0 means no limit. */
      perTenMinutes: env.ENQUIRIES_PER_10_MINUTES,
      perDay: env.ENQUIRIES_PER_DAY,
      /** Limit for all addresses together within 24 hours; 0 means no limit. */
      perDayInAll: env.ENQUIRIES_PER_DAY_IN_ALL,
      /** All PDFs together; 0 means no limit. */
      attachmentsMegabytes: env.ATTACHMENTS_MAX_MB,
      /** Days within which requests about personal data are answered. */
      dataRequestDays: env.DATA_REQUEST_DAYS,
    },
    publishing: {
      ...readPublishing(env),
      /** Before the second try; each further wait is twice as long, up to a quarter of an hour. */
      retryMs: env.WEBHOOK_RETRY_MS,
      timeoutMs: env.WEBHOOK_TIMEOUT_MS,
    },
    /** The git repository of content/; null: the checkout's own. */
    contentRepository: env.CONTENT_REPOSITORY
      ? {
          url: env.CONTENT_REPOSITORY,
          branch: env.CONTENT_BRANCH,
          keyFile: env.CONTENT_KEY_FILE,
          knownHosts: env.CONTENT_KNOWN_HOSTS,
          webhookSecrets: env.CONTENT_WEBHOOK_SECRETS ?? [],
        }
      : null,
    videoSearch: readVideoSearch(env),
    /** Origin of the video service's pictures; null fetches none. */
    videoPictureHost: env.VIDEO_PICTURE_HOST === "off" ? null : env.VIDEO_PICTURE_HOST,
  };
}

export type S3Settings = NonNullable<ReturnType<typeof readS3>>;

/** Returns null if files are kept on disk. */
function readS3(env: Values, bucket: string | undefined) {
  const { S3_REGION: region, S3_ENDPOINT: endpoint = null } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const { S3_FORCE_PATH_STYLE: forcePathStyle = false } = env;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null;
  return { bucket, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle };
}

/** Null: mails are written to the outbox folder. */
function readSmtp(env: Values) {
  const { SMTP_HOST: host, SMTP_PORT: port } = env;
  if (!host) return null;
  const { SMTP_USER: user = "", SMTP_PASSWORD: password = "" } = env;
  // TLS from the first byte, TLS after STARTTLS (and nothing without it), or no encryption.
  const security = env.SMTP_SECURE ?? (port === 465 ? "tls" : "starttls");
  return { host, port, security, user, password };
}

function readRecipients(env: Values): Record<EnquiryTitle, string[]> {
  const { MAIL_TO_CONTACT: contact = ["enquiries@localhost"], MAIL_TO: all = contact } = env;
  return {
    "Contact us": env.MAIL_TO_CONTACT ?? all,
    "Careers Inquiry": env.MAIL_TO_CAREERS ?? all,
    "Partner with Us": env.MAIL_TO_PARTNER ?? all,
    "Report impersonation": env.MAIL_TO_IMPERSONATION ?? all,
    "My personal data": env.MAIL_TO_PERSONAL_DATA ?? env.MAIL_TO_CONTACT ?? all,
    Complaint: env.MAIL_TO_PERSONAL_DATA ?? env.MAIL_TO_CONTACT ?? all,
  };
}

/** Returns the receiver of changes and the status's address. Never log them: a build hook's address is secret. */
function readPublishing(env: Values): { target: string | null; statusUrl: string | null } {
  const ownServer = `http://${toCallableHost(env.HOST)}:${env.PORT}${WEBHOOK_PATH}`;
  const { REBUILD_WEBHOOK_URL: address = ownServer } = env;
  const target = address === "off" ? null : address;
  // Only our server has a status next to its webhook.
  const hasStatus = target !== null && new URL(target).pathname === WEBHOOK_PATH;
  const ownStatusUrl = hasStatus ? new URL(STATUS_PATH, target).href : null;
  return { target, statusUrl: env.REBUILD_STATUS_URL ?? ownStatusUrl };
}

/** Returns null if the CMS uses its own videos. The key stays on this server. */
function readVideoSearch(env: Values) {
  const { VIDEO_SEARCH_URL: url, VIDEO_SEARCH_KEY: key, VIDEO_CHANNEL_ID: channelId } = env;
  return url && key && channelId ? { url, key, channelId, perDay: env.VIDEO_SEARCH_PER_DAY } : null;
}
