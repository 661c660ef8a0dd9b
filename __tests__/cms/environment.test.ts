import path from "node:path";
import { readEnvironment, repositoryRoot } from "../../cms/src/environment";
import { explainError } from "../../cms/src/explain-error";
import { folderOfEachTest, writeFiles } from "../support/temporary-folder";

const read = (variables: Record<string, string>) =>
  readEnvironment(Object.assign({ NODE_ENV: "test" as const }, variables));

const inFolder = folderOfEachTest();

test("a data folder is relative to the repository, wherever the CMS is started", () => {
  expect(repositoryRoot(path.join(process.cwd(), "cms/src"))).toBe(process.cwd());
  expect(read({}).dataDir).toBe(path.join(process.cwd(), ".data"));
  expect(read({ DATA_DIR: "other/data" }).dataDir).toBe(path.join(process.cwd(), "other/data"));
  expect(read({ DATA_DIR: "/srv/data" }).dataDir).toBe("/srv/data");
});

test("BLD-05 secrets come from variables, else from secrets.json of the data folder", async () => {
  const secretsOf = (variables: Record<string, string> = {}) => {
    const { secret, publishing } = read({ DATA_DIR: inFolder(), ...variables });
    return [secret, publishing.secret, publishing.token];
  };
  expect(secretsOf()).toEqual([null, null, null]);
  const [one = "", two = "", three = ""] = ["a", "b", "c"].map((it) => `whsec_${it.repeat(43)}=`);
  const stored = { PAYLOAD_SECRET: "stored", WEBHOOK_SECRET: one, REBUILD_TOKEN: "stored" };
  await writeFiles(inFolder(), { "secrets.json": JSON.stringify(stored) });
  expect(secretsOf()).toEqual(["stored", one, "stored"]);
  const token = "g".repeat(24);
  const WEBHOOK_SECRETS = ` ${two}, ${three}`;
  expect(secretsOf({ PAYLOAD_SECRET: "given", WEBHOOK_SECRETS, REBUILD_TOKEN: token })).toEqual([
    "given",
    two,
    token,
  ]);
  await writeFiles(inFolder(), { "secrets.json": "{" });
  expect(() => secretsOf()).toThrow("cannot be read as secrets");
});

test("addresses are checked and brought into one form", () => {
  const environment = read({
    DATABASE_URL: "postgres://cms@db.example/cms",
    MEDIA_URL: "https://media.example/",
    SITE_ORIGINS: "https://a.example/, http://b.example:8080",
    SITE_URL: "https://www.a.example/",
  });
  expect(environment).toMatchObject({
    databaseUrl: "postgres://cms@db.example/cms",
    mediaUrl: "https://media.example",
    siteOrigins: ["https://a.example", "http://b.example:8080"],
    siteUrl: "https://www.a.example",
  });
  expect(read({}).siteUrl).toBe("http://localhost:9000");
  expect(read({ PORT: "9500" }).siteUrl).toBe("http://localhost:9500");
});

test.each([
  [Object.assign(new Error("write"), { code: "ENOSPC" }), "The disk is full"],
  [new Error("SQLITE_FULL: database or disk is full"), "The disk is full"],
  [new Error("cannot connect: connect ECONNREFUSED 127.0.0.1:5432"), "cannot be reached"],
  [new Error("query failed", { cause: new Error("no such table: posts") }), "no tables yet"],
  [new AggregateError([new Error("getaddrinfo ENOTFOUND db")]), "cannot be reached"],
])("an operator's error is one sentence (%#)", (error, sentence) => {
  expect(explainError(error)).toContain(sentence);
});

test("any other error keeps its own words", () => {
  expect(explainError(new Error("something else"))).toBeNull();
});

const smtp = {
  SMTP_HOST: "mail.example",
  MAIL_FROM: "Website <web@firm.example>",
  MAIL_TO: "team@firm.example",
};

const s3 = {
  S3_BUCKET: "firm-website",
  S3_REGION: "ap-south-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

test("without settings mails go to the outbox, and enquiries are kept for a year", () => {
  const { mail, enquiries, videoSearch } = read({});
  expect(read({ VIDEO_PICTURE_HOST: "off" }).videoPictures).toBeNull();
  expect(mail.smtp).toBeNull();
  expect(enquiries).toEqual({
    ...{ perTenMinutes: 5, perDay: 30, perDayInAll: 1000 },
    ...{ attachmentsMegabytes: 2048, keepDays: 365 },
  });
  expect(videoSearch).toBeNull();
});

test("SMTP is encrypted unless it is switched off, and recipients go by form", () => {
  expect(read(smtp).mail).toMatchObject({
    smtp: { host: "mail.example", port: 587, security: "starttls", user: "", password: "" },
    from: { name: "Website", address: "web@firm.example" },
  });
  expect(read({ ...smtp, SMTP_PORT: "465" }).mail.smtp?.security).toBe("tls");
  expect(read({ ...smtp, SMTP_SECURE: "none" }).mail.smtp?.security).toBe("none");
  expect(read({ ...smtp, MAIL_TO_CAREERS: "hr@firm.example, b@firm.example" }).mail.to).toEqual({
    "Contact us": ["team@firm.example"],
    "Careers Inquiry": ["hr@firm.example", "b@firm.example"],
    "Partner with Us": ["team@firm.example"],
  });
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
])(
  "BLD-05 with %j changes are told to %s and the state is asked of %s",
  (set, target, statusUrl) => {
    expect(read({ DATA_DIR: "/nowhere", ...set }).publishing).toMatchObject({ target, statusUrl });
  },
);

test("files are on disk, or in a bucket whose settings are whole", () => {
  expect(read({}).s3).toBeNull();
  expect(read({ S3_BUCKET: "", S3_ENDPOINT: "", S3_FORCE_PATH_STYLE: "0" }).s3).toBeNull();
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  const whole = { bucket: "firm-website", region: "ap-south-1", ...keys };
  expect(read(s3).s3).toEqual({ ...whole, endpoint: null, forcePathStyle: false });
  const other = { S3_ENDPOINT: "https://s3.example/", S3_FORCE_PATH_STYLE: "1" };
  const elsewhere = { endpoint: "https://s3.example", forcePathStyle: true };
  expect(read({ ...s3, ...other }).s3).toEqual({ ...whole, ...elsewhere });
});

test.each([
  [{ SITE_URL: "a.example" }, "SITE_URL must be"],
  [{ MEDIA_URL: "media.example" }, "MEDIA_URL must be"],
  [{ SITE_ORIGINS: "a.example" }, "SITE_ORIGINS must be"],
  [{ ...s3, S3_BUCKET: "" }, "S3 needs S3_BUCKET as well"],
  [{ S3_ENDPOINT: "https://s3.example" }, "S3 needs S3_BUCKET, S3_REGION"],
  [{ ...s3, S3_ENDPOINT: "s3.example" }, "S3_ENDPOINT must be"],
  [{ ...s3, S3_BUCKET: "https://s3.example/firm" }, "S3_BUCKET must be"],
  [{ ...s3, S3_FORCE_PATH_STYLE: "yes" }, "S3_FORCE_PATH_STYLE must be one of"],
  [{ SMTP_HOST: "mail.example", MAIL_FROM: "a@b.example" }, "SMTP_HOST needs MAIL_TO"],
  [{ ...smtp, SMTP_HOST: "smtp://mail.example" }, "SMTP_HOST must be"],
  [{ ...smtp, SMTP_PORT: "0" }, "SMTP_PORT must be"],
  [{ ...smtp, SMTP_SECURE: "yes" }, "SMTP_SECURE must be one of: tls, starttls, none"],
  [{ ...smtp, SMTP_USER: "web" }, "Set SMTP_USER and SMTP_PASSWORD together"],
  [{ ...smtp, MAIL_FROM: "nobody" }, "MAIL_FROM must be"],
  [{ ...smtp, MAIL_FROM: "a@b.example\r\nBcc: c@d.example" }, "MAIL_FROM must be"],
  [{ MAIL_TO: "team@firm.example; b@firm.example" }, "MAIL_TO must be"],
  [{ MAIL_TO_PARTNER: "nobody" }, "MAIL_TO_PARTNER must be"],
  [{ MAIL_RETRY_SECONDS: "soon" }, "MAIL_RETRY_SECONDS must be"],
  [{ ENQUIRIES_PER_10_MINUTES: "-1" }, "ENQUIRIES_PER_10_MINUTES must be"],
  [{ ENQUIRY_KEEP_DAYS: "0" }, "ENQUIRY_KEEP_DAYS must be"],
  [{ REBUILD_WEBHOOK_URL: "site.example" }, "REBUILD_WEBHOOK_URL must be"],
  [{ WEBHOOK_RETRY_MS: "0" }, "WEBHOOK_RETRY_MS must be"],
  [{ WEBHOOK_TIMEOUT_MS: "soon" }, "WEBHOOK_TIMEOUT_MS must be"],
  [{ REBUILD_STATUS_URL: "site.example" }, "REBUILD_STATUS_URL must be"],
  [{ VIDEO_SEARCH_URL: "videos.example" }, "VIDEO_SEARCH_URL must be"],
  [{ VIDEO_PICTURE_HOST: "http://pictures.example" }, "VIDEO_PICTURE_HOST must be"],
  [
    { VIDEO_SEARCH_URL: "https://videos.example/search" },
    "VIDEO_SEARCH_URL needs VIDEO_SEARCH_KEY",
  ],
])("%j is refused in one sentence", (variables, sentence) => {
  expect(() => read(variables)).toThrow(sentence);
});

test("what is at fault is told all at once, and no value of it", () => {
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
  const told = () => read(faulty);
  expect(told).toThrow(
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
  expect(told).not.toThrow(secret);
});
