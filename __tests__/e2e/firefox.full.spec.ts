import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";

// Playwright drives Firefox from 143 on; Puppeteer drives Debian's older one by WebDriver BiDi, too.
const { FIREFOX_PATH, SITE_URL = "http://127.0.0.1:9000" } = process.env;

const PATHS = [
  ...["/", "/Features", "/stock-screener/", "/blogs/", "/blog/how-to-complain-scores-and-odr/"],
  ...["/comapny-ipos", "/ipo-calendar/", "/ipo/amber-orchard-foods-limited-sample-efwnq4/"],
  ...["/contact-us/", "/investor-charter/", "/FAQ", "/disclosures/", "/search/", "/verify-us/"],
];

let browser: Browser;
let page: Page;
let errors: string[] = [];

test.skip(!FIREFOX_PATH, "Firefox is not installed; install Debian's firefox-esr.");
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const options = { executablePath: FIREFOX_PATH, defaultViewport: null };
  browser = await puppeteer.launch({ browser: "firefox", ...options });
  page = await browser.newPage();
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
});

test.afterAll(() => browser?.close());

test.beforeEach(() => void (errors = []));
test.afterEach(() => expect(errors).toEqual([]));

/** Sets the window's size. The screen's orientation, which Firefox 140 does not know, does not matter. */
async function resize(width: number): Promise<void> {
  await page.setViewport({ width, height: 800 }).catch((error: unknown) => {
    if (!String(error).includes("unknown command")) throw error;
  });
}

/** Opens a page and waits until it is hydrated. Puppeteer's own waiting is refused by the CSP. */
async function open(path: string): Promise<void> {
  await page.goto(SITE_URL + path);
  await expect.poll(() => page.evaluate(interact), path).toBe(true);
}

function interact(): boolean {
  window.dispatchEvent(new Event("wheel"));
  const names = [...document.querySelectorAll("main > *")].map((part) => Object.keys(part).join());
  const isHydrated = names.every((keys) => keys.includes("__reactProps"));
  return isHydrated && document.documentElement.dataset.whole === "";
}

/** Puppeteer's own address misses changes by a script. */
const readAddress = () => page.evaluate(() => location.href);

for (const path of PATHS) {
  test(`BLD-12 ${path} hydrates in Firefox without an error and fits its window`, async () => {
    await open(path);
    for (const width of [1280, 390]) {
      await resize(width);
      const fits = () => document.documentElement.scrollWidth <= innerWidth;
      await expect.poll(() => page.evaluate(fits), `at ${width} px`).toBe(true);
    }
  });
}

test("BLD-12, IPO-03 Firefox filters IPOs and keeps the name in the address", async () => {
  await resize(1280);
  await open("/comapny-ipos");
  await page.type("input[name='q']", "amber");
  await expect.poll(() => page.$$eval("tbody tr", (rows) => rows.length)).toBe(1);
  await expect.poll(readAddress).toContain("?q=amber");
});

test("BLD-12, ROU-05 Firefox opens a link of the header without a new document", async () => {
  await resize(1280);
  await open("/FAQ");
  await page.evaluate(() => void Object.assign(window, { isSame: true }));
  await page.click("header a[href='/blogs/']");
  await expect.poll(readAddress).toBe(`${SITE_URL}/blogs/`);
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});
