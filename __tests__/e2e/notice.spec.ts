import type { Page, Response } from "@playwright/test";
import { runAxe, countShifts, expectNoShift } from "../support/page-checks";
import { mockResponse, holdRoute } from "../support/api-responses";
import {
  expect,
  waitForHydration,
  openPage,
  waitForIdle,
  site,
  test,
  disableTimers,
  hydratePage,
} from "../support/visitor";

const getNotice = (page: Page) => page.getByRole("dialog", { name: /Important Notice/ });
const readFlag = (page: Page) => page.evaluate(() => sessionStorage.getItem("hasSeenPopup"));

test.use({ notice: true });

test("NTC-02, HOM-13, NTC-01, NTC-03 the notice warns of fraud in both languages, once a session, until 'I Understand' is pressed", async ({
  page,
  context,
}) => {
  await openPage(page, "/");
  const dialog = getNotice(page);
  await expect(dialog.locator('h2 [lang="hi"]')).toHaveText(/महत्वपूर्ण सूचना/);
  const href = `tel:${site.contacts.helpline.replace(/[^\d+]/g, "")}`;
  for (const [lang, title, phrases] of [
    ["hi", "धोखाधड़ी", ["केवल", "व्यक्तिगत", "उत्तरदायी नहीं", site.brand.company]],
    [
      "en",
      "Fraud alert",
      [
        `collected only in the registered bank account of ${site.brand.company}`,
        "Do not pay to any personal account or personal UPI ID",
        `${site.brand.product} is not responsible`,
        "verify that the recipient's name matches",
      ],
    ],
  ] as const) {
    const section = dialog.locator(`section:lang(${lang})`);
    await expect(section).toHaveAttribute("lang", lang);
    for (const part of phrases) await expect(section).toContainText(part);
    await expect(section.getByRole("heading", { name: title })).toBeVisible();
    await expect(section).toContainText(site.brand.company);
    // A single point is not marked up as a list.
    for (const list of await section.getByRole("list").all()) {
      expect(await list.getByRole("listitem").count()).toBeGreaterThan(1);
    }
    const helpline = section.getByRole("link", { name: site.contacts.helpline });
    await expect(helpline).toHaveAttribute("href", href);
  }
  await expect.poll(() => readFlag(page)).toBe("true");
  await page.getByRole("button", { name: "I Understand" }).click();
  await expect(getNotice(page)).toHaveCount(0);

  await page.reload();
  await waitForHydration(page);
  await waitForIdle(page);
  await expect(getNotice(page)).toHaveCount(0);

  // Another tab is another session.
  const other = await context.newPage();
  await openPage(other, "/");
  await expect(getNotice(other)).toBeVisible();
});

test("HOM-13, NTC-01 the notice and its Hindi font load with the home page, wherever the visit begins @full", async ({
  page,
}) => {
  const fonts: Response[] = [];
  page.on("response", (response) => {
    if (/hindi|devanagari/.test(response.url())) fonts.push(response);
  });
  await openPage(page, "/terms-conditions/");
  await waitForIdle(page);
  await expect(getNotice(page)).toHaveCount(0);
  expect(await readFlag(page)).toBeNull();
  expect(fonts).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: site.brand.product }).click();
  await expect(getNotice(page)).toBeVisible();
  const hindi = getNotice(page).locator("section:lang(hi) li").first();
  await expect(hindi).toHaveCSS("font-family", /Notice Hindi/);
  await expect.poll(() => fonts).toHaveLength(1);
  expect((await fonts[0]?.body())?.length).toBeLessThanOrEqual(12_000);
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(page).toHaveURL(/terms/);
  await page.goForward();
  await waitForIdle(page);
  await expect(getNotice(page)).toHaveCount(0);
});

test("NTC-01 a first view of the home page loads at most 32 kB of fonts, with a subset for the Hindi text", async ({
  page,
}) => {
  const fonts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "font") fonts.push(response);
  });
  await openPage(page, "/");
  await expect(getNotice(page)).toBeVisible();
  await waitForIdle(page);
  const sizes = await Promise.all(fonts.map((font) => font.request().sizes()));
  const sum = sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
  expect(sum).toBeLessThanOrEqual(32_000);
  // Figtree draws the firm's name and "UPI"; no font of the device draws anything.
  expect(await readFonts(page, "dialog section:lang(hi)")).toEqual([
    ["Figtree Light", true],
    ["Noto Sans Devanagari", true],
  ]);
});

test("HOM-13, NTC-03 without storage the notice shows once per document, until X is pressed @full", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await mockResponse(page, "/api/event", { message: "No event" });
  await page.goto("/");
  await expect(getNotice(page)).toBeVisible();
  await page.getByRole("button", { name: "Close notice" }).click();
  await hydratePage(page);
  await page.getByRole("contentinfo").locator('a[href="/terms-conditions/"]').click();
  await expect(page).toHaveURL(/terms/);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await waitForIdle(page);
  await expect(getNotice(page)).toHaveCount(0);
});

test("NTC-03 focus stays in the notice and returns when it closes @full", async ({ page }) => {
  const continueCalls = await holdRoute(page, "**/notice-*.js");
  // A slowly loading page requests the notice earlier and waits for it.
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  const home = page.getByRole("banner").getByRole("link", { name: site.brand.product });
  await home.focus();
  continueCalls();
  await expect(page.getByRole("button", { name: "Close notice" })).toBeFocused();
  for (const key of ["Shift+Tab", "Tab", "Tab", "Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    await expect(page.locator("dialog:focus-within"), key).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(home).toBeFocused();
});

test("NTC-01, NTC-03 the notice shifts nothing, passes axe and closes on a click outside @phone @full", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await disableTimers(page, 1_500);
  await countShifts(page);
  await openPage(page, "/");
  await expect(getNotice(page)).toBeVisible();
  expect(await runAxe(page, { within: "dialog" })).toEqual([]);
  await page.mouse.click(2, 2);
  await expect(getNotice(page)).toHaveCount(0);
  await expectNoShift(page);

  // Last, because another colour scheme makes the browser use fonts that load late.
  await page.evaluate(() => sessionStorage.clear());
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.reload();
  await expect(getNotice(page)).toBeVisible();
  expect(await runAxe(page, { within: "dialog" })).toEqual([]);
});

test("HOM-13 the page works without a notice that cannot load @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|Loading chunk notice/);
  await page.route("**/notice-*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await openPage(page, "/");
  await failed;
  await expect(getNotice(page)).toHaveCount(0);
  await page.getByRole("contentinfo").locator('a[href="/terms-conditions/"]').click();
  await expect(page).toHaveURL(/terms/);
});

/** Returns the fonts that draw a part of the page; `isOwn` is true for the site's own. */
async function readFonts(page: Page, selector: string): Promise<[font: string, isOwn: boolean][]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId, selector: "*" });
  const found = new Map<string, boolean>();
  for (const id of [nodeId, ...nodeIds]) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId: id });
    for (const { familyName, isCustomFont } of fonts) found.set(familyName, isCustomFont);
  }
  return [...found].sort(([a], [b]) => a.localeCompare(b));
}
