import type { Page, Response } from "@playwright/test";
import { runAxe, type Scope, countShifts, expectNoShift } from "../support/page-checks";
import { routePages, routePaths } from "../support/site-routes";
import {
  expect,
  waitForHydration,
  openPage,
  goTo,
  waitForIdle,
  test,
  disableTimers,
} from "../support/visitor";

/** Phones (320 px is also a desktop at 400 %), a desktop at 200 %, tablets and desktops. */
const WIDTHS = [320, 360, 390, 640, 768, 1024, 1280, 1920];

/** Budget of a page's HTML in kB of brotli. Its headers take 1.4 kB more. */
const MAX_HTML_KB = 14.4;

/** Budgets of longer pages in kB; script names and times differ by 100 bytes between builds. */
const MAX_LONG_HTML_KB: [page: RegExp, budget: number][] = [
  [/^\/$/, 20.4],
  [/^\/(?:FAQ|comapny-ipos)$/, 18.2],
  // With the charts of the complaint trends (CHR-14) and the form of complaints (FRM-14).
  [/^\/investor-charter\/$/, 20.8],
  // With the escalation table (TRU-12) and the form of complaints.
  [/^\/grievancepolicy/, 17.2],
  // With the notice's texts (TRU-06).
  [/^\/upihandle/, 15],
  [/^\/(?:verify-us|partner-with-us)/, 17],
  [/^\/(?:about-us|careers|contact-us|investor-charter|privacy-policy|terms-conditions)/, 16],
  [/^\/blogs?\/./, 17.2],
  [/Stockneev/, 16.8],
];

const getHtmlBudget = (path: string) =>
  MAX_LONG_HTML_KB.find(([page]) => page.test(path))?.[1] ?? MAX_HTML_KB;

/** Half of axe's work, so only for templates: they have all colours of the other pages. */
const CONTRAST = ["color-contrast"];

const MAX_FONTS_KB = 32;

for (const { path, budget, template, tags } of routePages) {
  test(`ROU-01 ${path} loads, shifts nothing, fits ${budget} kB and every screen, and passes axe${tags.page}`, async ({
    page,
  }) => {
    const scripts = collectResponses(page, "script");
    const fonts = collectResponses(page, "font");
    const response = await openCounted(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const { responseBodySize = Infinity } = (await response?.request().sizes()) ?? {};
    expect.soft(responseBodySize / 1000, "HTML, kB").toBeLessThanOrEqual(getHtmlBudget(path));
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) expect(script.headers()["content-encoding"]).toBe("br");
    expect.soft(await sumSizes(scripts), "JavaScript, kB").toBeLessThanOrEqual(budget);
    expect.soft(await sumSizes(fonts), "fonts, kB").toBeLessThanOrEqual(MAX_FONTS_KB);
    expect.soft(await page.evaluate(findEagerImages), "pictures that load too early").toEqual([]);
    await expectNoShiftOnMove(page);
    await expectAccessible(page, { excludedRules: template ? [] : CONTRAST });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // Rendering after a media query follows a moment later.
      await expect.poll(() => readWidth(page), `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

for (const { path, tags } of routePages.filter(({ template }) => template)) {
  test(`ROU-01 ${path} keeps its contrast in dark mode${tags.darkAndPhone}`, async ({ page }) => {
    await openPage(page, path);
    await waitForIdle(page);
    await expectContrastInDark(page, path);
  });

  test(`ROU-01 ${path} shifts nothing on a phone, loads no font, and passes axe @only-phone${tags.darkAndPhone}`, async ({
    page,
  }) => {
    const fonts = collectResponses(page, "font");
    await openCounted(page, path);
    expect.soft(fonts, "fonts").toEqual([]);
    await expectNoShiftOnMove(page);
    expect.soft(await page.evaluate(findUnseenStarts), "starts invisible and fades in").toEqual([]);
    await expectAccessible(page, { excludedRules: CONTRAST });
  });
}

test("ROU-01 every route shows its content without JavaScript", async ({ staticPage: page }) => {
  for (const path of routePaths) {
    await goTo(page, path);
    const words = (await page.locator("main").innerText()).split(/\s+/);
    expect(words.length, path).toBeGreaterThan(60);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.locator("body"), path).not.toContainText(/\{[a-z][\w.]*\}/i);
  }
});

/** Opens a page, counts layout shifts, and waits until it is hydrated and has its data. */
async function openCounted(page: Page, path: string): Promise<Response | null> {
  await countShifts(page);
  await disableTimers(page, 4_000);
  const response = await page.goto(path);
  await waitForHydration(page);
  await waitForIdle(page);
  return response;
}

/** Checks that nothing has shifted, also after the first interaction. */
async function expectNoShiftOnMove(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  await waitForIdle(page);
  await expectNoShift(page);
}

/** Expects axe to find nothing, once nothing changes its colour or place. */
async function expectAccessible(page: Page, scope: Scope, colorScheme: "light" | "dark" = "light") {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await expect(page.locator("html[data-whole]")).toBeAttached();
  await page.waitForFunction(isAtRest);
  expect.soft(await runAxe(page, scope), `axe, ${colorScheme}`).toEqual([]);
}

/** A scheme changes only colours; the home page covers the parts of every page. */
async function expectContrastInDark(page: Page, path: string): Promise<void> {
  const within = path === "/" ? "html" : "header, main";
  await expectAccessible(page, { within, rules: CONTRAST }, "dark");
}

/** True once nothing changes its colour or place. Runs in the page. */
function isAtRest(): boolean {
  return document.getAnimations().every(({ playState }) => playState !== "running");
}

function collectResponses(page: Page, kind: string): Response[] {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === kind) responses.push(response);
  });
  return responses;
}

async function sumSizes(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
}

/** Returns elements of the first screen that start below 45 % opacity. Runs in the page. */
function findUnseenStarts(): string[] {
  const keyframes = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSKeyframesRule);
  const unseen = keyframes.filter((rule) => {
    const opacity = (rule.findRule("from") ?? rule.findRule("0%"))?.style.opacity;
    return Boolean(opacity) && Number(opacity) < 0.45;
  });
  const names = new Set(unseen.map(({ name }) => name));
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => names.has(getComputedStyle(element).animationName))
    .filter((element) => element.getBoundingClientRect().top < innerHeight)
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Returns the scrollable width, to which an emulated phone would widen its screen. */
function readWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Returns images that load at once although more than half a screen below the first one. */
function findEagerImages(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>("main img:not([loading='lazy'])")]
    .filter((image) => image.getBoundingClientRect().top > window.innerHeight * 1.5)
    .map(({ src }) => src);
}
