import path from "node:path";
import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import { createTransport } from "nodemailer";
import type { Config } from "payload";
import type { Environment, MailSettings } from "../environment";
import { createOutbox } from "./outbox";

/** Sends by SMTP if SMTP_HOST is set, else to DATA_DIR/outbox. */
export function createEmailAdapter({ mail, dataDir }: Environment): Config["email"] {
  const transport = mail.smtp
    ? createTransport(toOptions(mail.smtp))
    : createTransport(createOutbox(path.join(dataDir, "outbox")));
  return nodemailerAdapter({
    defaultFromName: mail.from.name,
    defaultFromAddress: mail.from.address,
    transport,
    // The CMS must start without its mail server, because deliveries are retried.
    skipVerify: true,
  });
}

function toOptions({ host, port, security, user, password }: NonNullable<MailSettings["smtp"]>) {
  return {
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    ...(user ? { auth: { user, pass: password } } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
