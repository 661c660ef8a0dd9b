import type { Page } from "@playwright/test";
import { expect, open, scrollTo, settled, test } from "../support/visitor";

/** Reads on to `top`, follows a link of the header, comes back. */
async function leaveAndReturn(page: Page, top: number): Promise<void> {
  await scrollTo(page, top);
  await settled(page);
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await page.goBack();
}

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("ROU-05 Back returns to where the visitor had read on to from an anchor", async ({ page }) => {
  await open(page, "/investor-charter/");
  await page.locator('main a[href="#section-e"]').first().click();
  await expect(page.locator("#section-e")).toBeInViewport();
  await leaveAndReturn(page, 1200);
  await expect(page).toHaveURL(/\/investor-charter\/?#section-e$/);
  await expect.poll(() => position(page)).toBe(1200);
  await settled(page);
  expect(await position(page)).toBe(1200);
});

test("ROU-05, FAQ-01 Back opens the question of the address, and returns to where it was left", async ({
  page,
}) => {
  await open(page, "/FAQ");
  const question = page.locator("main details", { hasText: "Is there a free trial?" });
  await question.locator("summary").click();
  await expect(page).toHaveURL(/#is-there-a-free-trial$/);
  await leaveAndReturn(page, 2400);
  await expect(question.locator("summary + div")).toBeVisible();
  await expect.poll(() => position(page)).toBe(2400);
  await settled(page);
  expect(await position(page)).toBe(2400);
});
