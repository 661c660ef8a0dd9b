import type { IncomingHttpHeaders } from "node:http";

const HOP_BY_HOP = [
  "connection",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Removed from API calls, so that an editor's CMS session does not change public responses. */
const CREDENTIALS = ["authorization", "cookie"];

const SPOOFABLE = ["forwarded", "x-forwarded-port", "x-real-ip"];

type Visitor = { ip: string; protocol: string; host: string };

/** Returns headers for the CMS, without credentials and forwarding headers of the visitor. */
export function toRequestHeaders<Headers extends IncomingHttpHeaders>(
  headers: Headers,
  visitor: Visitor,
): Headers {
  return {
    ...omitHeaders(headers, [...HOP_BY_HOP, ...CREDENTIALS, ...SPOOFABLE]),
    "x-forwarded-for": visitor.ip,
    "x-forwarded-proto": visitor.protocol,
    "x-forwarded-host": visitor.host,
  };
}

/** Returns headers for the visitor, without cookies and headers of the CMS's connection. */
export function toResponseHeaders<Headers extends Record<string, unknown>>(
  headers: Headers,
): Headers {
  return omitHeaders(headers, [...HOP_BY_HOP, "set-cookie", "x-powered-by"]);
}

function omitHeaders<Headers extends object>(headers: Headers, names: string[]): Headers {
  const remaining = { ...headers };
  for (const name of names) Reflect.deleteProperty(remaining, name);
  return remaining;
}
