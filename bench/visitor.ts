import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserFacingError } from "../server/process/user-facing-error";
import { listBrowserSwitches, findBrowser } from "../tools/browser";
import { isRoot, getMachine } from "../tools/machine";
import { serveBarePage } from "./bare-page";
import type { Benchmark, Run } from "./run";
import { startSampleSite } from "./start-site";

const MAX_LCP_MS = 1600;
/** Largest paint and blocking time, as multiples of the bare page's. */
const MAX_LCP_RATIO = 0.65;
const CONTENT = 1;
const LIVE = 1.3;
/** Less than one long task: on a fast machine all pages are below it. */
const NEGLIGIBLE_TBT_MS = 50;
/** The largest ratio of blocking time. */
const PAGES: Record<string, number> = {
  "/": LIVE,
  "/blogs/": CONTENT,
  "/blog/how-to-complain-scores-and-odr/": CONTENT,
  "/comapny-ipos": LIVE,
  "/FAQ": CONTENT,
  "/investor-charter/": LIVE,
  "/expert-advice/": CONTENT,
  "/contact-us/": CONTENT,
  "/researchReport": LIVE,
  "/about-us/": CONTENT,
};
const BARE = "bare Gatsby";

/**
 * Medians of Lighthouse for phones. Rounds over all pages and the smallest Gatsby page, so that a slow
 * moment affects all of them.
 */
export const benchVisitor: Benchmark = async (options, supervisor) => {
  const { folder, runs, pages, slowdown, throttling } = options;
  const browser = findBrowser(getMachine(supervisor, process.cwd(), join(folder, "browser.log")));
  if (!browser) throw new UserFacingError("No browser found. Set CHROME_PATH to one.");
  const bare = await serveBarePage(folder, supervisor);
  const { address } = await startSampleSite(folder, supervisor);
  const isWanted = (path: string) =>
    pages.some((part) => part === path || (part !== "/" && path.includes(part)));
  const wanted = Object.keys(PAGES).filter(isWanted);
  const addresses = new Map(wanted.map((path) => [path, address + path]));
  addresses.set(BARE, bare);
  const report = join(folder, "lighthouse.json");
  const runLighthouse = async (page: string, url: string): Promise<Result> => {
    await supervisor.run({
      name: `Lighthouse on ${page}`,
      args: [
        resolve("bench/node_modules/lighthouse/cli/index.js"),
        ...[url, "--quiet", "--no-enable-error-reporting"],
        ...["--output=json", `--output-path=${report}`, `--throttling-method=${throttling}`],
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        `--chrome-flags=--headless ${listBrowserSwitches(isRoot()).join(" ")}`,
      ],
      cwd: process.cwd(),
      env: { ...process.env, CHROME_PATH: browser },
      log: `${report}.log`,
    });
    const result = JSON.parse(readFileSync(report, "utf8")) as Result;
    if (result.runtimeError) throw new UserFacingError(`${page}: ${result.runtimeError.message}`);
    return result;
  };
  const results = new Map<string, Result[]>([...addresses.keys()].map((page) => [page, []]));
  for (let round = 0; round < runs; round++) {
    for (const [page, url] of addresses) results.get(page)?.push(await runLighthouse(page, url));
  }
  const figures = new Map([...results].map(([page, each]) => [page, measureFigures(each)]));
  return [...figures].map(([page, own]) => compare(page, own, figures.get(BARE) ?? own));
};

type Result = {
  audits: Partial<Record<string, { numericValue?: number }>>;
  categories: Partial<Record<string, { score: number }>>;
  runtimeError?: { message: string };
};

type Figures = { score: number; others: string; lcp: number; tbt: number };

function measureFigures(results: Result[]): Figures {
  const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue));
  const category = (id: string) =>
    Math.round(median(results.map(({ categories }) => categories[id]?.score)) * 100);
  return {
    score: category("performance"),
    others: ["accessibility", "best-practices", "seo"].map(category).join(" "),
    lcp: audit("largest-contentful-paint"),
    tbt: audit("total-blocking-time"),
  };
}

function compare(page: string, own: Figures, bare: Figures): Run {
  const limit = PAGES[page];
  const lcpRatio = own.lcp / bare.lcp;
  const tbtRatio = own.tbt / Math.max(bare.tbt, 1);
  const isBlocked = own.tbt > NEGLIGIBLE_TBT_MS;
  const missed = [
    ...(own.score < bare.score ? ["score"] : []),
    ...(own.lcp > MAX_LCP_MS || lcpRatio > MAX_LCP_RATIO ? ["LCP"] : []),
    ...(limit !== undefined && isBlocked && tbtRatio > limit ? ["TBT"] : []),
  ];
  return {
    page,
    score: own.score,
    others: own.others,
    "LCP ms": own.lcp,
    "LCP of bare": lcpRatio,
    "TBT ms": own.tbt,
    "TBT of bare": tbtRatio,
    missed: limit === undefined ? "" : missed.join(", "),
  };
}

function median(values: (number | undefined)[]): number {
  const sorted = values.map((value) => value ?? NaN).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
