import type { Locator, Page } from "@playwright/test";

/** A section of the page's main part, by its heading. */
export function mainSection(page: Page, name: string | RegExp): Locator {
  return page.getByRole("main").getByRole("region", { name });
}

/** A computed style of an element. */
export function styleOf(element: Locator, property: keyof CSSStyleDeclaration): Promise<string> {
  return element.evaluate((node, name) => String(getComputedStyle(node)[name]), property);
}
