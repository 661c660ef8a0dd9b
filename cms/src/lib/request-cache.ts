import type { PayloadRequest } from "payload";

/** Returns a cache for the hooks of one request, keyed by its loader, as Payload replaces context and wrapper. */
export function requestCache<Value>(): (req: PayloadRequest) => Map<string, Value> {
  const known = new WeakMap<object, Map<string, Value>>();
  return (req) => {
    const owner: object = req.payloadDataLoader ?? req;
    const noted = known.get(owner) ?? new Map<string, Value>();
    known.set(owner, noted);
    return noted;
  };
}
