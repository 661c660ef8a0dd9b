import { readEnvironment } from "../../cms/src/environment";

const read = (variables: Record<string, string>) =>
  readEnvironment(Object.assign({ NODE_ENV: "test" as const }, variables));

const smtp = {
  SMTP_HOST: "mail.example",
  MAIL_FROM: "Website <web@firm.example>",
  MAIL_TO: "team@firm.example",
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

test.each([
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
  [{ VIDEO_SEARCH_URL: "videos.example" }, "VIDEO_SEARCH_URL must be"],
  [
    { VIDEO_SEARCH_URL: "https://videos.example/search" },
    "VIDEO_SEARCH_URL needs VIDEO_SEARCH_KEY",
  ],
])("%j is refused in one sentence", (variables, sentence) => {
  expect(() => read(variables)).toThrow(sentence);
});
