import { setTimeout as sleep } from "node:timers/promises";
import pRetry from "p-retry";
import type { Logger } from "pino";
import { encodePath, stripSlash } from "../src/shared/domain/paths";
import { limitTime } from "../src/shared/domain/time-limit";
import { isHashedAsset, type Release } from "../src/shared/node/release/release";
import { getLiveId, openRelease } from "../src/shared/node/release/release-store";

const POLL_MS = 500;
/** Addresses that one call of common CDNs may name. */
const MAX_ADDRESSES = 30;
const MAX_CALLS = 20;
const MAX_RETRIES = 2;
const RETRY_MS = 2000;
const TIMEOUT_MS = 10_000;

type Options = {
  releases: string;
  siteUrl: string;
  cdn: { url: string; headers: Record<string, string> };
  /** Milliseconds until site servers have what changed; a CDN would fetch stale pages before. */
  delayMs: number;
  /** Waits for site servers elsewhere instead. Its errors are logged. */
  waitForServers?: () => Promise<void>;
  log: Logger;
  retryMs?: number;
};

/** Purges a CDN after each switch (SCA-03), and at the start, in case the last process died before purging. */
export function purgeCdnAfterSwitches(options: Options) {
  const { releases, delayMs, log, waitForServers = () => sleep(delayMs) } = options;
  const readLive = () => openRelease(releases, getLiveId(releases) ?? "");
  let last = readLive();
  let lastId = last?.id;
  let purging = last ? purgeCdn(options, undefined) : Promise.resolve();
  const purgeAfter = (waiting: Promise<void>, paths: string[] | undefined): void => {
    const waited = waiting.catch((error: unknown) => log.error(error));
    void waited.then(() => (purging = purging.then(() => purgeCdn(options, paths))));
  };
  const checkSwitch = (): void => {
    const id = getLiveId(releases);
    if (id === undefined || id === lastId) return;
    lastId = id;
    const previous = last?.release;
    last = readLive();
    purgeAfter(waitForServers(), previous && last && findChangedPaths(previous, last.release));
  };
  const timer = setInterval(checkSwitch, POLL_MS).unref();
  return {
    /** Purges pages with their data, whose answer has changed without a switch (EDT-02). */
    purgePages: (pages: string[]): void =>
      purgeAfter(
        sleep(delayMs),
        pages
          .map(stripSlash)
          .flatMap((page) => [...toForms(page), `/page-data${page}/page-data.json`]),
      ),
    end: async () => {
      clearInterval(timer);
      await purging;
    },
  };
}

/** Never throws, because the CDN's copies expire after CDN_CACHE_SECONDS. Undefined means all paths. */
async function purgeCdn(options: Options, paths: string[] | undefined): Promise<void> {
  const { siteUrl, cdn, log, retryMs = RETRY_MS } = options;
  if (paths?.length === 0) return;
  const headers = { "content-type": "application/json", ...cdn.headers };
  const sendPurge = (what: object) =>
    limitTime(TIMEOUT_MS, "no response in 10 s", undefined, async (signal) => {
      const body = JSON.stringify(what);
      const response = await fetch(cdn.url, { method: "POST", headers, body, signal });
      if (!response.ok) throw new Error(`The response was ${response.status}.`);
    });
  const onFailedAttempt = ({ error }: { error: Error }) =>
    log.error({ cause: error.message }, "the CDN was not purged: check the CDN_PURGE_ settings");
  const retry = { retries: MAX_RETRIES, minTimeout: retryMs, onFailedAttempt };
  const addresses = paths?.map((path) => siteUrl + encodePath(path)) ?? [];
  const batches: { files: string[] }[] = [];
  for (let at = 0; at < addresses.length; at += MAX_ADDRESSES) {
    batches.push({ files: addresses.slice(at, at + MAX_ADDRESSES) });
  }
  const isAll = paths === undefined || batches.length > MAX_CALLS;
  try {
    for (const what of isAll ? [{ purge_everything: true }] : batches) {
      await pRetry(() => sendPurge(what), retry);
    }
    log.info({ addresses: isAll ? "all" : addresses.length }, "CDN purged");
  } catch {
    // Each attempt was logged.
  }
}

/** Returns paths whose responses differ, pages in both slash forms, or undefined if all may differ. */
export function findChangedPaths(previous: Release, current: Release): string[] | undefined {
  const toRules = ({ policy, headers, redirects }: Release) =>
    JSON.stringify([policy, headers, redirects]);
  if (toRules(previous) !== toRules(current)) return undefined;
  return [...new Set([...Object.keys(previous.files), ...Object.keys(current.files)])]
    .filter((path) => !isHashedAsset(path))
    .filter((path) => previous.files[path]?.etag !== current.files[path]?.etag)
    .flatMap((path) => {
      const page = /^(.*)\/index\.html$/.exec(path)?.[1];
      return page ? toForms(page) : [page === undefined ? path : "/"];
    });
}

const toForms = (page: string) => [page, `${page}/`];
