import type { Page } from "@playwright/test";

/** Chooses a sample author in a post's form. */
export async function chooseAuthor(page: Page): Promise<void> {
  await page.locator("#field-author").click();
  await page.getByRole("option", { name: "Analyst A (sample)" }).click();
}
