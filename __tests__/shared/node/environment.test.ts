import { readFileSync } from "node:fs";
import * as v from "valibot";
import { readEnvironment } from "../../../src/shared/node/environment/environment";
import { EnvironmentSchema } from "../../../src/shared/node/environment/schema";

test.each([
  [{}, "http://127.0.0.1:3001"],
  [{ CMS_PORT: "4001", GATSBY_API_HOST: "" }, "http://127.0.0.1:4001"],
  [{ GATSBY_API_HOST: "https://api.firm.example/" }, "https://api.firm.example"],
])("BLD-06 with %j the API's address is %s: the embedded CMS is the default", (env, apiHost) => {
  expect(readEnvironment(env).apiHost).toBe(apiHost);
});

test("BLD-06 .env.example explains every setting and shows its default", () => {
  const paragraphs = readFileSync(".env.example", "utf8").split(/\n(?=#)/);
  const explained = paragraphs.filter((text) => /^#(?! ---)/.test(text)).join("\n");
  const shown = [...explained.matchAll(/^([A-Z][A-Z\d_]*)=(.*)$/gm)];
  const defaults = Object.entries(v.getDefaults(EnvironmentSchema));
  expect(shown.map(([, name, value]) => [name, value]).sort()).toEqual(
    defaults.map(([name, value = ""]) => [name, value]).sort(),
  );
});

test("BLD-06 unset variables have these defaults", () => {
  expect(readEnvironment({})).toMatchObject({
    ...{ databaseUrl: null, payloadSecret: undefined, browserApiHost: "", browserVideoSearch: "" },
    ...{ metricsToken: null, today: null, cmsUrl: "http://localhost:3001", serverUrl: "" },
    ...{ cmsHangLimitMs: 60_000, warmBuild: { maxMemory: 2e9 } },
    ...{ seed: true, mediaUrl: "", siteOrigins: [], siteUrl: "http://localhost:9000", s3: null },
    mail: {
      smtp: null,
      from: { name: "Website", address: "website@localhost" },
      to: { "Partner with Us": ["enquiries@localhost"] },
    },
    enquiries: {
      ...{ perTenMinutes: 5, perDay: 30, perDayInAll: 1000 },
      ...{ attachmentsMegabytes: 2048, dataRequestDays: 30 },
    },
    videoSearch: null,
    videoPictureHost: "https://i.ytimg.com",
  });
  expect(readEnvironment({ PORT: "9500" }).siteUrl).toBe("http://localhost:9500");
});

const HERE = ["http://localhost:4001", "http://127.0.0.1:4001"];
test.each([
  [{ CMS_PORT: "4001" }, HERE],
  [{ CMS_PORT: "4001", GATSBY_API_HOST: "http://127.0.0.1:4001" }, HERE],
  [{ CMS_ORIGIN: "https://cms.firm.example/" }, ["https://cms.firm.example"]],
  [{ SITE_URL: "https://www.firm.example" }, []],
  [{ GATSBY_API_HOST: "https://api.firm.example" }, []],
])("EDT-05 with %j only %j may frame a preview", (env, origins) => {
  expect(readEnvironment(env).cmsOrigins).toEqual(origins);
});

test("BLD-06 reads all variables and normalises addresses", () => {
  const video = { VIDEO_SEARCH_URL: "https://v/s", VIDEO_SEARCH_KEY: "k", VIDEO_CHANNEL_ID: "c" };
  const sets = { ...video, MAIL_FROM: " A B < a@b > ", SITE_URL: "https://a//", CMS_SEED: "0" };
  const running = { CMS_HANG_SECONDS: "5", WARM_BUILD_MB: "900", SITE_TODAY: "2026-11-20T16:30" };
  const staff = { CMS_ADMIN_EMAIL: "a@b", CMS_ADMIN_PASSWORD: "long enough a password" };
  const addresses = {
    CMS_ORIGIN: "https://cms.example/",
    DATABASE_URL: "postgres://cms@db.example/cms",
    MEDIA_URL: "https://media.example/",
    SITE_ORIGINS: "https://a.example/, http://b.example:8080",
    VIDEO_PICTURE_HOST: "http://localhost/a",
  };
  expect(readEnvironment({ ...sets, ...running, ...staff, ...addresses })).toMatchObject({
    ...{ cmsHangLimitMs: 5000, warmBuild: { maxMemory: 9e8 }, today: "2026-11-20T16:30" },
    ...{ cmsUrl: "https://cms.example", serverUrl: "https://cms.example" },
    firstAdmin: { email: "a@b", password: "long enough a password" },
    videoSearch: { url: "https://v/s", key: "k", channelId: "c", perDay: 500 },
    mail: { from: { name: "A B", address: "a@b" } },
    ...{ siteUrl: "https://a", seed: false, videoPictureHost: "http://localhost" },
    databaseUrl: "postgres://cms@db.example/cms",
    mediaUrl: "https://media.example",
    siteOrigins: ["https://a.example", "http://b.example:8080"],
  });
  expect(readEnvironment({ VIDEO_CHANNEL_ID: "c", MAIL_FROM: "a@b" })).toMatchObject({
    videoSearch: null,
    mail: { from: { name: "", address: "a@b" } },
  });
});

test.each([
  ["0.0.0.0", "http://localhost:4001"],
  ["::", "http://localhost:4001"],
  ["::1", "http://[::1]:4001"],
  ["10.0.0.7", "http://10.0.0.7:4001"],
])("BLD-06 a CMS that listens on %s is opened at %s", (HOST, cmsUrl) => {
  expect(readEnvironment({ HOST, CMS_PORT: "4001" }).cmsUrl).toBe(cmsUrl);
});

const smtp = {
  SMTP_HOST: "mail.example",
  MAIL_FROM: "Website <web@firm.example>",
  MAIL_TO: "team@firm.example",
};

test("FRM-03 SMTP is encrypted unless it is switched off, and each form has its recipients", () => {
  const readMail = (more: NodeJS.Dict<string> = {}) => readEnvironment({ ...smtp, ...more }).mail;
  expect(readMail()).toMatchObject({
    smtp: { host: "mail.example", port: 587, security: "starttls", user: "", password: "" },
    from: { name: "Website", address: "web@firm.example" },
  });
  expect(readMail({ SMTP_PORT: "465" }).smtp?.security).toBe("tls");
  expect(readMail({ SMTP_SECURE: "none" }).smtp?.security).toBe("none");
  expect(readMail({ MAIL_TO_CAREERS: "hr@firm.example, b@firm.example" }).to).toEqual({
    "Contact us": ["team@firm.example"],
    "Careers Inquiry": ["hr@firm.example", "b@firm.example"],
    "Partner with Us": ["team@firm.example"],
    "Report impersonation": ["team@firm.example"],
    "My personal data": ["team@firm.example"],
    Complaint: ["team@firm.example"],
  });
  const each = { MAIL_TO_CONTACT: "c@a", MAIL_TO_CAREERS: "h@a", MAIL_TO_PARTNER: "p@a" };
  expect(readMail({ MAIL_TO: "", ...each }).to["Report impersonation"]).toEqual(["c@a"]);
});

const s3 = {
  S3_BUCKET: "firm-website",
  S3_REGION: "ap-south-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

test("BLD-06 files are on disk, or in a bucket whose settings are complete", () => {
  const readBucket = (env: NodeJS.Dict<string>) => readEnvironment(env).s3;
  expect(readBucket({ S3_BUCKET: "", S3_ENDPOINT: "", S3_FORCE_PATH_STYLE: "0" })).toBeNull();
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  const whole = { bucket: "firm-website", region: "ap-south-1", ...keys };
  expect(readBucket(s3)).toEqual({ ...whole, endpoint: null, forcePathStyle: false });
  const other = { S3_ENDPOINT: "https://s3.example/", S3_FORCE_PATH_STYLE: "1" };
  const elsewhere = { endpoint: "https://s3.example", forcePathStyle: true };
  expect(readBucket({ ...s3, ...other })).toEqual({ ...whole, ...elsewhere });
});

const OWN = "http://127.0.0.1:9000/webhooks/rebuild";
const ANY = "http://127.0.0.1:8080/webhooks/rebuild";
const SIX = "http://[fd00::1]:9000/webhooks/rebuild";
const SITE = "https://site.example/webhooks/rebuild";
const HOOK = "https://api.host.example/build_hooks/1";
const STATE = "https://ops.example/state";

test.each([
  [{}, OWN, `${OWN}/status`],
  [{ HOST: "::", PORT: "8080" }, ANY, `${ANY}/status`],
  [{ HOST: "fd00::1" }, SIX, `${SIX}/status`],
  [{ REBUILD_WEBHOOK_URL: SITE }, SITE, `${SITE}/status`],
  [{ REBUILD_WEBHOOK_URL: HOOK }, HOOK, null],
  [{ REBUILD_WEBHOOK_URL: HOOK, REBUILD_STATUS_URL: STATE }, HOOK, STATE],
  [{ REBUILD_WEBHOOK_URL: "off" }, null, null],
])("BLD-05 with %j changes go to %s and the status comes from %s", (set, target, statusUrl) => {
  expect(readEnvironment(set).publishing).toMatchObject({ target, statusUrl });
});

const SECRET = "a".repeat(32);
test.each([
  ["PORT", ["1", "65535"], ["0", "65536", "1.5", "1x", "x1"]],
  ["HOST", ["fd00::1", "a-b.example"], ["a b", "a/b", "/a", "localhost:3000"]],
  ["CMS_SEED", ["0", "1"], ["2", "yes"]],
  ["APPROVAL", ["flagged", "all", "off"], ["on", "1"]],
  ["SITE_URL", ["https://a.example", "http://a"], ["a", "ahttp://a", "https://", "ftp://a"]],
  ["REBUILD_WEBHOOK_URL", ["off", "http://a/b"], ["offline", "a"]],
  ["REBUILD_STATUS_URL", [], ["a"]],
  ["VIDEO_SEARCH_URL", [], ["a"]],
  [
    "VIDEO_PICTURE_HOST",
    ["off", "https://a/b", "http://[::1]:1", "http://127.0.0.1"],
    ["http://a"],
  ],
  [
    "GATSBY_VIDEO_SEARCH_URL",
    ["/a", "https://a/b"],
    ["https://a?b", "/a?b", "a/b", "ahttps://a", "https://"],
  ],
  ["SITE_ORIGINS", ["https://a, http://b,"], ["https://a, b", ","]],
  ["DATABASE_URL", ["postgres://a@b/c", "postgresql://a"], ["apostgres://a", "postgres://a b"]],
  ["TRUSTED_PROXIES", ["loopback,linklocal", "10.0.0.1, ::1/128"], ["::1/x", "proxy"]],
  [
    "WEBHOOK_SECRETS",
    [SECRET, `whsec_${SECRET}==`],
    [`${SECRET}===`, `-${SECRET}`, "a".repeat(31)],
  ],
  ["SMTP_HOST", [], ["smtp://a"]],
  ["SMTP_PORT", [], ["0"]],
  ["SMTP_SECURE", ["tls", "starttls", "none"], ["yes"]],
  ["MAIL_TO", ["a@b, c@d"], ["a", "a@b c", "a@b@c", "<a@b", "a b@c"]],
  ["MAIL_TO_PARTNER", [], ["a"]],
  ["MAIL_TO_PERSONAL_DATA", ["a@b, c@d"], ["a"]],
  ["MAIL_FROM", ["a@b", "A B <a@b>"], ["<a@b> A", "A <a@b", "a", "A, B <a@b>", "A\n<a@b>"]],
  ["MAIL_RETRY_SECONDS", [], ["soon"]],
  ["ENQUIRIES_PER_10_MINUTES", ["0"], ["-1"]],
  ["DATA_REQUEST_DAYS", ["365"], ["0", "366", "soon"]],
  ["WEBHOOK_RETRY_MS", [], ["0"]],
  ["WEBHOOK_TIMEOUT_MS", [], ["soon"]],
  ["S3_BUCKET", ["a-b.c", "a".repeat(63)], ["-ab", "ab-", "a", "a".repeat(64), "a_b", "A-b"]],
  ["S3_ENDPOINT", [], ["s3.example"]],
  ["S3_FORCE_PATH_STYLE", ["1", "0"], ["yes"]],
  ["MEDIA_URL", [], ["media.example"]],
  ["CMS_LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "fatal", "silent"], ["all"]],
  ["REBUILD_TOKEN", ["a".repeat(24)], ["a".repeat(23)]],
  ["PAYLOAD_SECRET", ["a".repeat(24)], ["a".repeat(23)]],
])("BLD-06 %s accepts %j and refuses %j", (name, accepted, refused) => {
  const createReader = (value: string) => () => readEnvironment({ [name]: value });
  for (const value of accepted) expect(createReader(value)).not.toThrow(`${name} must`);
  for (const value of refused) expect(createReader(value)).toThrow(`${name} must`);
});

test.each([
  [{ ...s3, S3_BUCKET: "" }, "S3 needs S3_BUCKET as well"],
  [{ S3_ENDPOINT: "https://s3.example" }, "S3 needs S3_BUCKET, S3_REGION"],
  [{ SMTP_HOST: "mail.example", MAIL_FROM: "a@b.example" }, "SMTP_HOST needs MAIL_TO"],
  [{ ...smtp, SMTP_USER: "web" }, "Set SMTP_USER and SMTP_PASSWORD together"],
  [{ VIDEO_SEARCH_URL: "https://v/s" }, "VIDEO_SEARCH_URL needs VIDEO_SEARCH_KEY"],
])("BLD-06 with %j the error names the missing settings: %s", (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(sentence);
});

test("BLD-06 reports all faulty settings at once, without their values", () => {
  const secret = "not-a-postgres-password";
  const faulty = {
    PORT: "abc",
    DATABASE_URL: secret,
    TRUSTED_PROXIES: "10.0.0.0/40",
    WEBHOOK_SECRETS: secret,
    S3_BUCKET: "firm-website",
    S3_SECRET_ACCESS_KEY: secret,
    SMTP_HOST: "mail.example",
  };
  const readFaulty = () => readEnvironment(faulty);
  expect(readFaulty).toThrow(
    [
      "These settings cannot be used (.env.example explains each):",
      "PORT must be a port number from 1 to 65535 (the default is 9000).",
      "TRUSTED_PROXIES must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal or uniquelocal, separated by commas (the default is loopback).",
      "DATABASE_URL must be an address such as postgres://user:password@host:5432/name.",
      "WEBHOOK_SECRETS must be secrets such as whsec_… (at least 24 bytes in base64), separated by commas.",
      "S3 needs S3_REGION, S3_ACCESS_KEY_ID as well; to keep files on disk leave every S3_ variable empty.",
      "SMTP_HOST needs MAIL_FROM as well.",
      "SMTP_HOST needs MAIL_TO as well, or each of MAIL_TO_CONTACT, MAIL_TO_CAREERS, MAIL_TO_PARTNER.",
    ].join("\n  "),
  );
  expect(readFaulty).not.toThrow(secret);
});
