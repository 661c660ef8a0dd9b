import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserFacingError } from "../server/process/user-facing-error";
import { browserSwitches, findBrowser } from "../tools/browser";
import { isRoot, thisMachine } from "../tools/machine";
import type { Benchmark, Run } from "./run";
import { startSampleSite } from "./start-site";

const MAX_LCP_MS = 1600;
/** The least score. */
const CONTENT = 99;
const LIVE = 97;
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

/** Medians of Lighthouse for phones. Rounds over all pages, so that a slow moment affects all of them. */
export const benchVisitor: Benchmark = async ({ folder, runs, pages, slowdown }, supervisor) => {
  const browser = findBrowser(thisMachine(supervisor, process.cwd(), join(folder, "browser.log")));
  if (!browser) throw new UserFacingError("No browser found. Set CHROME_PATH to one.");
  const { address } = await startSampleSite(folder, supervisor);
  const isWanted = (path: string) =>
    pages.some((part) => part === path || (part !== "/" && path.includes(part)));
  const wanted = Object.keys(PAGES).filter(isWanted);
  const results = new Map<string, Result[]>(wanted.map((page) => [page, []]));
  const report = join(folder, "lighthouse.json");
  const runLighthouse = async (page: string): Promise<Result> => {
    await supervisor.run({
      name: `Lighthouse on ${page}`,
      args: [
        resolve("bench/node_modules/lighthouse/cli/index.js"),
        ...[address + page, "--quiet", "--no-enable-error-reporting"],
        ...["--output=json", `--output-path=${report}`, "--throttling-method=devtools"],
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        `--chrome-flags=--headless ${browserSwitches(isRoot()).join(" ")}`,
      ],
      cwd: process.cwd(),
      env: { ...process.env, CHROME_PATH: browser },
      log: `${report}.log`,
    });
    const result = JSON.parse(readFileSync(report, "utf8")) as Result;
    if (result.runtimeError) throw new UserFacingError(`${page}: ${result.runtimeError.message}`);
    return result;
  };
  for (let round = 0; round < runs; round++) {
    for (const [page, each] of results) each.push(await runLighthouse(page));
  }
  return [...results].map(([page, each]) => summarize(page, each));
};

type Result = {
  audits: Partial<Record<string, { numericValue?: number }>>;
  categories: Partial<Record<string, { score: number }>>;
  runtimeError?: { message: string };
};

function summarize(page: string, results: Result[]): Run {
  const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue));
  const category = (id: string) =>
    Math.round(median(results.map(({ categories }) => categories[id]?.score)) * 100);
  const lcp = audit("largest-contentful-paint");
  const score = category("performance");
  const missed = [
    ...(score < (PAGES[page] ?? 0) ? ["score"] : []),
    ...(lcp > MAX_LCP_MS ? ["LCP"] : []),
  ];
  return {
    page,
    score,
    others: ["accessibility", "best-practices", "seo"].map(category).join(" "),
    "LCP ms": lcp,
    "TBT ms": audit("total-blocking-time"),
    missed: missed.join(", "),
  };
}

function median(values: (number | undefined)[]): number {
  const sorted = values.map((value) => value ?? NaN).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
