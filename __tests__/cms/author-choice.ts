import type { Page } from "@playwright/test";

/** Chooses an author of the samples in the form of a post. */
export async function chooseAuthor(page: Page): Promise<void> {
  await page.locator("#field-author").click();
  await page.getByRole("option", { name: "Analyst A (sample)" }).click();
}
