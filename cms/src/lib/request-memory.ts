import type { PayloadRequest, RequestContext } from "payload";

/**
 * What hooks note before a change, for the hooks after it. Known by the request, whose context Payload
 * exchanges in nested calls, and by its context, as a hook may get the request in a wrapper.
 */
export function requestCache<Value>(): (req: PayloadRequest) => Map<string, Value> {
  const known = new WeakMap<PayloadRequest | RequestContext, Map<string, Value>>();
  return (req) => {
    const noted = known.get(req) ?? known.get(req.context) ?? new Map<string, Value>();
    known.set(req, noted).set(req.context, noted);
    return noted;
  };
}
