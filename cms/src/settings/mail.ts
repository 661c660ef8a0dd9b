import type { EnquiryTitle } from "../../../src/contract/enquiry";
import { oneOf, wholeNumber } from "./variables";

export type Smtp = {
  host: string;
  port: number;
  /** TLS from the first byte, TLS after STARTTLS (and nothing without it), or no encryption. */
  security: "tls" | "starttls" | "none";
  user: string;
  password: string;
};

export type Sender = { name: string; address: string };

export type MailSettings = {
  /** Null: mails are written to the outbox folder. */
  smtp: Smtp | null;
  from: Sender;
  /** Who gets the enquiries of each form. */
  to: Record<EnquiryTitle, string[]>;
  /** Seconds before the second try; each further one waits twice as long, up to four hours. */
  retrySeconds: number;
};

const SECURITY = ["tls", "starttls", "none"] as const;

/** Reads and checks the variables of mail. Throws one sentence that names the one at fault. */
export function readMail(env: NodeJS.ProcessEnv): MailSettings {
  const smtp = readSmtp(env);
  if (smtp !== null && !env.MAIL_FROM) throw new Error("SMTP_HOST needs MAIL_FROM as well.");
  const fallback = recipients("MAIL_TO", env.MAIL_TO);
  const to = (name: string): string[] => {
    const own = recipients(name, env[name]);
    const found = own.length > 0 ? own : fallback;
    if (found.length > 0) return found;
    if (smtp !== null) throw new Error(`SMTP_HOST needs MAIL_TO (or ${name}) as well.`);
    return ["enquiries@localhost"];
  };
  return {
    smtp,
    from: sender(env.MAIL_FROM || "Website <website@localhost>"),
    to: {
      "Contact us": to("MAIL_TO_CONTACT"),
      "Careers Inquiry": to("MAIL_TO_CAREERS"),
      "Partner with Us": to("MAIL_TO_PARTNER"),
    },
    retrySeconds: wholeNumber("MAIL_RETRY_SECONDS", env.MAIL_RETRY_SECONDS, {
      fallback: 60,
      min: 1,
      max: 3600,
    }),
  };
}

function readSmtp(env: NodeJS.ProcessEnv): Smtp | null {
  const { SMTP_HOST: host, SMTP_USER: user = "", SMTP_PASSWORD: password = "" } = env;
  if (!host) return null;
  if (!/^[\w.:-]+$/.test(host)) throw new Error("SMTP_HOST must be a host name or an address.");
  if (Boolean(user) !== Boolean(password)) {
    throw new Error("Set SMTP_USER and SMTP_PASSWORD together, or neither.");
  }
  const port = wholeNumber("SMTP_PORT", env.SMTP_PORT, { fallback: 587, min: 1, max: 65_535 });
  const security =
    oneOf("SMTP_SECURE", env.SMTP_SECURE, SECURITY) ?? (port === 465 ? "tls" : "starttls");
  return { host, port, security, user, password };
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

function recipients(name: string, value: string | undefined): string[] {
  const addresses = (value ?? "").split(",").map((each) => each.trim());
  return addresses.filter(Boolean).map((address) => {
    if (ADDRESS.test(address)) return address;
    throw new Error(`${name} must be e-mail addresses, separated by commas.`);
  });
}

function sender(value: string): Sender {
  const [, name, bracketed, bare] = /^(?:([^<>]*)<([^<>]+)>|([^<>]+))$/.exec(value.trim()) ?? [];
  const address = (bracketed ?? bare ?? "").trim();
  if (ADDRESS.test(address) && !/[\p{Cc}",;:()\\]/u.test(value)) {
    return { name: (name ?? "").trim(), address };
  }
  throw new Error("MAIL_FROM must be an address such as website@example.com or Name <address>.");
}
