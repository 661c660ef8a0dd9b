import { publishedPosts } from "../support/blog-api";
import { countShifts, expectStill } from "../support/layout-shift";
import { pageFacts, sitemap } from "../support/page-facts";
import { routePaths } from "../support/site-routes";
import { expect, open, settled, site, test } from "../support/visitor";

// That each of them answers is asserted in routes.spec.ts.
test("BLD-04 the sitemap names every page", async ({ request }) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  expect(index).toContain(`<loc>${site.url}/sitemap-posts.xml</loc>`);
  const paths = await sitemap(request);
  const posts = await publishedPosts(request);
  const expected = [...routePaths, ...posts.map(({ slug }) => `/blog/${slug}/`)];
  expect(paths).toEqual(expect.arrayContaining(expected));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /404|fallback/.test(path))).toEqual([]);
});

test("BLD-01 every published post is a static page", async ({ sheet, request }) => {
  const posts = await publishedPosts(request);
  expect(posts.length).toBeGreaterThanOrEqual(36);
  for (const { slug, title } of posts) {
    const facts = await pageFacts({ sheet, request }, `/blog/${slug}/`);
    expect(facts).toMatchObject({ status: 200, h1s: [title] });
  }
});

test("ROU-03 both slash forms answer and name one canonical address", async ({ request }) => {
  for (const path of routePaths.filter((path) => path !== "/")) {
    const bare = path.replace(/\/$/, "");
    for (const form of [bare, `${bare}/`]) {
      const answer = await request.get(encodeURI(form), { maxRedirects: 0 });
      expect(answer.status(), form).toBe(200);
      expect(await answer.text()).toContain(`rel="canonical" href="${site.url + encodeURI(path)}"`);
    }
  }
});

for (const [late, files] of Object.entries({
  "all fonts": /\.woff2$/,
  "the fonts of text, but not of italics,": /(?:figtree|fraunces)-[0-9a-f]+\.woff2$/,
})) {
  test(`LAY-05 ${late} may come late and move nothing @phone`, async ({ page }) => {
    let asked = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(files, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await countShifts(page);
    // Without the fonts, which are preloaded, the page is never loaded; it shows all the same.
    await page.goto("/terms-conditions/", { waitUntil: "domcontentloaded" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
    release();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    await expectStill(page, 0.001);
  });
}

test("LAY-05 rupee signs stand in the faces of their lines", async ({ page }) => {
  const faces: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") faces.push(new URL(request.url()).pathname);
  });
  await open(page, "/comapny-ipos");
  await settled(page);
  await expect(page.locator("td", { hasText: "₹" }).first()).toBeVisible();
  expect(faces.map((path) => path.replace(/^.*\/|-[0-9a-f]+\..*$/g, "")).sort()).toEqual([
    "figtree",
    "fraunces",
  ]);
});

const RARE = "Ñőẞž₹ Öl";
const STYLED = ["h2", "p", "p > strong", "p > em"];

test("LAY-05 a character that no page has yet is drawn in the face of its line", async ({
  sheet,
}) => {
  const lines = `<h2>${RARE}</h2><p>${RARE}</p><p><strong>${RARE}</strong><em>${RARE}</em></p>`;
  await sheet.route("**/terms-conditions/", async (route) => {
    const html = await (await route.fetch()).text();
    const body = html
      // Else a slow machine would show the fallback; without the policy, which knows styles by hash.
      .replaceAll("font-display:optional", "font-display:block")
      .replace(/(<main[^>]*>)[^]*(?=<\/main>)/, `$1${lines}`);
    await route.fulfill({ contentType: "text/html", body });
  });
  await sheet.goto("/terms-conditions/");
  await sheet.unrouteAll();
  const cdp = await sheet.context().newCDPSession(sheet);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const { root } = await cdp.send("DOM.getDocument");
  for (const style of STYLED) {
    const selector = `main ${style}`;
    const { nodeId } = await cdp.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const drawn = async () => {
      const { fonts } = await cdp.send("CSS.getPlatformFontsForNode", { nodeId });
      return new Set(
        fonts.map(({ familyName, isCustomFont }) => isCustomFont && familyName.split(" ")[0]),
      );
    };
    // A face that is asked for with the first layout may come after the page's load.
    await expect.poll(drawn, style).toEqual(new Set([style === "h2" ? "Fraunces" : "Figtree"]));
  }
  await cdp.detach();
});

test("/.well-known/security.txt tells where a weakness is reported", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: (?:mailto:|https:\/\/)\S+\n/);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt`);
});
