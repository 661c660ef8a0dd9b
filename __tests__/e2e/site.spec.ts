import type { Response } from "@playwright/test";
import AxeBuilder from "@axe-core/playwright";
import { brotliCompressSync } from "node:zlib";
import { publishedPosts } from "../support/blog-api";
import { countShifts, shiftSoFar } from "../support/layout-shift";
import { expect, open, site, test } from "../support/visitor";

const PAGES = [
  "/",
  "/blogs/",
  "/blogs/category/ipo-guides/",
  "/blog/how-to-complain-scores-and-odr/",
  "/terms-conditions/",
];

/** kB: a list page also loads what refreshes it; its first view needs no more than the others. */
const budgetOf = (path: string) => (path.startsWith("/blogs/") ? 110 : 105);

test("BLD-04 the sitemap names every page, and each of them answers", async ({ request }) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  expect(index).toContain(`<loc>${site.url}/sitemap-0.xml</loc>`);
  const map = await (await request.get("/sitemap-0.xml")).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? "").pathname,
  );
  const posts = await publishedPosts(request);
  const expected = [...PAGES, "/blogs/page/2/", ...posts.map(({ slug }) => `/blog/${slug}/`)];
  expect(paths).toEqual(expect.arrayContaining(expected));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    expect(path).not.toMatch(/404|fallback/);
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test("BLD-01 every published post is a static page that shows without JavaScript", async ({
  request,
}) => {
  const posts = await publishedPosts(request);
  expect(posts.length).toBeGreaterThanOrEqual(36);
  for (const { slug, title } of posts) {
    const answer = await request.get(`/blog/${slug}/`);
    expect(answer.status()).toBe(200);
    expect((await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&")).toContain(
      `<h1>${title}</h1>`,
    );
  }
});

test("ROU-03 each route answers with and without its slash and names one canonical address", async ({
  request,
}) => {
  for (const path of PAGES.filter((path) => path !== "/")) {
    for (const form of [path, path.replace(/\/$/, "")]) {
      const html = await (await request.get(form)).text();
      const canonical = [...html.matchAll(/<link[^>]*rel="canonical"[^>]*>/g)].map(([tag]) => tag);
      expect(canonical).toHaveLength(1);
      expect(canonical[0]).toContain(`href="${site.url}${path}"`);
    }
  }
});

for (const scheme of ["light", "dark"] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    for (const path of PAGES) {
      test(`LAY-05 axe finds nothing on ${path} in ${scheme}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await open(page, path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}

for (const path of PAGES) {
  test(`BLD-01 ${path} loads at most ${budgetOf(path)} kB of JavaScript (brotli)`, async ({
    page,
  }) => {
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response);
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(
      scripts.map(async (script) => brotliCompressSync(await script.body()).length),
    );
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgetOf(path) * 1000);
  });

  test(`LAY-05 nothing shifts on ${path}, which has one h1, a title and a description`, async ({
    page,
  }) => {
    await countShifts(page);
    await open(page, path);
    await page.waitForTimeout(500);
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect((await page.title()).length).toBeGreaterThan(10);
    expect(
      (await page.locator('meta[name="description"]').getAttribute("content"))?.length,
    ).toBeGreaterThan(50);
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(width).toBeLessThanOrEqual(0);
  });
}

test("LAY-05 fonts that come late move nothing", async ({ page }) => {
  let held = 0;
  await page.route("**/*.woff2", async (route) => {
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await countShifts(page);
  await open(page, "/terms-conditions/");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(2_000);
  expect(held).toBeGreaterThanOrEqual(2);
  expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.001);
});
