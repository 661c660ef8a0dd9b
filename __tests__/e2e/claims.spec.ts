import type { Claims } from "../../src/content/claims.schema";
import { routes } from "../support/seo-articles";
import { getContent, expect, goTo, test } from "../support/visitor";

const PAGES = [
  ...["/", "/about-us/", "/Download", "/Features", "/expert-advice/", "/careers/"],
  ...["/partner-with-us/", "/FAQ", "/terms-conditions/"],
  ...Object.values(routes).map(({ path }) => path),
];
const FIGURES = String.raw`75K\+|70K\+|25\+|4\.9 (?:out of|of) 5|₹\s?99\b|\b6 (?:supported )?brokers`;

test("TRU-17 each section with a claim links to its source @full", async ({ staticPage: page }) => {
  for (const path of PAGES) {
    await goTo(page, path);
    const { shown, unlinked } = await page.locator("main").evaluate((main, figures) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const shown: string[] = [];
      const unlinked: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? "";
        if (!new RegExp(figures).test(text)) continue;
        shown.push(text);
        const part = walker.currentNode.parentElement?.closest("section, article, main");
        if (!part?.querySelector('a[href^="/disclosures/#claim"]')) unlinked.push(text);
      }
      return { shown, unlinked };
    }, FIGURES);
    expect(shown, path).not.toEqual([]);
    expect(unlinked, path).toEqual([]);
  }
});

test("TRU-17 the disclosures list each claim with statement, source and date", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Source of this figure" })).toHaveCount(0);
  await page.getByRole("link", { name: "Source of 75K+ registered users" }).first().click();
  await expect(page).toHaveURL(/\/disclosures\/#claim-users$/);
  await expect(page.getByRole("row", { name: /^75K\+ Registered users/ })).toBeInViewport();
  const rows = page.locator("#claims").getByRole("row");
  const claims = Object.values(getContent<Claims>("claims"));
  await expect(rows).toHaveCount(claims.length + 1);
  for (const { value, statement, source } of claims) {
    const row = rows.filter({ hasText: statement });
    await expect(row.getByRole("rowheader")).toHaveText(value);
    await expect(row.getByRole("cell")).toHaveText([statement, source, "30 Sep 2026"]);
  }
  expect(await page.content()).not.toContain("register 1");
});
