import { isObject } from "../../../src/shared/contract/response";

export type Change = { name: string; from: unknown; to: unknown };

/** Fields that are not logged: dates of each save, derived fields, Payload's own fields of accounts. */
const UNLOGGED = new Set(
  "id collection createdAt updatedAt savedBy html links warnings editors tokenStamp signedInAt".split(
    " ",
  ),
);

/** Returns the fields that differ, groups as "group.field". Null means that there is no record. */
export function findChangedFields(previous: unknown, next: unknown, parent = ""): Change[] {
  const [previousFields, nextFields] = [toRecord(previous), toRecord(next)];
  // Payload's state before a change includes hidden fields, its state after does not.
  return Object.keys(next === null ? previousFields : nextFields).flatMap((name) => {
    if (UNLOGGED.has(name)) return [];
    const [from, to] = [toPlain(previousFields[name]), toPlain(nextFields[name])];
    if (isGroup(from) || isGroup(to)) return findChangedFields(from, to, `${parent}${name}.`);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : { name: parent + name, from, to };
  });
}

function toRecord(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** Rich text, which has a root, is one value. */
const isGroup = (value: unknown) => isObject(value) && !("root" in value);

/** Replaces missing values by null. Records are compared before population, as ids. */
function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (!isObject(value)) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toPlain(item)]));
}
