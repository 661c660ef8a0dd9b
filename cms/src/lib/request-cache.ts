import type { PayloadRequest } from "payload";

type Owner = Partial<Pick<PayloadRequest, "payloadDataLoader">>;

/** Returns a getter of a request's cache. Its key is the data loader: Payload replaces req and req.context. */
export function createRequestCache<Value>(): (req: Owner) => Map<string, Value> {
  const caches = new WeakMap<object, Map<string, Value>>();
  return (req) => {
    const owner: object = req.payloadDataLoader ?? req;
    const cache = caches.get(owner) ?? new Map<string, Value>();
    caches.set(owner, cache);
    return cache;
  };
}
