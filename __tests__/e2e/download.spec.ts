import type { Page } from "@playwright/test";
import { open as read, test as readerTest } from "../support/reader";
import { expect, expectNewTab, open, site, test } from "../support/visitor";

const TITLES = [
  "SEBI-Registered. 100% Trusted",
  "One App. Instant Execution",
  "Real-Time Alerts. Zero Misses",
  "Time-Tested & Experienced Experts (25+ Years)",
];

const downloadSection = (page: Page) =>
  page.getByRole("main").getByRole("region", { name: `Take ${site.brand.product} with you` });

readerTest(
  "DLD-01, DEV-05 badges and cards; without a script the rest leads to /Download",
  async ({ page }) => {
    for (const path of ["/", "/Download"]) {
      await read(page, path);
      const section = downloadSection(page);
      await expect(section.getByRole("heading", { level: 3 })).toHaveText(TITLES);
      const badge = (store: RegExp) => section.getByRole("link", { name: store });
      await expectNewTab(badge(/Google Play/), site.links.androidApp);
      await expectNewTab(badge(/App Store/), site.links.iosApp);
      for (const link of await appLinks(page)) {
        await expect(link).toHaveAttribute("href", "/Download");
      }
    }
  },
);

test("DLD-01 the page of the app: stores, price, columns from 768 px @phone", async ({
  page,
  isMobile,
}) => {
  await open(page, "/Download");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`The ${site.brand.product} app`);
  await expect(main.getByRole("link", { name: /Google Play/ }).first()).toBeInViewport();
  await expect(main.getByText("₹1 per use")).toBeVisible();
  await expect(main.getByRole("img", { name: /^QR code/ })).toBeVisible({ visible: !isMobile });
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(data).toContain('"BreadcrumbList"');
  for (const [width, columns] of [
    [767, 1],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await downloadSection(page)
      .getByRole("heading", { level: 3 })
      .evaluateAll((all) => all.map((title) => Math.round(title.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
  }
});

const { androidApp, iosApp, webAppLogin } = site.links;
const DEVICES = [
  ["an Android phone", "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36", androidApp],
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15",
    iosApp,
  ],
  ["any other", "Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36", iosApp],
  ["Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", webAppLogin],
] as const;

for (const [device, userAgent, address] of DEVICES) {
  test.describe(() => {
    test.use({ userAgent });

    test(`DEV-01, DEV-02, DEV-03, DEV-04, DEV-05 all ways to the app lead to that of ${device}`, async ({
      page,
    }) => {
      for (const path of ["/", "/Download"]) {
        await open(page, path);
        for (const link of await appLinks(page)) {
          await expect(link).toHaveAttribute("href", address);
        }
      }
    });
  });
}

/** Get Started in the header, the QR code and each 'Download App'; hidden ones too. */
async function appLinks(page: Page) {
  const header = page.getByRole("banner").locator("a", { hasText: /^Get Started$/ });
  const code = page.getByRole("main").locator("a:has(img[alt^='QR code'])");
  const buttons = page.getByRole("main").locator("a", { hasText: /^Download App$/ });
  await expect(header).not.toHaveCount(0);
  await expect(code).toHaveCount(1);
  await expect(buttons).not.toHaveCount(0);
  return [...(await header.all()), ...(await code.all()), ...(await buttons.all())];
}
