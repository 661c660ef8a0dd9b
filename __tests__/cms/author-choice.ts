import type { Page } from "@playwright/test";

/** Chooses a sample author in a post's form. */
export async function chooseAuthor(page: Page): Promise<void> {
  await page.locator("#field-author").click();
  await page.getByRole("option", { name: "Analyst A (sample)" }).click();
}

/** Answers the questions that publishing a post requires (EDT-50). */
export async function chooseAnswers(page: Page): Promise<void> {
  for (const [field, name] of [
    ["kind", "Education"],
    ["namesSecurity", "No"],
  ] as const) {
    await page.locator(`#field-${field} .rs__control`).click();
    await page.getByRole("option", { name, exact: true }).click();
  }
}
