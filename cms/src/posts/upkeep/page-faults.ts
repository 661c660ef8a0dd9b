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
import { isKnownPath } from "../redirects/site-links";

type Link = { href: string; text: string };

/** Returns a function that lists faults of links and pictures, checking each address once. */
export function createFaultFinder(options: {
  dataDir: string;
  siteUrl: string;
  req: PayloadRequest;
  /** Status of external addresses that were gone twice. */
  dead: ReadonlyMap<string, number>;
}) {
  const { dataDir, siteUrl, req, dead } = options;
  const live = readLiveRelease(path.join(dataDir, "releases"));
  const faultsByPath = new Map<string, Promise<string | null>>();
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
  const findLinkFault = async (href: string): Promise<string | null> => {
    const target = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
    if (!/^\/(?!\/)/.test(target)) {
      const status = dead.get(href);
      return status === undefined ? null : `leads to a missing page (error ${status})`;
    }
    const fault = faultsByPath.get(target) ?? findInternalFault(target);
    faultsByPath.set(target, fault);
    return fault;
  };
  return async (html: string): Promise<string[]> => {
    const faults: string[] = [];
    for (const { href, text } of findLinks(html)) {
      const fault = await findLinkFault(href);
      if (fault !== null) faults.push(`The link “${text}” ${fault}: ${href}`);
    }
    const isUndescribed = [...html.matchAll(/<img\b[^>]*>/g)].some(
      ([tag]) => !/\salt="[^"]/.test(tag),
    );
    if (isUndescribed) faults.push("An image has no alternative text");
    return [...new Set(faults)];
  };
}

/** Returns addresses and texts of the links in sanitised HTML. */
export function findLinks(html: string): Link[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = "", inner = ""]) => ({
      href: unescapeHtml(href),
      text: unescapeHtml(inner.replace(/<[^>]*>/g, "")).trim(),
    }),
  );
}
