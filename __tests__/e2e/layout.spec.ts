import { expect, open, test } from "../support/visitor";

test("LAY-05 header, main and footer, one main landmark, a skip link that leads into it", async ({
  page,
}) => {
  await open(page, "/terms-conditions/");
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("ROU-05 a new route scrolls to the top, back returns to the earlier place", async ({
  page,
}) => {
  await open(page, "/blogs/");
  const card = page.locator("main article a").nth(5);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await card.click();
  await expect(page).toHaveURL(/\/blog\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: /Failed to load resource: .*404/ });

  test("ROU-06 an unknown path is a 404 with a helpful page in the site's layout", async ({
    page,
  }) => {
    const answer = await page.goto("/no-such-page/");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("main").getByRole("link", { name: "Read the blog" }).click();
    await expect(page).toHaveURL(/\/blogs\/$/);
  });
});
