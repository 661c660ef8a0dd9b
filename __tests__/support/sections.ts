import { expect, type Locator, type Page } from "@playwright/test";

/** What stands between a section's h2 and the next one: paragraphs, lists, tables. */
export function blocks(page: Page, section: string): Locator {
  return page.locator(
    `xpath=//main//*[not(self::h2)][preceding-sibling::h2[1][normalize-space()="${section}"]]`,
  );
}

/** Waits until one of the blocks holds the words. */
export async function holds(where: Locator, words: string | RegExp): Promise<void> {
  await expect(where.filter({ hasText: words }), String(words)).not.toHaveCount(0);
}

/** The table row that begins with this cell. */
export function row(where: Locator, label: string): Locator {
  const first = where
    .page()
    .locator("td:first-child")
    .filter({ hasText: exactly(label) });
  return where.locator("tbody tr").filter({ has: first });
}

function exactly(words: string): RegExp {
  return new RegExp(`^${words.replace(/[^\w ]/g, "\\$&")}$`);
}
