import { join, resolve } from "node:path";
import { addDays, isAfter } from "date-fns";
import { readYamlFile } from "../../src/content/read-content";
import { schema, type Security } from "../../src/content/security.schema";
import { writeIfChanged } from "./write-if-changed";

const PATH = "/.well-known/security.txt";
const WARN_DAYS = 30;

/** Writes /.well-known/security.txt (RFC 9116) below `root`; returns a warning, if any. */
export function writeSecurityTxt(root: string, siteUrl: string, now: number): string | undefined {
  const security = readYamlFile(resolve("content/security.yaml"), schema);
  writeIfChanged(join(root, PATH), createSecurityTxt(security, siteUrl));
  return findExpiryWarning(security, now);
}

/** Returns the text of the file (RFC 9116). */
export function createSecurityTxt(
  { contacts, expires, languages }: Security,
  siteUrl: string,
): string {
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${siteUrl}${PATH}`,
    "",
  ].join("\n");
}

/** Returns a warning from 30 days before the expiry. */
export function findExpiryWarning({ expires }: Pick<Security, "expires">, now: number) {
  if (!isAfter(addDays(now, WARN_DAYS), expires)) return undefined;
  const when = isAfter(now, expires) ? `expired on ${expires}` : `expires on ${expires}`;
  return `content/security.yaml ${when}: check that its addresses are still correct, and set a later date in "expires".`;
}
