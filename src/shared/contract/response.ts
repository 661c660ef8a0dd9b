import * as v from "valibot";
import { findDayOrder } from "./read-date";

/** A record that was skipped, and the reason (API-02). */
export type Problem = { call: string; index: number; field: string; message: string };

export type List<T> = { items: T[]; problems: Problem[] };

/** Error of an unreadable response, with call and field. */
export class ContractError extends Error {
  override name = "ContractError";

  constructor(
    readonly call: string,
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${call}: field "${field}" cannot be read: ${reason}`);
  }
}

type Schema<T> = v.GenericSchema<unknown, T>;

/** Returns the value in the `data` envelope, or the body itself (API-01). */
export function unwrapData(body: unknown): unknown {
  return isObject(body) && "data" in body ? body.data : body;
}

/** Returns the value as read by the schema. Throws a {@link ContractError} if it is unreadable. */
export function readRecord<T>(call: string, schema: Schema<T>, value: unknown, field = "data"): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new ContractError(call, joinPath(field, v.getDotPath(issue)), issue.message);
}

/** Skips and reports unreadable records. Throws a {@link ContractError} if there is no list. */
export function readList<T>(call: string, schema: Schema<T>, body: unknown): List<T> {
  const list = unwrapData(body);
  if (!Array.isArray(list)) {
    throw new ContractError(
      call,
      "data",
      `expected a list, received ${list === null ? "null" : typeof list}`,
    );
  }
  const items: T[] = [];
  const problems: Problem[] = [];
  const records: readonly unknown[] = list;
  const putDayFirst = findDayOrder(
    records.flatMap((value) => (isObject(value) ? Object.values(value) : [])),
  );
  records.forEach((record, index) => {
    const value = putDayFirst && isObject(record) ? mapValues(record, putDayFirst) : record;
    const result = v.safeParse(schema, value);
    if (result.success) {
      items.push(result.output);
      return;
    }
    const issue = result.issues[0];
    problems.push({
      call,
      index,
      field: v.getDotPath(issue) ?? "(record)",
      message: issue.message,
    });
  });
  return { items, problems };
}

const MAX_NAMED = 10;

/** Returns the records that could be read; logs the others (API-02), the first ten one by one. */
export function filterReadable<T>({ items, problems }: List<T>): T[] {
  problems.slice(0, MAX_NAMED).forEach((problem) => console.error(describeProblem(problem)));
  const [first] = problems;
  if (first && problems.length > MAX_NAMED) {
    console.error(`${first.call}: ${problems.length - MAX_NAMED} more records skipped`);
  }
  return items;
}

/** Returns one line for a log: call, index, field and reason; never the record's text. */
export function describeProblem({ call, index, field, message }: Problem): string {
  return `${call}: record ${index} skipped: field "${field}": ${message}`;
}

/** Returns the record with each value changed. */
export function mapValues(
  record: Record<string, unknown>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** True for an object other than null and lists. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function joinPath(field: string, path: string | null): string {
  return path === null ? field : `${field}.${path}`;
}
