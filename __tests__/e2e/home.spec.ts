import type { Locator, Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import type { Sections } from "../../src/features/home/sections.schema";
import {
  getContent,
  expect,
  openPage,
  goTo,
  getSection,
  site,
  readStyle,
  test,
} from "../support/visitor";

const home = getContent<Sections>("home-sections");

const getMain = (page: Page) => page.getByRole("main");
const getBrokers = (page: Page) => getSection(page, "Easy One Tap Execution");

const SETS = [
  "Knowledge and Expertise, Comprehensive Market Coverage, Investment Strategy",
  "In-depth Analysis and Insights, Access to the Team, Track Record, Customizable Solutions",
];
const COPY = [
  "SEBI Registered | Plans Starts With ₹ 99",
  site.brand.description,
  "Trusted By 70K+ Users",
];

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("HOM-01, HOM-06, HOM-08 hero, figures and brokers do not move @full", async ({ page }) => {
    await openPage(page, "/");
    for (const text of COPY) {
      const line = getMain(page).getByText(text, { exact: true });
      expect(await readStyle(line, "animationName")).toBe("none");
      expect(await readStyle(line, "opacity")).toBe("1");
    }
    const figures = getSection(page, `${site.brand.product} in figures`);
    await expect(figures.getByText("75K+")).toHaveCSS("opacity", "1");
    await expect(figures.locator("[data-counting]")).toHaveCount(0);
    for (const row of await getBrokerRows(page)) {
      await expect(row.getByRole("listitem")).toHaveCount(6);
      await expect(row).toHaveCSS("overflow-x", "auto");
    }
    await expect(page.getByRole("button", { name: /the rows of brokers/ })).toBeHidden();
  });
});

test("HOM-01 without JavaScript every part shows and its links work", async ({
  staticPage: page,
}) => {
  await goTo(page, "/");
  for (const text of COPY) {
    await expect(getMain(page).getByText(text, { exact: true })).toHaveCSS("opacity", "1");
  }
  await expect(getSection(page, /in figures/).getByText("75K+")).toHaveCSS("opacity", "1");
  await getMain(page).locator('a[href="/Download"]').first().click();
  await expect(page).toHaveURL(/\/Download$/);
});

test("HOM-16 AI-powered recommendations and Real-time alerts are named", async ({
  staticPage: page,
}) => {
  await goTo(page, "/");
  const tools = getSection(page, /^What you get with/);
  await expect(tools.getByRole("link", { name: "AI-powered recommendations" })).toHaveAttribute(
    "href",
    "/disclosures/#use-of-artificial-intelligence",
  );
  await expect(tools.getByText("Real-time alerts", { exact: true })).toBeVisible();
});

test("HOM-08 two rows of six brokers move in opposite directions @full", async ({ page }) => {
  await openPage(page, "/");
  await expect(getBrokers(page).getByText("We Support 6 brokers", { exact: true })).toBeVisible();
  const rows = await getBrokerRows(page);
  const directions: string[] = [];
  for (const row of rows) {
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator("li")).toHaveCount(12);
    await expect(row.getByRole("listitem")).toHaveCount(6);
    await expect(row.locator("ul[inert][aria-hidden='true'] li")).toHaveCount(6);
    await expect(row.locator("li svg")).toHaveCount(12);
    expect(new Set(await row.locator("li").allTextContents()).size).toBe(6);
    const track = row.locator("> div");
    directions.push(await readStyle(track, "animationDirection"));
    expect(await readStyle(track, "animationPlayState")).toBe("running");
    const { width = NaN } = (await row.locator("ul").first().boundingBox()) ?? {};
    expect(width / parseFloat(await readStyle(track, "animationDuration"))).toBeCloseTo(30, 0);
    expect(await readStyle(row, "maskImage")).toBe("none");
    expect(await readStyle(row, "backgroundImage")).toBe("none");
    await row.hover();
    await expect(track).toHaveCSS("animation-play-state", "paused");
    await page.mouse.move(0, 0);
    await expect(track).toHaveCSS("animation-play-state", "running");
  }
  expect(directions).toEqual(["normal", "reverse"]);
  for (const [action, state] of Object.entries({ Pause: "paused", Play: "running" })) {
    await page.getByRole("button", { name: `${action} the rows of brokers` }).click();
    await page.mouse.move(0, 0);
    for (const row of rows) {
      await expect(row.locator("> div")).toHaveCSS("animation-play-state", state);
    }
  }
});

test("HOM-09, HOM-01 shows hero, points and a drawn phone @phone", async ({ page, isMobile }) => {
  await openPage(page, "/");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(`Invest Smarter With ${site.brand.product}`);
  const delays = [await readStyle(title, "animationDelay")];
  for (const text of COPY) {
    const line = getMain(page).getByText(text, { exact: true });
    await expect(line).toBeVisible();
    expect(await readStyle(line, "animationName")).not.toBe("none");
    delays.push(await readStyle(line, "animationDelay"));
  }
  const seconds = delays.map(parseFloat);
  expect(seconds[0]).toBe(0);
  expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b));
  expect(seconds.at(-1)).toBeLessThanOrEqual(0.6);
  const drawing = getMain(page).getByRole("img", { name: /^Drawing of the app/ });
  await expect(drawing.first()).toBeVisible();
  await expect(getMain(page).getByText("Sample figures").first()).toBeAttached();

  const trusted = getSection(page, "Trusted by Thousands of Investors");
  const lists = trusted.getByRole("list");
  await expect(lists).toHaveCount(SETS.length);
  for (const [index, titles] of SETS.entries()) {
    const points = lists.nth(index).getByRole("listitem");
    await expect(points.getByRole("heading")).toHaveText(titles.split(", "));
    for (const point of await points.all()) {
      await expect(point.locator("> svg")).toBeVisible();
      expect((await point.locator("p").innerText()).length).toBeGreaterThan(30);
    }
  }
  const phone = trusted.getByRole("img", { name: /sample basket/ });
  const last = trusted.getByRole("heading", { name: "Track Record" });
  if (isMobile) {
    await expect(phone).toBeHidden();
    const lefts = await trusted
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(1);
    return;
  }
  await trusted.getByRole("heading", { name: "Investment Strategy" }).scrollIntoViewIfNeeded();
  await expect(phone).toBeVisible();
  await last.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(phone).toBeInViewport({ ratio: 0.6 });
});

test("HOM-04 Get Started is below the pictures @full", async ({ page }) => {
  await openPage(page, "/");
  // The hero's link also leads there until hydration.
  const start = getMain(page)
    .locator('a[href="/Download"]', { hasText: /^Get Started$/ })
    .last();
  const pictures = getMain(page).getByRole("group", { name: "Highlights" });
  const [above, below] = [await pictures.boundingBox(), await start.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
  await expectToLead(page, start, /\/Download$/);
});

test("HOM-10 shows the journey and a QR code that scans in both themes @full", async ({ page }) => {
  await openPage(page, "/");
  const journey = getSection(page, "Start Your Journey");
  await expect(journey.getByRole("heading", { level: 2 })).toHaveText(
    "Start Your Journey With Our All-In-One Platform",
  );
  const code = page.getByRole("img", { name: /^QR code/ });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toHaveJSProperty("complete", true);
    expect(await readQrCode(code)).toBe(`${site.url}/Download`);
  }
  const deviceLink = journey.getByRole("link").filter({ has: code });
  await expect(deviceLink).toHaveAttribute("href", site.links.iosApp);
  await expectToLead(page, journey.getByRole("link", { name: "Get Started Now" }), CONTACT);
});

test("HOM-12 shows the banner and the next sections in order", async ({ page }) => {
  await openPage(page, "/");
  const picture = getSection(page, home.banner.title).getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAccessibleName(home.banner.picture);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  const shown = await getMain(page)
    .getByRole("region")
    .evaluateAll((all) => all.flatMap((region) => region.querySelector("h2")?.textContent ?? []));
  const wanted = [
    home.banner.title,
    `Take ${site.brand.product} with you`,
    home.products.title.replace("{product}", site.brand.product),
    home.latest.title,
    home.closing.title,
  ];
  expect(shown.filter((title) => wanted.includes(title))).toEqual(wanted);
  const tools = getSection(page, /^What you get with/)
    .getByRole("list")
    .first()
    .getByRole("listitem");
  await expect(tools).toHaveCount(home.products.items.length);
  const closing = getSection(page, home.closing.title);
  await expect(closing.getByRole("link")).toHaveCount(2);
  await expectToLead(page, closing.getByRole("link", { name: home.closing.contact }), CONTACT);
});

const CONTACT = /\/contact-us\/?$/;

/** Follows a link to an address, then goes back to the home page. */
async function expectToLead(page: Page, link: Locator, address: RegExp): Promise<void> {
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(site.brand.product);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
}

async function getBrokerRows(page: Page): Promise<Locator[]> {
  const rows = getBrokers(page).getByRole("group", { name: /^Supported brokers/ });
  await expect(rows).toHaveCount(2);
  return rows.all();
}

async function readQrCode(element: Locator): Promise<string> {
  const picture = sharp(await element.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
