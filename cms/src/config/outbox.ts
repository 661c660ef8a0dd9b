import fs from "node:fs/promises";
import path from "node:path";
import type { SentMessageInfo, Transport } from "nodemailer";
import { writeAtomically } from "../../../src/shared/node/write-atomically";
import { toSha256 } from "../../../src/shared/node/sha256";

/** Returns a transport that writes each mail atomically to a file named by its Message-ID. */
export function createOutbox(folder: string): Transport<SentMessageInfo> {
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
