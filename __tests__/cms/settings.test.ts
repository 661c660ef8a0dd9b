import { readEnvironment } from "../../cms/src/environment";

const read = (variables: Record<string, string>) =>
  readEnvironment(Object.assign({ NODE_ENV: "test" as const }, variables));

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
  expect(mail.smtp).toBeNull();
  expect(enquiries).toEqual({ perTenMinutes: 5, perDay: 30, keepDays: 365 });
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

test("BLD-05 changes are told to our own server unless another, or off, is named", () => {
  const own = "http://127.0.0.1:9000/webhooks/rebuild";
  const empty = { DATA_DIR: "/nowhere" };
  const told = (variables: Record<string, string>) => {
    const { target, statusUrl } = read({ ...empty, ...variables }).publishing;
    return [target, statusUrl];
  };
  expect(read(empty).publishing).toEqual({
    target: own,
    statusUrl: `${own}/status`,
    secret: null,
    token: null,
  });
  expect(told({ HOST: "::", PORT: "8080" })[0]).toBe("http://127.0.0.1:8080/webhooks/rebuild");
  expect(told({ HOST: "fd00::1" })[0]).toBe("http://[fd00::1]:9000/webhooks/rebuild");
  const site = "https://site.example/webhooks/rebuild";
  expect(told({ REBUILD_WEBHOOK_URL: site })).toEqual([site, `${site}/status`]);
  const hook = "https://api.host.example/build_hooks/1";
  expect(told({ REBUILD_WEBHOOK_URL: hook })).toEqual([hook, null]);
  const elsewhere = "https://ops.example/state";
  expect(told({ REBUILD_WEBHOOK_URL: hook, REBUILD_STATUS_URL: elsewhere })[1]).toBe(elsewhere);
  expect(told({ REBUILD_WEBHOOK_URL: "off" })).toEqual([null, null]);
});

test("files are on disk, or in a bucket whose settings are whole", () => {
  expect(read({}).s3).toBeNull();
  expect(read({ S3_BUCKET: "", S3_ENDPOINT: "", S3_FORCE_PATH_STYLE: "0" }).s3).toBeNull();
  expect(read(s3).s3).toEqual({
    bucket: "firm-website",
    region: "ap-south-1",
    endpoint: null,
    accessKeyId: "key",
    secretAccessKey: "secret",
    forcePathStyle: false,
  });
  const other = { S3_ENDPOINT: "https://s3.example/", S3_FORCE_PATH_STYLE: "1" };
  expect(read({ ...s3, ...other }).s3).toMatchObject({
    endpoint: "https://s3.example",
    forcePathStyle: true,
  });
});

test.each([
  [{ S3_BUCKET: "firm-website" }, "S3 needs S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY as"],
  [{ ...s3, S3_BUCKET: "" }, "S3 needs S3_BUCKET as well"],
  [{ S3_ENDPOINT: "https://s3.example" }, "S3 needs S3_BUCKET, S3_REGION"],
  [{ ...s3, S3_ENDPOINT: "s3.example" }, "S3_ENDPOINT must be"],
  [{ ...s3, S3_BUCKET: "https://s3.example/firm" }, "S3_BUCKET must be"],
  [{ ...s3, S3_FORCE_PATH_STYLE: "yes" }, "S3_FORCE_PATH_STYLE must be one of"],
  [{ SMTP_HOST: "mail.example" }, "SMTP_HOST needs MAIL_FROM"],
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
  [{ REBUILD_STATUS_URL: "site.example" }, "REBUILD_STATUS_URL must be"],
  [{ WEBHOOK_SECRETS: "whsec_no base64" }, "WEBHOOK_SECRETS must be"],
  [{ VIDEO_SEARCH_URL: "videos.example" }, "VIDEO_SEARCH_URL must be"],
  [
    { VIDEO_SEARCH_URL: "https://videos.example/search" },
    "VIDEO_SEARCH_URL needs VIDEO_SEARCH_KEY",
  ],
])("%j is refused in one sentence", (variables, sentence) => {
  expect(() => read(variables)).toThrow(sentence);
});
