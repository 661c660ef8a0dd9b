import type { Locator, Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import type { Home } from "../../src/features/home/text.schema";
import {
  contentOf,
  expect,
  open,
  passTime,
  read,
  section,
  site,
  stopClock,
  styleOf as style,
  test,
} from "../support/visitor";

const home = contentOf<Home>("home");

const main = (page: Page) => page.getByRole("main");

const SETS = [
  ["Knowledge and Expertise", "Comprehensive Market Coverage", "Investment Strategy"],
  [
    "In-depth Analysis and Insights",
    "Access to the Team",
    "Track Record",
    "Customizable Solutions",
  ],
];
const COPY = [
  "SEBI Registered | Plans Starts With ₹ 99",
  site.brand.description,
  "Trusted By 70K+ Users",
];

test("HOM-01 the hero: who, what, from how much, fading in one by one @phone", async ({ page }) => {
  await page.goto("/");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(`Invest Smarter With ${site.brand.product}`);
  const delays = [await style(title, "animationDelay")];
  for (const words of COPY) {
    const line = main(page).getByText(words, { exact: true });
    await expect(line).toBeVisible();
    expect(await style(line, "animationName")).not.toBe("none");
    delays.push(await style(line, "animationDelay"));
  }
  const seconds = delays.map(parseFloat);
  expect(seconds[0]).toBe(0);
  expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b));
  expect(seconds.at(-1)).toBeLessThanOrEqual(0.6);
  const drawing = main(page).getByRole("img", { name: /^Drawing of the app/ });
  await expect(drawing.first()).toBeVisible();
  await expect(main(page).getByText("Sample figures").first()).toBeAttached();
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("HOM-01, HOM-06 neither hero nor figures wait for an animation", async ({ page }) => {
    await open(page, "/");
    for (const words of COPY) {
      const line = main(page).getByText(words, { exact: true });
      expect(await style(line, "animationName")).toBe("none");
      expect(await style(line, "opacity")).toBe("1");
    }
    const figures = section(page, `${site.brand.product} in figures`);
    await expect(figures.getByText("75K+")).toHaveCSS("opacity", "1");
    await expect(figures.locator("[data-counting]")).toHaveCount(0);
  });
});

test("HOM-01 without JavaScript every part shows and its links work", async ({ sheet: page }) => {
  await read(page, "/");
  for (const words of COPY) {
    await expect(main(page).getByText(words, { exact: true })).toHaveCSS("opacity", "1");
  }
  await expect(section(page, /in figures/).getByText("75K+")).toHaveCSS("opacity", "1");
  await main(page).locator('a[href="/Download"]').first().click();
  await expect(page).toHaveURL(/\/Download$/);
});

test("HOM-04 Get Started below the pictures leads to the download page", async ({ page }) => {
  await open(page, "/");
  // The hero's, above, leads there too until it knows the device.
  const link = main(page)
    .locator('a[href="/Download"]', { hasText: /^Get Started$/ })
    .last();
  await expect(link).toBeVisible();
  const pictures = main(page).getByRole("group", { name: home.carousel.label });
  const [above, below] = [await pictures.boundingBox(), await link.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
  await link.click();
  await expect(page).toHaveURL(/\/Download$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(site.brand.product);
});

test("HOM-06 counters run from 0 in 2 s in the centre, and stars follow", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, "/");
  const figures = section(page, `${site.brand.product} in figures`);
  const running = figures.locator("[data-counting] > [aria-hidden]");
  await expect(running).toHaveText(["0K+", "0.0", "0+"]);
  await stopClock(page);
  await figures.evaluate(putBelowCentre);
  await passTime(page, 2_500);
  await expect(running).toHaveText(["0K+", "0.0", "0+"]);

  await figures.evaluate((element) => element.scrollIntoView({ block: "start" }));
  const users = running.filter({ hasText: "K+" });
  await expect(async () => {
    await passTime(page, 50);
    expect(await users.textContent()).not.toBe("0K+");
  }).toPass();
  await passTime(page, 1_000);
  const counted = async () => parseFloat((await users.textContent()) ?? "");
  await expect.poll(counted).toBeGreaterThan(30);
  expect(await counted()).toBeLessThan(75);
  await passTime(page, 800);
  await expect(users).toHaveCount(1);
  await passTime(page, 250);
  await expect(users).toHaveCount(0);
  await passTime(page, 2_100);
  await expect(running).toHaveCount(0);
  await expect(figures.getByRole("listitem")).toHaveText([
    "75K+ registered users",
    "4.9 out of 5 stars",
    "25+ years of experience",
  ]);
  await expect(figures.getByText("75K+")).toHaveCSS("opacity", "1");
  // How far each star is coloured is in ui/stars.test.tsx.
  const stars = figures.getByRole("img", { name: "4.9 out of 5 stars" });
  await expect(stars).toHaveAttribute("data-appear", "now");
  const delays = await stars
    .locator("[data-part] > path:first-child")
    .evaluateAll((all) => all.map((path) => parseFloat(getComputedStyle(path).animationDelay)));
  expect(delays).toHaveLength(5);
  expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
});

test("HOM-09 two sets of points, on large screens beside a phone @phone", async ({
  page,
  isMobile,
}) => {
  await open(page, "/");
  const trusted = section(page, "Trusted by Thousands of Investors");
  const lists = trusted.getByRole("list");
  await expect(lists).toHaveCount(SETS.length);
  for (const [index, titles] of SETS.entries()) {
    const points = lists.nth(index).getByRole("listitem");
    await expect(points.getByRole("heading")).toHaveText(titles);
    for (const point of await points.all()) {
      await expect(point.locator("svg")).toBeVisible();
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

test("HOM-10 the QR code can be read in light and dark @phone", async ({ page, isMobile }) => {
  await open(page, "/");
  const journey = section(page, "Start Your Journey");
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
  await expect(journey.getByRole("link").filter({ has: code })).toHaveAttribute(
    "href",
    isMobile ? site.links.androidApp : site.links.iosApp,
  );
  await journey.getByRole("link", { name: "Get Started Now" }).click();
  await expect(page).toHaveURL(/\/contact-us\/?$/);
});

test("HOM-12 banner, download section, latest posts, last words @phone", async ({ page }) => {
  await open(page, "/");
  const banner = section(page, home.banner.title);
  const picture = banner.getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAccessibleName(home.banner.picture);
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300);
  expect(await picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(
    /\.avif$/,
  );
  const shown = await main(page)
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
  const tools = section(page, /^What you get with/).getByRole("listitem");
  await expect(tools).toHaveCount(home.products.items.length);
  const closing = section(page, home.closing.title);
  await expect(closing.getByRole("link")).toHaveCount(2);
  await closing.getByRole("link", { name: home.closing.contact }).click();
  await expect(page).toHaveURL(/\/contact-us\/?$/);
});

/** Scrolls until an element shows, but has not reached the centre line. */
function putBelowCentre(element: Element): void {
  const { top } = element.getBoundingClientRect();
  window.scrollTo({ top: window.scrollY + top - window.innerHeight * 0.6, behavior: "instant" });
}

/** What the QR code in an element says, read from the pixels that a visitor sees. */
async function readQrCode(element: Locator): Promise<string> {
  const picture = sharp(await element.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
