import { readFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserFacingError } from "../server/process/user-facing-error";
import { listBrowserSwitches, findBrowser } from "../tools/browser";
import { getPercentile, type Benchmark, type Run } from "./run";
import { startSampleSite } from "./start-site";
import { version } from "gatsby/package.json";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { createSiteServer, closeGracefully } from "../server/site/create-site-server";
import { openLiveSource } from "../server/site/release-source";
import { publishRelease } from "../publisher/release/publish";
import { describeGatsbyBuild } from "./build";
import { createPosts } from "./sample-posts";

/** No server listens on this port; the page calls no API. */
const NO_API = "http://127.0.0.1:9";

/** Builds and serves a Gatsby site of one article, for comparison. Returns the page's address. */
async function serveBarePage(parent: string, supervisor: ProcessSupervisor): Promise<string> {
  const folder = join(parent, "bare");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "src/pages"), { recursive: true });
  for (const [name, text] of Object.entries(listBareSources())) {
    writeFileSync(join(folder, name), text);
  }
  await supervisor.run(describeGatsbyBuild(folder));
  const releases = join(folder, "releases");
  await publishRelease(join(folder, "public"), releases);
  const source = openLiveSource(releases, console.error);
  const app = await createSiteServer({ source, apiHost: NO_API });
  supervisor.add({ end: () => closeGracefully(app, 1000) });
  return `${await app.listen({ host: "127.0.0.1", port: 0 })}/`;
}

function listBareSources(): Record<string, string> {
  const [article] = createPosts(1);
  return {
    "package.json": JSON.stringify({ private: true, dependencies: { gatsby: version } }),
    "gatsby-config.ts": `
      import { createReleaseAdapter } from "../../../builder/manifest/adapter";
      const hosts = { connect: [], pictures: [], frames: [] };
      export default {
        adapter: createReleaseAdapter({ siteUrl: "", hosts }),
      };`,
    // A release needs one.
    "src/pages/404.js": `
      import * as React from "react";
      export default () => null;
      export const Head = () => <title>Not found</title>;`,
    "src/pages/index.js": `
      import * as React from "react";
      const content = { __html: ${JSON.stringify(article?.content)} };
      export default function Article() {
        return <main><h1>An article</h1><div dangerouslySetInnerHTML={content} /></main>;
      }
      export const Head = () => <title>An article</title>;`,
  };
}

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

/** Returns medians of Lighthouse for phones; LCP's 75th percentile, as bare's LCP has two values. */
export const benchVisitor: Benchmark = async (options, supervisor) => {
  const { folder, runs, pages, lighthouse } = options;
  const browser = await findBrowser();
  if (!browser) throw new UserFacingError("No browser found. Set CHROME_PATH to one.");
  const bare = await serveBarePage(folder, supervisor);
  const { address } = await startSampleSite(folder, supervisor);
  const paths = Object.keys(PAGES).filter((path) => pages.test(path));
  const report = join(folder, "lighthouse.json");
  const runLighthouse = async (page: string, url: string): Promise<Result> => {
    await supervisor.run({
      name: `Lighthouse on ${page}`,
      args: [
        resolve("bench/node_modules/lighthouse/cli/index.js"),
        ...[url, "--quiet", "--no-enable-error-reporting"],
        ...["--output=json", `--output-path=${report}`],
        `--chrome-flags=--headless ${listBrowserSwitches().join(" ")}`,
        ...lighthouse,
      ],
      cwd: process.cwd(),
      env: { ...process.env, CHROME_PATH: browser },
      isQuiet: true,
    });
    const result = JSON.parse(readFileSync(report, "utf8")) as Result;
    if (result.runtimeError) throw new UserFacingError(`${page}: ${result.runtimeError.message}`);
    return result;
  };
  const round = [BARE, ...paths.slice(0, 5), BARE, ...paths.slice(5), BARE];
  const results = new Map(round.map((page) => [page, [] as Result[]]));
  for (const page of Array.from({ length: runs }, () => round).flat()) {
    results.get(page)?.push(await runLighthouse(page, page === BARE ? bare : address + page));
  }
  const reference = measureFigures(results.get(BARE) ?? []);
  return [...results].map(([page, list]) => comparePage(page, measureFigures(list), reference));
};

type Result = {
  audits: Partial<Record<string, { numericValue?: number }>>;
  categories: Partial<Record<string, { score: number }>>;
  runtimeError?: { message: string };
};

function measureFigures(results: Result[]) {
  const getValue = (readIt: (result: Result) => number, share = 0.5) =>
    getPercentile(results.map(readIt), share);
  const measureAudit = (id: string, share?: number) =>
    getValue(({ audits }) => audits[id]?.numericValue ?? NaN, share);
  const measureScore = (id: string) =>
    Math.round(getValue(({ categories }) => categories[id]?.score ?? NaN) * 100);
  return {
    score: measureScore("performance"),
    others: ["accessibility", "best-practices", "seo"].map(measureScore).join(" "),
    lcp: measureAudit("largest-contentful-paint", 0.75),
    tbt: measureAudit("total-blocking-time"),
  };
}

function comparePage(page: string, own: ReturnType<typeof measureFigures>, bare: typeof own): Run {
  const limit = PAGES[page];
  const lcpRatio = own.lcp / bare.lcp;
  const tbtRatio = own.tbt / Math.max(bare.tbt, 1);
  // A missing figure is NaN, which meets no limit.
  const missed = [
    ...(own.score >= bare.score ? [] : ["score"]),
    ...(own.lcp <= MAX_LCP_MS && lcpRatio <= MAX_LCP_RATIO ? [] : ["LCP"]),
    ...(limit === undefined || own.tbt <= NEGLIGIBLE_TBT_MS || tbtRatio <= limit ? [] : ["TBT"]),
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
