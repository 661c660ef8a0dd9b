import fs from "node:fs/promises";
import path from "node:path";
import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import { createTransport, type SentMessageInfo, type Transport } from "nodemailer";
import type { Config } from "payload";
import { writeAtomically } from "../../../src/shared/node/write-atomically";
import { toSha256 } from "../../../src/shared/node/sha256";
import type { Environment, MailSettings } from "../environment";

type Settings = Pick<Environment, "mail" | "dataDir">;

/** Sends by SMTP if SMTP_HOST is set, else to DATA_DIR/outbox. */
export const createMailTransport = ({ mail, dataDir }: Settings) =>
  mail.smtp
    ? createTransport(toOptions(mail.smtp))
    : createTransport(createOutbox(path.join(dataDir, "outbox")));

export function createEmailAdapter(settings: Settings): Config["email"] {
  const { from } = settings.mail;
  return nodemailerAdapter({
    defaultFromName: from.name,
    defaultFromAddress: from.address,
    transport: createMailTransport(settings),
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

/** Returns a transport that writes each mail atomically to a file named by its Message-ID. */
function createOutbox(folder: string): Transport<SentMessageInfo> {
  return {
    name: "outbox",
    version: "1",
    send: ({ message }, done) => {
      const id = message.messageId();
      message
        .build()
        .then((mail) => writeMail(folder, id, mail))
        .then(
          () => done(null, { messageId: id }),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
        );
    },
  };
}

async function writeMail(folder: string, messageId: string, mail: Buffer): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const name = /^<([\w.-]+)@/.exec(messageId)?.[1];
  const file = `${name ?? toSha256(messageId)}.eml`;
  await writeAtomically(path.join(folder, file), mail, 0o600);
}
