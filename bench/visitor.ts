import { join, resolve } from "node:path";
import type { Config, Flags, Result } from "lighthouse";
import { chromium } from "@playwright/test";
import { findFreePort } from "../server/process/ports";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { UserFacingError } from "../server/process/user-facing-error";
import { createSiteServer } from "../server/site/create-site-server";
import { closeGracefully } from "../server/site/listen";
import { folderSource } from "../server/site/release-source";
import { browserSwitches, findBrowser } from "../tools/browser";
import { isRoot, thisMachine } from "../tools/machine";
import { buildBareGatsby } from "./bare-gatsby";
import { startSampleCms } from "./sample-cms";
import { slowProcessor } from "./slow-processor";

/** `tbt` is a multiple of the bare page's in the same run. */
const CONTENT = { lcp: 1600, score: 99, tbt: 1.5 };
const LIVE = { lcp: 1600, score: 97, tbt: 3 };
const BARE = "bare Gatsby";
/** Blocked for less than one long task, a page is not blocked: beside a bare page's 0 ms all is much. */
const NEGLIGIBLE_TBT = 50;

const PAGES: Record<string, typeof CONTENT> = {
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

export type VisitorOptions = {
  folder: string;
  runs: number;
  /** Only pages whose path holds one of these; "/" is the home page alone. */
  pages: string[];
  /** What is really slow, the rest is calculated: `processor`, `simulate` (nothing), `devtools` (all). */
  throttling: string;
  /** How many times slower than this machine the phone is. */
  slowdown: number;
};

/** Medians of Lighthouse for phones: times in ms, sizes in kB as sent. */
type VisitorRun = Record<string, string | number>;

/** Rounds over all pages and the bare one, so that what slows the machine down meets them alike. */
export async function benchVisitor(
  { folder, runs, pages, throttling, slowdown }: VisitorOptions,
  supervisor: ProcessSupervisor,
): Promise<VisitorRun[]> {
  const machine = thisMachine(supervisor, process.cwd(), join(folder, "browser.log"));
  const browser = findBrowser(machine);
  if (browser === undefined) throw new UserFacingError("No browser found; set CHROME_PATH to one.");
  const site = folderSource(resolve("public"));
  const bare = folderSource(await buildBareGatsby(supervisor));
  const apiHost =
    process.env.GATSBY_API_HOST || (await startSampleCms(join(folder, "visitor"), supervisor));
  const serve = async (source: typeof site) => {
    const app = await createSiteServer({ source, apiHost });
    supervisor.add({ end: () => closeGracefully(app, 1000) });
    return app.listen({ host: "127.0.0.1", port: 0 });
  };
  const origin = await serve(site);
  const isWanted = (path: string) =>
    pages.some((part) => part === path || (part !== "/" && path.includes(part)));
  const wanted = Object.keys(PAGES).filter(isWanted);
  const addresses = new Map(wanted.map((path) => [path, origin + path]));
  addresses.set(BARE, await serve(bare));
  const isReal = throttling === "processor";
  const config = isReal ? await slowProcessor(slowdown) : undefined;
  const phone: Flags = {
    throttlingMethod: isReal ? "simulate" : (throttling as Flags["throttlingMethod"]),
    throttling: { cpuSlowdownMultiplier: isReal ? 1 : slowdown },
  };
  const results = new Map<string, Result[]>([...addresses.keys()].map((page) => [page, []]));
  for (let round = 0; round < runs; round += 1) {
    for (const [page, address] of addresses) {
      // The other categories are no matter of time.
      const flags = round === 0 ? {} : { onlyCategories: ["performance"] };
      results.get(page)?.push(await look(address, browser, { ...flags, ...phone }, config));
    }
  }
  const bareTbt = median(results.get(BARE) ?? [], audit("total-blocking-time"));
  return [...results].map(([page, each]) => ({
    ...describe(page, each, bareTbt),
    "phone index": median(each, ({ environment }) => environment.benchmarkIndex / slowdown),
  }));
}

async function look(
  address: string,
  executablePath: string,
  flags: Flags,
  config?: Config,
): Promise<Result> {
  const { default: lighthouse } = await import("lighthouse");
  const port = await findFreePort();
  const args = [...browserSwitches(isRoot()), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const found = await lighthouse(address, { ...flags, port, logLevel: "error" }, config);
    const { runtimeError } = found?.lhr ?? {};
    if (!found || runtimeError) throw new Error(`${address}: ${runtimeError?.message}`);
    return found.lhr;
  } finally {
    await browser.close();
  }
}

function describe(page: string, results: Result[], bareTbt: number): VisitorRun {
  const lcp = median(results, audit("largest-contentful-paint"));
  const tbt = median(results, audit("total-blocking-time"));
  const ratio = tbt / Math.max(1, bareTbt);
  const score = median(results, category("performance"));
  const budget = PAGES[page];
  const missed = [
    ...(budget && score < budget.score ? ["score"] : []),
    ...(budget && lcp > budget.lcp ? ["LCP"] : []),
    ...(budget && tbt > NEGLIGIBLE_TBT && ratio > budget.tbt ? ["TBT"] : []),
  ];
  const first = results.slice(0, 1);
  const others = ["accessibility", "best-practices", "seo"].map((id) =>
    median(first, category(id)),
  );
  return {
    page,
    score,
    others: others.join(" "),
    "LCP ms": lcp,
    "TBT ms": tbt,
    "TBT of bare": ratio,
    ...Object.fromEntries(
      ["script", "font", "image", "document"].map((type) => [
        `${type} kB`,
        median(results, sent(type)),
      ]),
    ),
    budgets: budget ? `${budget.score}, ${budget.lcp} ms, ${budget.tbt}` : "",
    missed: missed.join(", "),
  };
}

type Figure = (result: Result) => number;

const audit =
  (id: string): Figure =>
  ({ audits }) =>
    audits[id]?.numericValue ?? NaN;

const category =
  (id: string): Figure =>
  ({ categories }) =>
    Math.round((categories[id]?.score ?? NaN) * 100);

/** What came over the line of this type, headers and all. */
const sent =
  (type: string): Figure =>
  ({ audits }) => {
    const { details } = audits["resource-summary"] ?? {};
    const items = details?.type === "table" ? details.items : [];
    const bytes = items.find(({ resourceType }) => resourceType === type)?.transferSize;
    return Number(bytes ?? 0) / 1000;
  };

function median(results: Result[], figure: Figure): number {
  const values = results.map(figure).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? NaN;
}
