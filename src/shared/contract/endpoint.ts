import * as v from "valibot";
import { readList, type List } from "./response";

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
