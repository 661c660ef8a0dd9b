import type { Locator, Page } from "@playwright/test";
import { navigation } from "../support/site-navigation";
import { expect, open, site, test } from "../support/visitor";

test("HDR-01 the header stays at the top and its logo returns to /", async ({ page }) => {
  await open(page, "/terms-conditions/");
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  const header = page.getByRole("banner");
  await expect(header).toBeInViewport();
  expect((await header.boundingBox())?.y).toBe(0);
  await header.getByRole("link", { name: site.brand.product }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("HDR-02 the Products dropdown opens by hover and keyboard and closes on leave and Escape", async ({
  page,
  isMobile,
}) => {
  await open(page, "/blogs/");
  const products = page.getByRole("button", { name: "Products" });
  const card = page.getByRole("banner").getByRole("link", { name: /Expert Advice/ });
  if (isMobile) {
    await expect(products).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(
      page.getByRole("dialog").getByRole("link", { name: /Expert Advice/ }),
    ).toBeVisible();
    return;
  }
  await expect(card).toBeHidden();
  await products.hover();
  await expect(card).toBeVisible();
  const panel = page
    .getByRole("banner")
    .getByRole("list")
    .filter({ has: page.getByRole("link", { name: /Expert Advice/ }) });
  for (const { title, description, path } of navigation.products.items) {
    const link = panel.getByRole("link", { name: new RegExp(title.replace("/", "\\/")) });
    await expect(link).toHaveAttribute("href", path);
    await expect(link).toContainText(description);
    await expect(link.locator("svg").first()).toBeVisible();
  }
  const width = await panel.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeCloseTo(42 * 16, 0);
  await page.mouse.move(10, 700);
  await expect(card).toBeHidden();
  await products.focus();
  await page.keyboard.press("Enter");
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(products).toBeFocused();
  // Focus alone opens it too; past its last card it closes.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(card).toBeVisible();
  for (const { title } of navigation.products.items) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toContainText(title);
  }
  await expect(card).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(card).toBeHidden();
});

test("HDR-03 Blogs, IPOs, SmallCase and Get Started", async ({ page, isMobile }) => {
  await open(page, "/terms-conditions/");
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  const menu = isMobile ? page.getByRole("dialog") : page.getByRole("banner");
  await expect(menu.getByRole("link", { name: "Blogs" })).toHaveAttribute("href", "/blogs/");
  await expect(menu.getByRole("link", { name: "IPOs" })).toHaveAttribute("href", "/comapny-ipos");
  const smallcase = menu.getByRole("link", { name: /SmallCase/ });
  await expect(smallcase).toHaveAttribute("href", site.links.smallcase);
  await expect(smallcase).toHaveAttribute("target", "_blank");
  await expect(smallcase).toHaveAttribute("rel", /noopener/);
  // The desktop project runs on Linux ("any other"), the mobile one says it is an Android phone.
  await expect(menu.getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    isMobile ? site.links.androidApp : site.links.iosApp,
  );
});

test.describe("on an Android phone", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36" });

  test("DEV-01 Get Started leads to the Android store", async ({ page, isMobile }) => {
    await expect(await getStarted(page, isMobile)).toHaveAttribute("href", site.links.androidApp);
  });
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)" });

  test("DEV-02 Get Started leads to the iOS store", async ({ page, isMobile }) => {
    await expect(await getStarted(page, isMobile)).toHaveAttribute("href", site.links.iosApp);
  });
});

test.describe("on Windows", () => {
  test.use({ userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36" });

  test("DEV-03 Get Started leads to the web app's login", async ({ page, isMobile }) => {
    await expect(await getStarted(page, isMobile)).toHaveAttribute("href", site.links.webAppLogin);
  });
});

test.describe("on any other device", () => {
  test.use({ userAgent: "Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36" });

  test("DEV-04 Get Started leads to the iOS store", async ({ page, isMobile }) => {
    await expect(await getStarted(page, isMobile)).toHaveAttribute("href", site.links.iosApp);
  });
});

/** Opens a page and finds the header's Get Started, in the menu on small screens. */
async function getStarted(page: Page, isMobile: boolean): Promise<Locator> {
  await open(page, "/blogs/");
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  return page.getByRole("link", { name: "Get Started" }).filter({ visible: true });
}

test("HDR-04 the item whose path the current path contains is highlighted", async ({
  page,
  isMobile,
}) => {
  const item = async (path: string) => {
    await open(page, path);
    if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
    return (isMobile ? page.getByRole("dialog") : page.getByRole("banner")).getByRole("link", {
      name: "Blogs",
    });
  };
  await expect(await item("/blogs/page/2/")).toHaveAttribute("aria-current", "page");
  await expect(await item("/terms-conditions/")).not.toHaveAttribute("aria-current");
});

test("HDR-05 the mobile menu keeps focus inside, closes by button, choice and Escape", async ({
  page,
  isMobile,
}) => {
  await open(page, "/terms-conditions/");
  const opener = page.getByRole("button", { name: "Open menu" });
  if (!isMobile) {
    await expect(opener).toBeHidden();
    return;
  }
  await opener.click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect([box?.width, Math.round(box?.height ?? 0)]).toEqual([390, 844]);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  // Backwards over the first element and forwards again: the page behind is never reached.
  for (const key of ["Shift+Tab", "Shift+Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await expect
    .poll(() => opener.evaluate((button) => button === document.activeElement))
    .toBe(true);
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole("link", { name: "Blogs" }).click();
  await expect(page).toHaveURL(/\/blogs\/$/);
  await expect(menu).toBeHidden();
});
