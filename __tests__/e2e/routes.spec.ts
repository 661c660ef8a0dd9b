import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Page, Response } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";
import { countShifts, shiftSoFar } from "../support/layout-shift";
import { pageFacts, type PageFacts } from "../support/page-facts";
import { routePages, routePaths } from "../support/site-routes";
import { expect, hydrated, site, test } from "../support/visitor";

for (const { path, budget } of routePages) {
  test(`ROU-01 ${path} answers, shifts nothing, keeps to ${budget} kB, and axe finds nothing`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const scripts = watchScripts(page);
    await countShifts(page);
    const answer = await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect.soft(await shiftSoFar(page), "layout shift").toBeLessThanOrEqual(0.01);
    expect.soft(await brotliSize(scripts), "JavaScript, kB").toBeLessThanOrEqual(budget);
    expect.soft(await overflow(page), "pixels beyond the screen").toBeLessThanOrEqual(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForFunction(stillness);
      expect.soft(await violations(page), `axe, ${colorScheme}`).toEqual([]);
    }
  });
}

test("ROU-01 a crawl from / reaches every page and finds no link that leads nowhere", async ({
  request,
}) => {
  const pages = await crawl(request);
  const found = [...pages.values()].filter(({ status }) => status === 200);
  const spelt = new Set(found.map(({ canonicals: [address = ""] }) => pathOf(address)));
  expect([...(await sitemap(request)), ...routePaths].filter((path) => !spelt.has(path))).toEqual(
    [],
  );

  const broken = found.flatMap(({ path, links }) =>
    links.filter((link) => !leads(link, pages)).map((link) => `${path} links to ${link}`),
  );
  expect(broken).toEqual([]);
});

test("ROU-01 every page has one title, description, h1 and canonical address, each its own", async ({
  request,
}) => {
  const paths = await sitemap(request);
  const pages = await Promise.all(paths.map((path) => pageFacts(request, path)));
  for (const { path, status, titles, descriptions, h1s, canonicals } of pages) {
    expect(status, path).toBe(200);
    for (const values of [titles, descriptions, h1s, canonicals]) {
      expect(values, path).toHaveLength(1);
    }
    expect(titles[0]?.length, path).toBeGreaterThan(10);
    expect(descriptions[0]?.length, path).toBeGreaterThan(50);
    expect(canonicals[0], path).toBe(site.url + encodeURI(path));
  }
  expect(twice(pages.map(({ titles: [title] }) => title))).toEqual([]);
  expect(twice(pages.map(({ descriptions: [description] }) => description))).toEqual([]);
});

test("ROU-01 every route shows its content without JavaScript", async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of routePaths) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    const words = (await page.locator("main").innerText()).split(/\s+/);
    expect(words.length, path).toBeGreaterThan(60);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.locator("body"), path).not.toContainText(/\{[a-z][\w.]*\}/i);
  }
  await context.close();
});

/** Follows every link of this site that the HTML of a page holds, beginning at the home page. */
async function crawl(request: APIRequestContext): Promise<Map<string, PageFacts>> {
  const pages = new Map<string, PageFacts>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const facts = await pageFacts(request, path);
    pages.set(path, facts);
    waiting.push(...facts.links.map((link) => link.split("#")[0] ?? ""));
  }
  return pages;
}

/** True where a link opens a page, and where its anchor is on that page. */
function leads(link: string, pages: ReadonlyMap<string, PageFacts>): boolean {
  const [path = "", anchor] = link.split("#");
  const target = pages.get(path);
  if (target?.status !== 200) return false;
  return !anchor || target.ids.has(anchor);
}

/** The paths of the sitemap, decoded. */
async function sitemap(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get("/sitemap-0.xml")).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => pathOf(address));
}

function pathOf(address: string): string {
  return decodeURIComponent(new URL(address, site.url).pathname);
}

function twice<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function watchScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  return scripts;
}

async function brotliSize(scripts: Response[]): Promise<number> {
  expect(scripts.length).toBeGreaterThan(2);
  const sizes = await Promise.all(
    scripts.map(async (script) => brotliCompressSync(await script.body()).length),
  );
  return sizes.reduce((sum, size) => sum + size) / 1000;
}

/** Runs in the page: true once nothing changes its colour or place any more. */
function stillness(): boolean {
  return document.getAnimations().every(({ playState }) => playState !== "running");
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

async function violations(page: Page): Promise<[string, string[]][]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
