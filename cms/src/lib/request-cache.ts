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

/** Returns a function that reads each key once in a request. */
export function readOnce<Value>(read: (req: PayloadRequest, key: number) => Promise<Value>) {
  const getCache = createRequestCache<Promise<Value>>();
  return (req: PayloadRequest, key = 0): Promise<Value> => {
    const cache = getCache(req);
    const value = cache.get(String(key)) ?? read(req, key);
    cache.set(String(key), value);
    return value;
  };
}
