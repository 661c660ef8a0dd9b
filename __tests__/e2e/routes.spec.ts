import type { Page, Response } from "@playwright/test";
import { violations } from "../support/accessibility";
import { countShifts, expectStill } from "../support/layout-shift";
import { pageFacts, pathOf, sitemap, type PageFacts } from "../support/page-facts";
import { routePages, routePaths } from "../support/site-routes";
import { expect, hydrated, read, settled, site, test } from "../support/visitor";

/** From the smallest phone to a desk; a page is never wider than its screen at any of them. */
const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1920];

for (const { path, budget, template } of routePages) {
  test(`ROU-01 ${path} answers, shifts nothing, keeps to ${budget} kB and the screen, and axe finds nothing`, async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    const answer = await openCounted(page, path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectStill(page);
    expect.soft(await sizeOf(scripts), "JavaScript, kB").toBeLessThanOrEqual(budget);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.waitForFunction(stillness);
    expect.soft(await violations(page), "axe").toEqual([]);
    if (template) {
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await page.waitForFunction(stillness);
      // A scheme changes colours, nothing else.
      const dark = { rules: ["color-contrast"] };
      expect.soft(await violations(page, dark), "axe, dark").toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // What a media query draws follows a moment later.
      await expect.poll(() => widthOf(page), `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

for (const { path } of routePages.filter(({ template }) => template)) {
  test(`ROU-01 ${path} shifts nothing on a phone, and axe finds nothing @only-phone`, async ({
    page,
  }) => {
    await openCounted(page, path);
    await expectStill(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.waitForFunction(stillness);
    expect.soft(await violations(page), "axe").toEqual([]);
  });
}

test("ROU-01 a crawl from / reaches every page and finds no link that leads nowhere", async ({
  sheet,
  request,
}) => {
  const pages = await crawl((path) => pageFacts({ sheet, request }, path));
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
  sheet,
  request,
}) => {
  const paths = await sitemap(request);
  const pages = await Promise.all(paths.map((path) => pageFacts({ sheet, request }, path)));
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

test("ROU-01 every route shows its content without JavaScript", async ({ sheet: page }) => {
  for (const path of routePaths) {
    await read(page, path);
    const words = (await page.locator("main").innerText()).split(/\s+/);
    expect(words.length, path).toBeGreaterThan(60);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.locator("body"), path).not.toContainText(/\{[a-z][\w.]*\}/i);
  }
});

/** Opens a page, counting what shifts, and waits until it is alive and has all that it asks for. */
async function openCounted(page: Page, path: string): Promise<Response | null> {
  await countShifts(page);
  const answer = await page.goto(path);
  await hydrated(page);
  await settled(page);
  return answer;
}

/** Follows every link of this site that the HTML of a page holds, beginning at the home page. */
async function crawl(
  factsOf: (path: string) => Promise<PageFacts>,
): Promise<Map<string, PageFacts>> {
  const pages = new Map<string, PageFacts>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const facts = await factsOf(path);
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

/** What the server sent of them, as it does to a browser. */
async function sizeOf(scripts: Response[]): Promise<number> {
  expect(scripts.length).toBeGreaterThan(2);
  let sum = 0;
  for (const script of scripts) {
    expect(script.headers()["content-encoding"], script.url()).toBe("br");
    sum += (await script.request().sizes()).responseBodySize;
  }
  return sum / 1000;
}

/** Runs in the page: true once nothing changes its colour or place any more. */
function stillness(): boolean {
  return document.getAnimations().every(({ playState }) => playState !== "running");
}

/** The width of what can be scrolled to: an emulated phone would widen its own screen to it. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
