import path from "node:path";
import type { PayloadRequest } from "payload";
import { decodeUri } from "../../../../src/shared/domain/paths";
import { unescapeHtml } from "../../../../src/shared/contract/unescape-html";
import {
  findPageFile,
  readContent,
  readLiveRelease,
  toStoredFile,
} from "../../../../src/shared/node/release/release-store";
import { isKnownPath } from "../redirects/targets-endpoint";

/** Returns a function that names the fault of an address, such as "leads to no page", or null. */
export function createLinkCheck(options: {
  dataDir: string;
  siteUrl: string;
  req: PayloadRequest;
  /** Status of external addresses that were gone twice. */
  dead: ReadonlyMap<string, number>;
}) {
  const { dataDir, siteUrl, req, dead } = options;
  const live = readLiveRelease(path.join(dataDir, "releases"));
  const findInternalFault = async (address: string): Promise<string | null> => {
    if ((await isKnownPath(address, dataDir, req)) === false) return "leads to no page";
    const [target = "", anchor] = address.split("#");
    const page = live && findPageFile(decodeUri(target.split("?")[0] ?? ""), live.release);
    const file = page?.endsWith(".html") ? live?.release.files[page] : undefined;
    if (!anchor || !live || !file) return null;
    const content = await readContent((ending) => toStoredFile(live.folder, file, ending), file);
    const html = content.toString();
    const ids = new Set(
      [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => unescapeHtml(id)),
    );
    return ids.has(decodeUri(anchor)) ? null : "leads to a section that is not on the page";
  };
  return async (href: string): Promise<string | null> => {
    const target = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
    if (/^\/(?!\/)/.test(target)) return findInternalFault(target);
    const status = dead.get(href);
    return status === undefined ? null : `leads to a missing page (error ${status})`;
  };
}

export function listFaults(html: string, faultsByAddress: ReadonlyMap<string, string>): string[] {
  const faults = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].flatMap(
    ([, address = "", inner = ""]) => {
      const href = unescapeHtml(address);
      const fault = faultsByAddress.get(href);
      const text = unescapeHtml(inner.replace(/<[^>]*>/g, "")).trim();
      return fault === undefined ? [] : `The link “${text}” ${fault}: ${href}`;
    },
  );
  const isUndescribed = [...html.matchAll(/<img\b[^>]*>/g)].some(
    ([tag]) => !/\salt="[^"]/.test(tag),
  );
  return [...new Set(faults), ...(isUndescribed ? ["An image has no alternative text"] : [])];
}
