import type { Page } from "@playwright/test";
import { expect, expectNewTab, openPage, goTo, getSection, site, test } from "../support/visitor";

const TITLES = [
  "SEBI-Registered. 100% Trusted",
  "One App. Instant Execution",
  "Real-Time Alerts. Zero Misses",
  "Time-Tested & Experienced Experts (25+ Years)",
];

const getDownload = (page: Page) => getSection(page, `Take ${site.brand.product} with you`);

test("DEV-05, DLD-01 shows badges and cards; without JavaScript app links lead to /Download", async ({
  staticPage: page,
}) => {
  for (const path of ["/", "/Download"]) {
    await goTo(page, path);
    await expect(getDownload(page).getByRole("heading", { level: 3 })).toHaveText(TITLES);
    const getBadge = (store: RegExp) => getDownload(page).getByRole("link", { name: store });
    await expectNewTab(getBadge(/Google Play/), site.links.androidApp);
    await expectNewTab(getBadge(/App Store/), site.links.iosApp);
    await expectAppLinks(page, "/Download");
  }
});

test("DLD-01 shows the stores and the price, and two columns from 768 px", async ({ page }) => {
  await openPage(page, "/Download");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`The ${site.brand.product} app`);
  await expect(main.getByText("₹ 1 per use")).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(data).toContain('"BreadcrumbList"');
  for (const [width, height, hasCode] of [
    [1280, 800, true],
    // A phone cannot scan a code on its own screen.
    [390, 844, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(main.getByRole("link", { name: /Google Play/ }).first()).toBeInViewport();
    await expect(main.getByRole("img", { name: /^QR code/ })).toBeVisible({ visible: hasCode });
  }
  for (const [width, columns] of [
    [767, 1],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const readLefts = () =>
      getDownload(page)
        .getByRole("heading", { level: 3 })
        .evaluateAll((all) => all.map((title) => Math.round(title.getBoundingClientRect().left)));
    await expect.poll(async () => new Set(await readLefts()).size).toBe(columns);
  }
});

test.describe("on Windows", () => {
  test.use({ userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36" });

  test("DEV-03, DEV-05 every app link opens the web app's login @full", async ({ page }) => {
    for (const path of ["/", "/Download"]) {
      await openPage(page, path);
      await expectAppLinks(page, site.links.webAppLogin);
    }
  });
});

/** Expects this address of Get Started, the QR code and each 'Download App', also hidden ones. */
async function expectAppLinks(page: Page, address: string): Promise<void> {
  const header = page.getByRole("banner").locator("a", { hasText: /^Get Started$/ });
  const code = page.getByRole("main").locator("a:has(img[alt^='QR code'])");
  const buttons = page.getByRole("main").locator("a", { hasText: /^Download App$/ });
  await expect(code).toHaveCount(1);
  for (const links of [header, code, buttons]) {
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", address);
  }
}
