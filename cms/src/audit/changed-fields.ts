import { isObject } from "../../../src/shared/contract/answer";

export type Change = { name: string; from: unknown; to: unknown };

/** Dates that every save moves, what is made of other fields, and Payload's own of an account. */
const UNNOTED = new Set(
  "id collection createdAt updatedAt html warnings sessions loginAttempts lockUntil".split(" "),
);

/** What differs between two states of a record, with groups as "group.field"; null is no record. */
export function changedFields(before: unknown, after: unknown, parent = ""): Change[] {
  const [old, next] = [recordOf(before), recordOf(after)];
  // Before a change Payload shows more than after it: what is hidden.
  return Object.keys(after === null ? old : next).flatMap((name) => {
    if (UNNOTED.has(name)) return [];
    const [from, to] = [plain(old[name]), plain(next[name])];
    if (isGroup(from) || isGroup(to)) return changedFields(from, to, `${parent}${name}.`);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : { name: parent + name, from, to };
  });
}

function recordOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** The editor's tree is one value. */
const isGroup = (value: unknown) => isObject(value) && !("root" in value);

/** Answers hold whole records where the database has their ids. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value ?? null;
  if ("id" in value && "updatedAt" in value) return value.id;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
}
