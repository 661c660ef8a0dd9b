import * as v from "valibot";

const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d+$/, "must be a port number"),
    v.transform(Number),
    v.integer(),
    v.minValue(1, "must be a port number from 1 to 65535"),
    v.maxValue(65535, "must be a port number from 1 to 65535"),
  );

const count = (fallback: number, least = 1) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d+$/, "must be a whole number"),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
  );

const host = v.pipe(
  v.string(),
  v.url("must be an address such as https://api.example.com"),
  v.transform((value) => value.replace(/\/+$/, "")),
);

const service = v.pipe(
  v.string(),
  v.check(
    (value) => value.startsWith("/") || /^https?:\/\/[^?#]+$/.test(value),
    "must be an address such as https://videos.example.com/search, or a path, without a query",
  ),
);

const networks = v.pipe(
  v.string(),
  v.regex(
    /^[\w.:/, ]+$/,
    "must be addresses, networks such as 10.0.0.0/8 or loopback, separated by commas",
  ),
  v.transform((value) => value.split(",").map((each) => each.trim())),
);

const secrets = v.pipe(
  v.string(),
  v.transform((value) => value.split(",").map((each) => each.trim())),
  v.check(
    (values) => values.every((each) => /^(?:whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/.test(each)),
    "must be secrets such as whsec_… (at least 24 bytes in base64), separated by commas",
  ),
);

const EnvironmentSchema = v.object({
  PORT: port(9000),
  CMS_PORT: port(3001),
  HOST: v.optional(v.string(), "127.0.0.1"),
  DATA_DIR: v.optional(v.string(), ".data"),
  TRUSTED_PROXIES: v.optional(networks, "loopback"),
  ADAPTER: v.optional(v.picklist(["release", "netlify"], "must be release or netlify"), "release"),
  WEBHOOK_SECRETS: v.optional(secrets),
  REBUILD_TOKEN: v.optional(v.pipe(v.string(), v.minLength(24, "must have 24 characters or more"))),
  REBUILD_POLL_SECONDS: count(60, 0),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`), "info"),
  GATSBY_API_HOST: v.optional(host),
  GATSBY_BROWSER_API_HOST: v.optional(host),
  // Read by src/live where the browser's code is made; checked here.
  GATSBY_VIDEO_SEARCH_URL: v.optional(service),
  BUILD_TIMEOUT_MS: count(15 * 60_000),
  API_TIMEOUT_MS: count(10_000),
  API_RETRIES: count(3, 0),
  API_CONCURRENCY: count(4),
});

export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = {
  /** Where the site is served. */
  port: number;
  cmsPort: number;
  host: string;
  dataDir: string;
  /** Whose word about a visitor's address is taken: reverse proxies in front of the site. */
  trustedProxies: string[];
  /** Who takes the build: our own server, or Netlify. */
  adapter: "release" | "netlify";
  /** Secrets that sign webhooks, several while one replaces another; undefined: not set here. */
  webhookSecrets: string[] | undefined;
  /** Who names it may read how publishing stands; undefined: not set here. */
  rebuildToken: string | undefined;
  /** Seconds between looks at the API's content version; 0 is never. */
  rebuildPoll: number;
  /** From which level on the site server logs; debug adds a line for each request. */
  logLevel: LogLevel;
  /** Where the build pulls from and the site server passes /api/* to; no slash at the end. */
  apiHost: string;
  /** Where the browser asks; "" is the site's own origin. */
  browserApiHost: string;
  /** Milliseconds that a build may take before it is ended. */
  buildTimeout: number;
  /** Milliseconds that one call of the build may take. */
  apiTimeout: number;
  /** Further tries after a call of the build failed. */
  apiRetries: number;
  /** Calls of the build under way at once. */
  apiConcurrency: number;
};

/** Settings that cannot be used; the message lists every one of them. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** Reads and checks the settings of .env.example; an empty variable counts as not set. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const result = v.safeParse(EnvironmentSchema, given);
  if (!result.success) {
    const lines = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new EnvironmentError(
      `Settings cannot be used (.env.example explains them): ${lines.join("; ")}`,
    );
  }
  const env = result.output;
  return {
    port: env.PORT,
    cmsPort: env.CMS_PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    trustedProxies: env.TRUSTED_PROXIES,
    adapter: env.ADAPTER,
    webhookSecrets: env.WEBHOOK_SECRETS,
    rebuildToken: env.REBUILD_TOKEN,
    rebuildPoll: env.REBUILD_POLL_SECONDS,
    logLevel: env.LOG_LEVEL,
    apiHost: env.GATSBY_API_HOST ?? `http://127.0.0.1:${env.CMS_PORT}`,
    browserApiHost: env.GATSBY_BROWSER_API_HOST ?? "",
    buildTimeout: env.BUILD_TIMEOUT_MS,
    apiTimeout: env.API_TIMEOUT_MS,
    apiRetries: env.API_RETRIES,
    apiConcurrency: env.API_CONCURRENCY,
  };
}
