import type { Page } from "@playwright/test";
import {
  getContent,
  expect,
  expectNewTab,
  openPage,
  scrollTo,
  site,
  test,
} from "../support/visitor";

type Product = { title: string; description: string; path: string };
const { items: PRODUCTS } = getContent<{ products: { items: Product[] } }>("navigation").products;

/** Opens the menu on a phone. Returns the element with the menu's items. */
async function openMenu(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole("banner");
  await page.getByRole("button", { name: "Open menu" }).click();
  return page.getByRole("dialog");
}

test("HDR-02, HDR-01 Products opens on hover and focus; the header stays", async ({ page }) => {
  await openPage(page, "/blogs/");
  const products = page.getByRole("button", { name: "Products" });
  const panel = page.locator("header ul", { hasText: "Expert Advice" });
  const cards = panel.locator("a");
  await expect(panel).toBeHidden();
  await products.hover();
  await expect(cards).toHaveText(PRODUCTS.map(({ title, description }) => title + description));
  for (const [at, { path }] of PRODUCTS.entries()) {
    await expect(cards.nth(at)).toHaveAttribute("href", path);
    await expect(cards.nth(at).locator("svg").first()).toBeVisible();
  }
  expect((await panel.boundingBox())?.width).toBeCloseTo(42 * 16, 0);
  await page.mouse.move(10, 700);
  await expect(panel).toBeHidden();
  // Focus opens it as well; past its last card it closes.
  await products.focus();
  await expect(panel).toBeVisible();
  for (const { title } of PRODUCTS) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toContainText(title);
  }
  await page.keyboard.press("Tab");
  await expect(panel).toBeHidden();

  await scrollTo(page, 2000);
  const header = page.getByRole("banner");
  await expect(header).toBeInViewport();
  expect((await header.boundingBox())?.y).toBe(0);
  await header.getByRole("link", { name: site.brand.product }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("HDR-03, HDR-04 shows the items, the active one marked @phone", async ({ page, isMobile }) => {
  await openPage(page, "/terms-conditions/");
  const products = page.getByRole("button", { name: "Products" });
  await expect(products).toBeVisible({ visible: !isMobile });
  const menu = await openMenu(page, isMobile);
  const advice = menu.getByRole("link", { name: /Expert Advice/ });
  await expect(advice).toBeVisible({ visible: isMobile });
  const blogs = menu.getByRole("link", { name: "Blogs" });
  const start = menu.getByRole("link", { name: "Get Started" });
  await expect(blogs).toHaveAttribute("href", "/blogs/");
  await expect(blogs).not.toHaveAttribute("aria-current");
  await expect(menu.getByRole("link", { name: "IPOs" })).toHaveAttribute("href", "/comapny-ipos");
  await expectNewTab(menu.getByRole("link", { name: /SmallCase/ }), site.links.smallcase);
  // The desktop project runs on Linux ("any other"), the mobile one says it is an Android phone.
  const app = isMobile ? site.links.androidApp : site.links.iosApp;
  await expect(start).toHaveAttribute("href", app);
  await openPage(page, "/blogs/page/2/");
  await openMenu(page, isMobile);
  await expect(blogs).toHaveAttribute("aria-current", "page");
});

test("HDR-05 the menu keeps focus; X, Escape and links close it @only-phone", async ({ page }) => {
  await openPage(page, "/terms-conditions/");
  const opener = page.getByRole("button", { name: "Open menu" });
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
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  // Until the dialog is removed, not only closed, the button opens nothing.
  await expect(page.locator("dialog")).toHaveCount(0);
  await opener.click();
  await menu.getByRole("link", { name: "Blogs" }).click();
  await expect(page).toHaveURL(/\/blogs\/$/);
  await expect(menu).toBeHidden();
});
