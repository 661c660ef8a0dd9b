import { setTimeout as sleep } from "node:timers/promises";
import { EDITED_POST } from "./content-api";

const PATHS = ["/", "/blogs/", EDITED_POST, "/about-us/", "/page-data/blogs/page-data.json"];
const PAUSE_MS = 250;

/** A visitor who reloads all the time. */
export type Watch = {
  /** Stops the requests, for example while the server restarts. */
  pause: () => Promise<void>;
  resume: (url: string) => void;
  /** Returns the faults since the last call. */
  takeFaults: () => string[];
  /** Returns the number of checked paths since the last call. */
  takeCheckCount: () => number;
};

/** Requests pages, page data and scripts all the time; every response must be complete. */
export function watchSite(): Watch {
  let running: Promise<void> | undefined;
  let isWatching = false;
  let responseCount = 0;
  let faults: string[] = [];
  const checkPath = async (url: string, path: string): Promise<void> => {
    const fault = await findFault(url, path).catch((error: unknown) => String(error));
    responseCount += 1;
    if (fault !== undefined) faults.push(`${path}: ${fault}`);
  };
  const checkPaths = async (url: string): Promise<void> => {
    while (isWatching) {
      for (const path of PATHS) await checkPath(url, path);
      await sleep(PAUSE_MS);
    }
  };
  return {
    pause: async () => {
      isWatching = false;
      await running;
    },
    resume: (url) => {
      isWatching = true;
      running = checkPaths(url);
    },
    takeFaults: () => {
      const found = faults;
      faults = [];
      return found;
    },
    takeCheckCount: () => {
      const count = responseCount;
      responseCount = 0;
      return count;
    },
  };
}

async function findFault(url: string, path: string): Promise<string | undefined> {
  const response = await fetch(url + path);
  const text = await response.text();
  if (response.status !== 200) return `status ${response.status}`;
  if (path.endsWith(".json")) {
    JSON.parse(text);
    return undefined;
  }
  if (!text.trimEnd().endsWith("</html>")) return "half a page";
  const scripts = [...text.matchAll(/<script src="(\/[^"]+)"/g)].map(([, script = ""]) => script);
  if (scripts.length === 0) return "no script";
  for (const script of scripts) {
    const { status, headers } = await fetch(url + script, { method: "HEAD" });
    if (status !== 200) return `${script}: status ${status}`;
    if (!headers.get("content-type")?.includes("javascript")) return `${script} is no script`;
  }
  return undefined;
}
