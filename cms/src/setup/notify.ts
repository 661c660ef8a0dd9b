import { hostname } from "node:os";
import { createMailTransport } from "../config/email-adapter";
import { readEnvironment } from "../environment";
import { describeMailError } from "../lib/mail-error";

// npm run notify -- <unit>: mails the operator that a unit failed, also while the CMS is down (OPS-16).

async function notifyOperator(unit: string): Promise<void> {
  const environment = readEnvironment();
  const { from, toOperator } = environment.mail;
  if (toOperator.length === 0)
    return console.warn("Nobody was notified. Set MAIL_TO_OPERATOR in .env.");
  const subject = `${unit} failed on ${hostname()}`;
  const text = `${subject}. Look at: journalctl -u ${unit}`;
  await createMailTransport(environment).sendMail({ from, to: toOperator, subject, text });
}

notifyOperator(process.argv[2] ?? "A unit").catch((error: unknown) => {
  console.error(`Nobody was notified: ${describeMailError(error)}.`);
  process.exitCode = 1;
});
