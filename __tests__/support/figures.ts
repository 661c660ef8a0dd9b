import type { Locator, Page } from "@playwright/test";

/** The figures of the rows of the page's one table, without their heads. */
export async function cells(page: Page, rows: string): Promise<number[][]> {
  return Promise.all((await page.getByRole("main").locator(`table ${rows}`).all()).map(numbers));
}

/** The figures of a row, without its head. */
export async function numbers(row: Locator): Promise<number[]> {
  const texts = await row.locator("td").allInnerTexts();
  return texts.filter((text) => /\d/.test(text)).map(readNumber);
}

/** '−₹ 1,20,000' → -120000 */
function readNumber(text: string): number {
  return Number(text.replace("−", "-").replace(/[^\d.-]/g, ""));
}
