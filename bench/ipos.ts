import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { closeGracefully } from "../server/site/listen";
import { createSiteServer } from "../server/site/create-site-server";
import { folderSource } from "../server/site/release-source";
import { browserSwitches, findBrowser } from "../tools/browser";
import { isRoot, thisMachine } from "../tools/machine";
import { UserFacingError } from "../server/process/user-facing-error";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { sampleIpos } from "./sample-content";

type IpoRun = {
  rows: number;
  strokes: number;
  /** Milliseconds from a keystroke to the paint of the rows that it leaves. */
  median: number;
  p95: number;
  worst: number;
  /** Of the median to that of the fewest rows. */
  ratio: number;
};

// Each key changes the rows that stay: letters that narrow, Backspace that widens again.
const KEYS = [..."company 1", ...Array.from("company 1", () => "Backspace")];
const ROUNDS = 3;

/** The few rows stand for the machine, so that only the ratio to the many needs comparing. */
export async function benchIpos(
  sizes: number[],
  out: string,
  supervisor: ProcessSupervisor,
): Promise<IpoRun[]> {
  const root = resolve("public");
  if (!existsSync(join(root, "comapny-ipos/index.html"))) {
    throw new UserFacingError(`There is no built site in ${root}; run "npm run build" first.`);
  }
  const machine = thisMachine(supervisor, process.cwd(), join(out, "browser.log"));
  const executablePath = findBrowser(machine);
  if (executablePath === undefined)
    throw new UserFacingError("No browser found; set CHROME_PATH to one.");
  const app = await createSiteServer({ source: folderSource(root), apiHost: "http://127.0.0.1:9" });
  supervisor.add({ end: () => closeGracefully(app, 1000) });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const browser = await chromium.launch({ executablePath, args: browserSwitches(isRoot()) });
  supervisor.add({ end: () => browser.close() });
  const runs: IpoRun[] = [];
  for (const rows of sizes) {
    const times = await typeIn(browser, address, rows);
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))];
    const [median = NaN, p95 = NaN, worst = NaN] = [at(0.5), at(0.95), at(1)];
    const ratio = median / (runs[0]?.median ?? median);
    runs.push({ rows, strokes: times.length, median, p95, worst, ratio });
  }
  return runs;
}

/** Milliseconds of each keystroke, the shortest first. */
async function typeIn(browser: Browser, address: string, rows: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const ipos = sampleIpos(rows);
  await page.route("**/api/**", (route) => {
    const own = new URL(route.request().url()).pathname === "/api/company/ipos";
    return route.fulfill({ json: own ? ipos : [] });
  });
  await page.goto(`${address}/comapny-ipos`);
  await page.getByRole("rowheader").first().waitFor();
  await page.getByRole("searchbox").focus();
  await watchPaints(page);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const key of KEYS) {
      const time = await stroke(page, key);
      // The first round warms the browser up.
      if (round > 0 && time !== null) times.push(time);
    }
  }
  await page.close();
  return times.sort((a, b) => a - b);
}

async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = { typed: 0, painted: 0 };
    Object.assign(window, { strokes: state });
    const channel = new MessageChannel();
    channel.port1.onmessage = () => (state.painted = performance.now());
    document.addEventListener("input", ({ timeStamp }) => (state.typed = timeStamp), true);
    new MutationObserver(() =>
      // The message comes after the frame has been painted.
      requestAnimationFrame(() => channel.port2.postMessage(null)),
    ).observe(document.querySelector("main") ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

/** Null where the key changed nothing. */
async function stroke(page: Page, key: string): Promise<number | null> {
  await page.keyboard.press(key === " " ? "Space" : key);
  await page.waitForTimeout(120);
  return page.evaluate(() => {
    const { typed, painted } = Reflect.get(window, "strokes") as Record<
      "typed" | "painted",
      number
    >;
    return painted > typed ? painted - typed : null;
  });
}
