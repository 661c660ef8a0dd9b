import { createHash } from "node:crypto";

/** One line of the audit log as it is stored; every text may be "". */
export type AuditLine = {
  /** From 1, without gaps. */
  number: number;
  /** ISO 8601, by the server's clock. */
  at: string;
  /** Of the account; "" for the CMS itself and for visitors. */
  userId: string;
  userEmail: string;
  role: string;
  action: string;
  changedCollection: string;
  recordId: string;
  /** Names of what was changed, separated by ", ". */
  fields: string;
  /** JSON of values before and after, only of complaint records, IPOs and roles. */
  details: string;
  /** Hash of the line before; "" for the first. */
  previousHash: string;
  hash: string;
};

export type LineContent = Omit<AuditLine, "hash">;

/** SHA-256 over everything in the line and, by `previousHash`, over all lines before it. */
export function hashOf(line: LineContent): string {
  const { number, at, userId, userEmail, role, action, changedCollection } = line;
  const { recordId, fields, details, previousHash } = line;
  const content = [number, at, userId, userEmail, role, action, changedCollection];
  const text = JSON.stringify([...content, recordId, fields, details, previousHash]);
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
