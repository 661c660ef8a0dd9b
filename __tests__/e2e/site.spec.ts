import { publishedPosts } from "../support/blog-api";
import { countShifts, shiftSoFar } from "../support/layout-shift";
import { routePaths } from "../support/site-routes";
import { expect, open, site, test } from "../support/visitor";

test("BLD-04 the sitemap names every page, and each of them answers", async ({ request }) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  expect(index).toContain(`<loc>${site.url}/sitemap-0.xml</loc>`);
  const map = await (await request.get("/sitemap-0.xml")).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    decodeURIComponent(new URL(address ?? "").pathname),
  );
  const posts = await publishedPosts(request);
  const expected = [...routePaths, ...posts.map(({ slug }) => `/blog/${slug}/`)];
  expect(paths).toEqual(expect.arrayContaining(expected));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    expect(path).not.toMatch(/404|fallback/);
    expect((await request.get(encodeURI(path))).status(), path).toBe(200);
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
  for (const path of routePaths.filter((path) => path !== "/")) {
    const bare = path.replace(/\/$/, "");
    for (const form of [bare, `${bare}/`]) {
      const answer = await request.get(encodeURI(form), { maxRedirects: 0 });
      expect(answer.status(), form).toBe(200);
      const html = await answer.text();
      const canonical = [...html.matchAll(/<link[^>]*rel="canonical"[^>]*>/g)].map(([tag]) => tag);
      expect(canonical).toHaveLength(1);
      expect(canonical[0]).toContain(`href="${site.url}${encodeURI(path)}"`);
    }
  }
});

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
