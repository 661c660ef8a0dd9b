import type { PayloadRequest, RequestContext } from "payload";

/** A cache of one request for its hooks, by request and context, as Payload exchanges either. */
export function requestCache<Value>(): (req: PayloadRequest) => Map<string, Value> {
  const known = new WeakMap<PayloadRequest | RequestContext, Map<string, Value>>();
  return (req) => {
    const noted = known.get(req) ?? known.get(req.context) ?? new Map<string, Value>();
    known.set(req, noted).set(req.context, noted);
    return noted;
  };
}
