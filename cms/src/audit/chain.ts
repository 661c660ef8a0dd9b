import { createHash } from "node:crypto";

/** What a line of the audit log holds as text, in the order in which it is hashed; any may be "". */
const TEXTS = [
  /** ISO 8601, by the server's clock. */
  "at",
  /** The account; "" for the CMS itself and for visitors. */
  ...(["userId", "userEmail", "role"] as const),
  ...(["action", "changedCollection", "recordId"] as const),
  /** Names of what was changed, separated by ", ". */
  "fields",
  /** JSON of values before and after, only of complaint records, IPOs and roles. */
  "details",
  /** Hash of the previous entry; "" for the first. */
  "previousHash",
] as const;

/** Every column, in the order in which lines are exported; numbers go from 1, without gaps. */
export const COLUMNS = ["number", ...TEXTS, "hash"] as const;

export type LineContent = { number: number } & Record<(typeof TEXTS)[number], string>;
export type AuditLine = LineContent & { hash: string };

/** SHA-256 over everything in the line and, by `previousHash`, over all lines before it. */
export function hashOf(line: LineContent): string {
  const text = JSON.stringify([line.number, ...TEXTS.map((name) => line[name])]);
  return createHash("sha256").update(text).digest("hex");
}

/** Looks at lines in the order of their numbers and says which were changed or are missing. */
export class ChainCheck {
  readonly problems: string[] = [];
  last = { number: 0, hash: "" };

  add(line: AuditLine): void {
    const { number, hash, previousHash } = line;
    const due = this.last.number + 1;
    if (number > due) {
      const missing = number - 1 === due ? `line ${due} is` : `lines ${due} to ${number - 1} are`;
      this.problems.push(`${missing} missing`);
    } else if (number < due) {
      this.problems.push(`there is more than one line ${number}`);
    } else if (previousHash !== this.last.hash) {
      this.problems.push(`line ${number} does not follow line ${number - 1} as it stands`);
    }
    if (hashOf(line) !== hash) this.problems.push(`line ${number} was changed`);
    this.last = { number, hash };
  }
}
