import type { Page } from "@playwright/test";
import { expect, open, site, test } from "../support/visitor";

const TITLES = [
  "SEBI-Registered. 100% Trusted",
  "One App. Instant Execution",
  "Real-Time Alerts. Zero Misses",
  "Time-Tested & Experienced Experts (25+ Years)",
];

const downloadSection = (page: Page) =>
  page.getByRole("main").getByRole("region", { name: `Take ${site.brand.product} with you` });

for (const path of ["/", "/Download"]) {
  test(`DLD-01 two badges and four cards on ${path}`, async ({ page }) => {
    await open(page, path);
    const section = downloadSection(page);
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(TITLES);
    for (const [name, address] of [
      [/Google Play/, site.links.androidApp],
      [/App Store/, site.links.iosApp],
    ] as const) {
      const badge = section.getByRole("link", { name });
      await expect(badge).toHaveAttribute("href", address);
      await expect(badge).toHaveAttribute("target", "_blank");
      await expect(badge).toHaveAttribute("rel", /noopener/);
      await expect(badge).toHaveAccessibleName(/opens in a new tab/);
    }
  });
}

test("DLD-01 the cards stand in one column below 768 px and in two from there", async ({
  page,
}) => {
  await open(page, "/Download");
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await downloadSection(page)
      .getByRole("heading", { level: 3 })
      .evaluateAll((all) => all.map((title) => Math.round(title.getBoundingClientRect().left)));
    return new Set(lefts).size;
  };
  expect(await columns(767)).toBe(1);
  expect(await columns(768)).toBe(2);
});

test("DLD-01 the download page names the app, both stores and what is in it", async ({
  page,
  isMobile,
}) => {
  await open(page, "/Download");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`The ${site.brand.product} app`);
  await expect(main.getByRole("link", { name: /Google Play/ }).first()).toBeInViewport();
  await expect(main.getByText("₹1 per use")).toBeVisible();
  const code = main.getByRole("img", { name: /^QR code/ });
  if (isMobile) await expect(code).toBeHidden();
  else await expect(code).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(data).toContain('"BreadcrumbList"');
});

const DEVICES = [
  {
    device: "an Android phone",
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36",
    address: site.links.androidApp,
  },
  {
    device: "an iPhone",
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15",
    address: site.links.iosApp,
  },
  {
    device: "Windows",
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36",
    address: site.links.webAppLogin,
  },
];

for (const { device, userAgent, address } of DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test(`DEV-05 the header, the QR code and every 'Download App' lead to the app on ${device}`, async ({
      page,
    }) => {
      for (const path of ["/", "/Download"]) {
        await open(page, path);
        for (const link of await appLinks(page))
          await expect(link).toHaveAttribute("href", address);
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("DEV-05 without JavaScript every link to the app leads to the download page", async ({
    page,
  }) => {
    for (const path of ["/", "/Download"]) {
      await page.goto(path);
      for (const link of await appLinks(page)) {
        await expect(link).toHaveAttribute("href", "/Download");
      }
    }
    await page.goto("/");
    await downloadSection(page).getByRole("link", { name: "Download App" }).click();
    await expect(page).toHaveURL(/\/Download$/);
    const { androidApp, iosApp } = site.links;
    for (const store of [androidApp, iosApp]) {
      await expect(page.getByRole("main").locator(`a[href="${store}"]`).first()).toBeVisible();
    }
  });
});

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
