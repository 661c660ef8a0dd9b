import { toSha256 } from "../../../src/shared/node/sha256";

/** Text columns of the audit log in the order in which they are hashed; each may be "". */
const TEXTS = [
  /** ISO 8601, by the server's clock. */
  "at",
  /** The account; "" for the CMS and visitors. */
  ...(["userId", "userEmail", "role"] as const),
  ...(["action", "changedCollection", "recordId"] as const),
  /** Names of changed fields, separated by ", ". */
  "fields",
  /** JSON of values before and after, for evidence and roles, or a text about the action. */
  "details",
  /** Hash of the previous entry; "" for the first. */
  "previousHash",
] as const;

/** All columns in the order of the export; numbers start at 1 and have no gaps. */
export const COLUMNS = ["number", ...TEXTS, "hash"] as const;

export type LineContent = { number: number } & Record<(typeof TEXTS)[number], string>;
export type AuditLine = LineContent & { hash: string };

/** Returns the SHA-256 of a line and, by `previousHash`, of all lines before it. */
export function hashLine(line: LineContent): string {
  return toSha256(JSON.stringify([line.number, ...TEXTS.map((name) => line[name])]));
}

export class ChainCheck {
  last = { number: 0, hash: "" };

  /** Returns what is wrong with the next line, such as missing lines before it. */
  add(line: AuditLine): string[] {
    const problems: string[] = [];
    const { number, hash, previousHash } = line;
    const next = this.last.number + 1;
    if (number > next) {
      const missing =
        number - 1 === next ? `line ${next} is` : `lines ${next} to ${number - 1} are`;
      problems.push(`${missing} missing`);
    } else if (number < next) {
      problems.push(`there is more than one line ${number}`);
    } else if (previousHash !== this.last.hash) {
      problems.push(`line ${number} does not match the hash of line ${number - 1}`);
    }
    if (hashLine(line) !== hash) problems.push(`line ${number} was changed`);
    this.last = { number, hash };
    return problems;
  }
}
