import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; source: string };
export type MailServer = { mails: ReceivedMail[]; end: () => Promise<void> };

/** Starts a loopback mail server that keeps every mail, without encryption or accounts. */
export async function startMailServer(port: number): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1_000,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    // The listener stays, because a CMS that is killed while it mails causes connection errors.
    server.on("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return { mails, end: () => new Promise((resolve) => server.close(() => resolve())) };
}
