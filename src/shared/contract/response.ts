import * as v from "valibot";
import { findDayOrder } from "./read-date";

/** What visitors read while a call cannot be answered; it names no part of our system (FRM-19). */
export const UNAVAILABLE =
  "This part of our website is not available right now. Please try again in a few minutes.";

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

/** `Wire` is the body that the CMS must send; readers accept much less (API-01). */
export type Reader<Wire, T> = ((body: unknown, call: string) => T) & { wire?: Wire };

type ParamName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type Endpoint<P extends string = string, Wire = unknown, T = unknown> = {
  method: "GET" | "POST";
  /** Like "/api/blogs/slug/:slug"; a slash at the end of a call makes no difference. */
  path: P;
  /** Returns the path with its parameters; other values become the query. */
  toCall: (values: Record<ParamName<P>, string> & Record<string, string | number>) => string;
  /** Reads a body. Throws a ContractError if it is unreadable as a whole. */
  read: (body: unknown) => T;
  wire?: Wire;
};

type Definition<P, Wire, T> = { method?: "POST"; path: P; read: Reader<Wire, T> };

/** Returns an endpoint, whose errors name its method and path. */
export function defineEndpoint<P extends string, Wire, T>({
  method,
  path,
  read,
}: Definition<P, Wire, T>): Endpoint<P, Wire, T> {
  const call = `${method ?? "GET"} ${path}`;
  return {
    method: method ?? "GET",
    path,
    toCall: (values) => fillPath(path, values),
    read: (body) => read(body, call),
  };
}

/** Returns a reader of lists, with or without `data` around them; it skips unreadable records. */
export const createListReader =
  <W, T>(schema: v.GenericSchema<W, T>): Reader<W[] | { data: W[] }, List<T>> =>
  (body, call) =>
    readList(call, schema, body);

function fillPath(path: string, values: Record<string, string | number>): string {
  const query = new URLSearchParams();
  const unused = new Map(Object.entries(values));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = unused.get(name) ?? "";
    unused.delete(name);
    return encodeURIComponent(value);
  });
  unused.forEach((value, name) => query.set(name, String(value)));
  return unused.size > 0 ? `${filled}?${query.toString()}` : filled;
}
