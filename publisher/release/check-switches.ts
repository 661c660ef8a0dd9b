import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { decodeUri, paths } from "../../src/shared/domain/paths";
import { limitTime } from "../../src/shared/domain/time-limit";
import type { FailedCheck } from "../../src/shared/contract/rebuild";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { getLiveId } from "../../src/shared/node/release/release-store";
import { replaceFailed, type BeforeLive } from "./switch";
import { attempt } from "../../src/shared/domain/read-field";

const POLL_MS = 100;
const RETRY_MS = 250;
/** Up to three requests in a row follow, so a failed release is replaced after about 5 s. */
const MAX_CHECK_MS = 2000;
const TIMEOUT_MS = 1000;

type Options = {
  releases: string;
  /** The site server's address. */
  origin: string;
  beforeLive?: BeforeLive;
  /** True for an address that releases do not answer, so that a post there is not checked. */
  isWithdrawn: (page: string) => boolean;
  /** Called after each check; null if the release passed. */
  onResult: (failed: FailedCheck | null) => Promise<void>;
};

/** Checks each release after its switch, and restores the last good one if it fails (OPS-03). */
export function checkSwitches(options: Options): { end: () => Promise<void> } {
  const { releases, beforeLive, onResult } = options;
  const ending = new AbortController();
  const waitFor = (ms: number) =>
    sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  let checkedId = getLiveId(releases);
  let goodId = checkedId;
  const checkSwitch = async (id: string): Promise<void> => {
    checkedId = id;
    const faults = await checkRelease(options, id, () => getLiveId(releases) === id, waitFor);
    if (ending.signal.aborted || faults === undefined) return;
    if (faults.length === 0) {
      goodId = id;
      return onResult(null);
    }
    const restored = await replaceFailed(releases, { failed: id, good: goodId, beforeLive }).catch(
      () => null,
    );
    // The restored release is not checked, so that two releases never alternate.
    checkedId = restored ?? id;
    return onResult({ at: Date.now(), release: id, faults, restored });
  };
  const pollSwitches = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await waitFor(POLL_MS);
      const id = getLiveId(releases);
      if (id !== undefined && id !== checkedId) await checkSwitch(id);
    }
  };
  const running = pollSwitches();
  return {
    end: () => {
      ending.abort();
      return running;
    },
  };
}

/** Returns faults, none if no site server here serves the release; undefined after another switch. */
async function checkRelease(
  options: Options,
  id: string,
  isLive: () => boolean,
  waitFor: (ms: number) => Promise<unknown>,
): Promise<string[] | undefined> {
  const deadline = performance.now() + MAX_CHECK_MS;
  let faults: string[] = [];
  do {
    if (!isLive()) return undefined;
    if ((await readServedRelease(options.origin)) === id) {
      faults = await findFaults(options);
      if (faults.length === 0) return [];
    }
    await waitFor(RETRY_MS);
  } while (performance.now() < deadline);
  return faults;
}

const HealthSchema = v.object({ release: v.string() });

async function readServedRelease(origin: string): Promise<string | undefined> {
  const { text } = await fetchPage(origin, "/healthz");
  return attempt(() => v.parse(HealthSchema, JSON.parse(text)).release, undefined);
}

async function findFaults({ origin, isWithdrawn }: Options): Promise<string[]> {
  const fetchFile = (path: string) => fetchPage(origin, path);
  const fetchPageWithH1 = async (path: string) => {
    const response = await fetchFile(path);
    const lacksHeading = response.fault === undefined && !/<h1[\s>]/.test(response.text);
    return lacksHeading ? { text: "", fault: `${path} has no h1` } : response;
  };
  const fetchNewestPost = async () => {
    const feed = await fetchFile(paths.blogFeed("rss"));
    const posts = [...feed.text.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)];
    const pages = posts.map(([, link = ""]) => new URL(link).pathname);
    const post = pages.find((page) => !isWithdrawn(decodeUri(page)));
    return post === undefined ? [feed] : [feed, await fetchPageWithH1(post)];
  };
  const fetchHomeAndScript = async () => {
    const home = await fetchPageWithH1(paths.home());
    const script = /<script[^>]*\ssrc="(\/[^"]+)"/.exec(home.text)?.[1];
    return script === undefined ? [home] : [home, await fetchFile(script)];
  };
  const [api, ...responses] = await Promise.all([
    fetchFile(iposEndpoint.path),
    fetchHomeAndScript(),
    fetchNewestPost(),
    fetchPageWithH1(paths.ipos()),
    fetchPageWithH1(paths.investorCharter()),
  ]);
  const faults = responses.flat().flatMap(({ fault }) => fault ?? []);
  // Pages do not need the API, so it only explains what failed with it.
  return faults.length === 0 ? [] : [...faults, ...(api.fault ? [api.fault] : [])];
}

/** Never throws. */
async function fetchPage(origin: string, path: string): Promise<{ text: string; fault?: string }> {
  try {
    return await limitTime(TIMEOUT_MS, "no response in 1 s", undefined, async (signal) => {
      const response = await fetch(origin + path, { redirect: "manual", signal });
      const text = await response.text();
      return response.status === 200 ? { text } : { text, fault: `${path} is ${response.status}` };
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "no response";
    return { text: "", fault: `${path}: ${reason}` };
  }
}
