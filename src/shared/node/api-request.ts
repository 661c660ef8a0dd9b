import { decodeUri, stripSlash } from "../domain/paths";

/** Returns address and headers of an API call, as fetch refuses user and password in an address. */
export function createApiRequest(
  apiHost: string,
  path: string,
): { url: URL; headers: Record<string, string> } {
  const url = new URL(apiHost + path);
  const { username, password } = url;
  if (!username && !password) return { url, headers: {} };
  const pair = `${decodeUri(username)}:${decodeUri(password)}`;
  url.username = url.password = "";
  return { url, headers: { authorization: `Basic ${Buffer.from(pair).toString("base64")}` } };
}

/** Removes user, password and query values other than page and limit, for messages. */
export function redactUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.username || url.password) url.username = url.password = "";
  for (const key of url.searchParams.keys()) {
    if (!["page", "limit"].includes(key)) url.searchParams.set(key, "…");
  }
  return stripSlash(url.href);
}
