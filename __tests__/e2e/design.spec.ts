import type { Locator } from "@playwright/test";
import { expect, getSection, openPage, readStyle, scrollTo, site, test } from "../support/visitor";

const POST = "/blog/how-to-complain-scores-and-odr/";

const readEdges = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return { x: left, end: right, y: top, foot: bottom };
  });

test("HOM-01 headline, figures and the whole phone are on a first screen", async ({ page }) => {
  await openPage(page, "/");
  const title = page.getByRole("heading", { level: 1 });
  const hero = page.locator("main > section").first();
  const phone = hero.getByRole("img", { name: /^Drawing of the app/ });
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await readEdges(title)).y, `at ${width} px`).toBeLessThan(160);
    for (const figure of ["75K+", "4.9 ★", "25+"])
      await expect(hero.getByText(figure, { exact: true })).toBeInViewport({ ratio: 1 });
    const [drawn, whole] = [await readEdges(phone), await readEdges(hero)];
    expect(drawn.foot).toBeLessThanOrEqual(Math.min(whole.foot, height));
  }
});

test("HOM-10, HOM-12 the journey is quiet, the download section strong", async ({ page }) => {
  await openPage(page, "/");
  const [journey, download] = [getSection(page, "Start Your Journey"), getSection(page, /^Take /)];
  const readGround = (section: Locator) => readStyle(section, "backgroundColor");
  expect(await readGround(journey)).not.toBe(await readGround(download));
  const readTitle = async (section: Locator) =>
    parseFloat(await readStyle(section.getByRole("heading", { level: 2 }), "fontSize"));
  expect(await readTitle(download)).toBeGreaterThan(1.3 * (await readTitle(journey)));
  await expect(journey.getByRole("link", { name: "Get Started Now" })).toHaveCSS(
    "background-color",
    "rgba(0, 0, 0, 0)",
  );
});

test("HDR-01, LAY-05 wordmark and faces stay when the window narrows", async ({ page }) => {
  await openPage(page, "/terms-conditions/");
  const wordmark = page.getByRole("banner").getByRole("img", { name: site.brand.product });
  const read = async () => ({
    width: await wordmark.evaluate((mark) => mark.getBoundingClientRect().width),
    heading: await readStyle(page.getByRole("heading", { level: 1 }), "fontFamily"),
    text: await readStyle(page.getByRole("main"), "fontFamily"),
  });
  const wide = await read();
  expect(wide.width).toBeGreaterThan(90);
  expect(wide.heading).toContain("Fraunces");
  await page.setViewportSize({ width: 640, height: 800 });
  expect(await read()).toEqual(wide);
  await page.reload();
  const narrow = await read();
  expect(narrow.width).toBe(wide.width);
  expect(narrow.heading).not.toContain("Fraunces");
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await read()).toEqual(narrow);
});

test("IPO-23 our view is next to the strip of facts at 1280 px", async ({ page }) => {
  await openPage(page, "/ipo/amber-orchard-foods-limited-sample-efwnq4/");
  const strip = await readEdges(page.locator("h1 ~ dl"));
  const view = await readEdges(page.getByRole("region", { name: "Our view" }));
  expect(view.x).toBeGreaterThanOrEqual(strip.end);
  expect(view.y).toBeLessThan(strip.y);
});

test("PST-06 cover, text and related posts share edges; contents begin at the cover and stay", async ({
  page,
}) => {
  await openPage(page, POST);
  const title = await readEdges(page.getByRole("heading", { level: 1 }));
  const cover = await readEdges(page.locator("article img").first());
  const text = await readEdges(page.locator("article h2[id]:not(nav h2) + p").first());
  const next = await readEdges(page.getByRole("region", { name: "Read next" }).locator("ul"));
  for (const part of [cover, text, next]) {
    expect(Math.abs(part.x - title.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(part.end - cover.end)).toBeLessThanOrEqual(1);
  }
  const contents = page.getByRole("navigation", { name: "On this page" });
  expect(Math.abs((await readEdges(contents)).y - cover.y)).toBeLessThanOrEqual(1);
  await scrollTo(page, 2000);
  expect((await readEdges(contents)).y).toBeCloseTo(68 + 24, -1);
});

test("LGL-05, FAQ-01, UPI-01 tables, questions and cards fill the page at 1280 px", async ({
  page,
}) => {
  for (const [path, part, width] of [
    ["/disclosures/", "#claims table", 800],
    ["/FAQ", "main details", 800],
    ["/mitc/", "main p", 640],
    ["/upihandle", "main summary", 500],
  ] as const) {
    await openPage(page, path);
    const edges = await readEdges(page.locator(part).last());
    expect(edges.end - edges.x, path).toBeGreaterThanOrEqual(width);
  }
  // Lines that are read stay short.
  const line = await readEdges(page.locator("main details p").last());
  expect(line.end - line.x).toBeLessThanOrEqual(42 * 16);
});

test("LAY-05 no word of a heading is broken at 1024 px", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPage(page, "/expert-advice/");
  const heading = page.getByRole("heading", { name: "Who sees the recommendations" });
  const widths = await heading.evaluate((element) => {
    element.style.overflowWrap = "normal";
    return [element.scrollWidth, element.clientWidth];
  });
  expect(widths[0]).toBe(widths[1]);
});

test("ROU-05 End reaches the end of a long page at the first press @only-phone", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.keyboard.press("End");
  const readRest = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  // Parts that are laid out later must not move the end away.
  await page.waitForTimeout(1500);
  expect(await readRest()).toBeLessThanOrEqual(2);
});

test("ROU-05 a link without a connection keeps the page and says so", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, POST);
  await context.setOffline(true);
  for (const link of [
    page.getByRole("link", { name: "Back to All Blogs" }),
    page.locator("article p a[href^='/']").first(),
  ]) {
    const said = page.waitForEvent("dialog");
    const clicked = link.click();
    const dialog = await said;
    expect(dialog.message()).toContain("You are offline");
    await dialog.accept();
    await clicked;
    await expect(page).toHaveURL(new RegExp(`${POST}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await context.setOffline(false);
});
