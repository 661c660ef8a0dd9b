import { readFileSync } from "node:fs";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { parse } from "yaml";
import type { Site } from "../../src/content/site.schema";

export { expect };

/** A file of content/ as it stands, placeholders and all. */
export const contentOf = <Text>(name: string) =>
  parse(readFileSync(`content/${name}.yaml`, "utf8")) as Text;

/** What the site is expected to show of the firm. */
export const site = contentOf<Site>("site");

/** All tests of the site; `sheet` is a page in which no script runs, made once for a worker. */
export const siteTest = base.extend<object, { sheet: Page }>({
  sheet: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, viewport } = project.use;
      const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** For tests of what the built HTML says: they share one page, which has no scripts to wait for. */
export const test = siteTest.extend({
  page: async ({ sheet }, provide) => {
    await provide(sheet);
    // Else an anchor on the same page would load nothing.
    await sheet.goto("about:blank");
  },
});

/** Opens a path as it was built. */
export async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
  expect(answer?.status(), path).toBe(200);
}

/** A link that leaves the site: to this address, in a new tab, and it says so. */
export async function expectNewTab(link: Locator, address: string): Promise<void> {
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
}
