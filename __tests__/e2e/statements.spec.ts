import { runAxe } from "../support/page-checks";
import { mockResponse, PICTURE } from "../support/api-responses";
import { routePaths } from "../support/site-routes";
import { expect, expectNewTab, openPage, goTo, site, test } from "../support/visitor";

const number = site.identifiers[0]?.value ?? "missing";

test("TRU-15 the accessibility statement names the officer and where to complain, and says that no audit is published", async ({
  staticPage: page,
}) => {
  await goTo(page, "/accessibility-statement/");
  const main = page.getByRole("main");
  const officer = site.officers.find(({ role }) => role.startsWith("Accessibility"));
  for (const text of [officer?.name, officer?.phone, officer?.email]) {
    await expect(main).toContainText(text ?? "missing");
  }
  await expect(main).toContainText("No audit has been published yet.");
  await expectNewTab(main.getByRole("link", { name: /Open SCORES/ }), site.links.complaintPortal);
});

test("TRU-12 one table of escalation is on the grievance policy, the charter and the disclosures", async ({
  staticPage: page,
}) => {
  for (const path of ["/grievancepolicy/", "/investor-charter/", "/disclosures/"]) {
    await goTo(page, path);
    const table = page.locator("main table", { hasText: "SmartODR" });
    const steps = await table
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map(({ children }) => children[1]?.textContent));
    expect(steps, path).toEqual([
      "Customer care team",
      "Grievance Officer, Sample Grievance Officer",
      "Principal Officer, Sample Principal Officer",
      "SCORES",
      "SmartODR",
    ]);
    await expect(table.locator(`a[href="${site.links.complaintPortal}"]`)).toHaveCount(1);
    await expect(table.locator('a[href="https://smartodr.in"]')).toHaveCount(1);
    const split = await page
      .locator("main td a[href^='mailto:']")
      .evaluateAll((links) => links.filter((link) => link.getClientRects().length > 1).length);
    expect(split, `${path}: broken addresses`).toBe(0);
  }
});

test("TRU-12 on a phone the charter's table of escalation is cards that do not scroll sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/investor-charter/");
  const table = page.getByRole("table", { name: "Who deals with your complaint" });
  await expect(table.getByRole("row")).toHaveCount(6);
  const frame = table.locator("..");
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test("TRU-08, CHR-12 the terms, the FAQ and the charter link to the issued texts", async ({
  staticPage: page,
}) => {
  for (const path of ["/terms-conditions/", "/FAQ", "/investor-charter/"]) {
    await goTo(page, path);
    await expect(page.locator('main a[href="/mitc/"]').first(), path).toBeAttached();
  }
  const official = page.locator('main a[href="/investor-charter/official/"]').first();
  const first = page.getByRole("heading", { level: 2 }).first();
  const readTop = async (locator: typeof first) => (await locator.boundingBox())?.y ?? 0;
  expect(await readTop(official)).toBeLessThan(await readTop(first));
});

const SENTENCES = [
  "Investment in securities market are subject to market risks. Read all the related documents carefully before investing.",
  "Registration granted by SEBI, enlistment with BSE (formerly BASL) and certification from NISM in no way guarantee performance of the intermediary or provide any assurance of returns to investors.",
];
/** Pages that quote securities as examples, and pages with recommendations, which must not say so. */
const ILLUSTRATED = [
  ...["/", "/Download", "/expert-advice/", "/portfolio-screener/", "/readymade-stockbox/"],
  "/stock-screener/",
];
const RECOMMENDING = ["/comapny-ipos", "/researchReport", "/blogs/", "/FAQ"];

test("TRU-13, TRU-14 every page's HTML has the required sentences byte for byte, the firm's name and its number", async ({
  request,
}) => {
  for (const path of [...routePaths, "/no-such-page/", "/blog/no-such-post/"]) {
    const html = await (await request.get(encodeURI(path))).text();
    for (const text of [...SENTENCES, site.brand.company, number]) {
      expect(html.includes(text), `${path}: ${text}`).toBe(true);
    }
    const isIllustrated = html.includes(site.legal.illustration);
    if (ILLUSTRATED.includes(path)) expect(isIllustrated, path).toBe(true);
    if (RECOMMENDING.includes(path) || path.startsWith("/ipo/")) {
      expect(isIllustrated, path).toBe(false);
    }
  }
});

test("TRU-13 the required sentences are at least 10 points and have enough contrast at 390 and 1280 px @full", async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "/FAQ");
    for (const text of SENTENCES) {
      const line = page.getByRole("contentinfo").getByText(text, { exact: true });
      for (const media of ["print", "screen"] as const) {
        await page.emulateMedia({ media });
        const size = await line.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
        expect(size, `${media}, ${width} px`).toBeGreaterThanOrEqual(13.33);
      }
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await runAxe(page, { within: "footer", rules: ["color-contrast"] })).toEqual([]);
    }
  }
});

test("TRU-14 prints, feeds, calendar file and gallery name the firm", async ({ page, request }) => {
  const feeds = ["/blogs/feed.xml", "/blogs/atom.xml", "/blogs/feed.json", "/ipo-calendar.ics"];
  for (const path of feeds) {
    // A calendar folds its lines and escapes commas.
    const feed = (await (await request.get(path)).text()).replace(/\r\n |\\(?=,)/g, "");
    expect(feed, path).toContain(site.brand.company);
    expect(feed, path).toContain(number);
  }
  await openPage(page, "/media/");
  for (const text of [site.brand.company, number, site.legal.riskWarning]) {
    await expect(page.getByRole("main")).toContainText(text);
  }
  await page.emulateMedia({ media: "print" });
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(number)).toBeVisible();
  await expect(
    footer.getByText(`© ${site.legal.copyrightYear} ${site.brand.company}`),
  ).toBeVisible();
});

test.describe("an event", () => {
  test.use({ event: true });
  test("TRU-14 its pop-up names the firm and links to the warning @full", async ({ page }) => {
    await mockResponse(page, "/api/event", { image: PICTURE, alt: "A sample evening class" });
    await openPage(page, "/");
    await page.mouse.move(9, 9);
    const dialog = page.getByRole("dialog", { name: "A sample evening class" });
    await expect(dialog).toContainText(site.brand.company);
    await expect(dialog).toContainText(number);
    await dialog.getByRole("link", { name: "Risk warning and disclaimer" }).click();
    await expect(page).toHaveURL(/\/regulatory-details\/$/);
    await expect(page.getByRole("main")).toContainText(site.legal.riskWarning);
  });
});
