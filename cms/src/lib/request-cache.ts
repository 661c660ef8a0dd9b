import type { PayloadRequest } from "payload";

/** Returns a cache for the hooks of one request, keyed by its loader, as Payload replaces context and wrapper. */
export function createRequestCache<Value>(): (req: PayloadRequest) => Map<string, Value> {
  const caches = new WeakMap<object, Map<string, Value>>();
  return (req) => {
    const owner: object = req.payloadDataLoader ?? req;
    const cache = caches.get(owner) ?? new Map<string, Value>();
    caches.set(owner, cache);
    return cache;
  };
}
