import type { CollectionBeforeValidateHook, PayloadRequest } from "payload";
import { parseUrl, readAddress } from "../../../../src/shared/contract/address";
import { throwFieldError } from "../../lib/throw-field-error";
import { NO_SITE_PATH, toSitePath } from "../../lib/site-path";

/** The query of an address of an earlier site, such as /?p=77. */
const QUERY = /\?[^\s?#]+$/;

/** Returns addresses of a redirect in one spelling: paths of this site, also of a full address. */
export function normalizeAddresses<Values extends Record<string, unknown>>(
  values: Values,
  siteUrl: string,
): Values {
  const addresses = ["from", "page"].flatMap((name) => {
    const value = values[name];
    return typeof value === "string" ? [[name, toOwnPath(value, siteUrl)]] : [];
  });
  return { ...values, ...Object.fromEntries(addresses) };
}

function toOwnPath(value: string, siteUrl: string): string | null {
  const toHost = (url: URL | null) => url?.host.replace(/^www\./, "");
  const url = parseUrl(readAddress(value) ?? "");
  const isOwn = url !== null && toHost(url) === toHost(parseUrl(siteUrl));
  const address = isOwn ? url.pathname + url.search : value;
  return address === "" ? null : (toSitePath(address) ?? address);
}

/** Stores each address in one spelling, so that it is unique. */
export const normalizeRedirect =
  (siteUrl: string): CollectionBeforeValidateHook =>
  ({ data }) =>
    data && normalizeAddresses(data, siteUrl);

/** Refuses addresses of other sites and loops. */
export const checkRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { from, page }: Record<string, unknown> = { ...originalDoc, ...data };
  if (typeof from !== "string" || from === "") return data;
  if (toSitePath(from.replace(QUERY, "")) === null || /^\/(?:(?:api|cms)\/.*)?$/.test(from))
    throwFieldError(
      "redirects",
      "from",
      "Use an address of this site that starts with /, without #. Not /, /api/ or /cms/.",
    );
  if (typeof page !== "string") return data;
  if (toSitePath(page) === null) throwFieldError("redirects", "page", NO_SITE_PATH);
  const hops = await followRedirects(page, req);
  const loop = [from, ...hops.slice(0, hops.indexOf(from) + 1)].join(" → ");
  if (loop !== from) throwFieldError("redirects", "page", `A loop: ${loop}. Choose another page.`);
  return data;
};

/** Returns the context of a request whose redirects are saved together. */
export const createRedirectContext = (lines: readonly Record<string, unknown>[]) => ({
  redirectPages: new Map(lines.map(({ from, page }) => [from, page])),
});

/** Returns the chain of redirects up to an address without one, or to a repeated one. */
async function followRedirects(page: string, req: PayloadRequest): Promise<string[]> {
  const hops = [page];
  for (let next = await findPage(page, req); next; next = await findPage(next, req)) {
    hops.push(next);
    if (hops.indexOf(next) < hops.length - 1) break;
  }
  return hops;
}

/** Returns the page to which an address redirects, after all redirects of the request are saved. */
async function findPage(from: string, req: PayloadRequest): Promise<string | null | undefined> {
  const { redirectPages } = req.context as Partial<ReturnType<typeof createRedirectContext>>;
  const page = redirectPages?.get(from);
  if (page === null || typeof page === "string") return page;
  const { docs } = await req.payload.find({
    collection: "redirects",
    where: { from: { equals: from } },
    depth: 0,
    limit: 1,
    req: { transactionID: req.transactionID },
  });
  return docs[0]?.page;
}
