import sharp from "sharp";
import { decodeQr } from "../../builder/channel-errors";
import { APP_QR_PATH } from "../../src/content/app-code";
import type { Channels } from "../../src/content/channels.schema";
import { checkChannel } from "../../src/shared/domain/channels";
import type { SearchEntry, SearchManifest } from "../../src/shared/domain/search";
import { holdRoute } from "../support/api-responses";
import { fetchPosts } from "../support/blog-api";
import { findBrokenLinks, crawlSite, isKnownLink } from "../support/crawl";
import { countShifts, expectNoShift } from "../support/page-checks";
import { readPageFacts, readSitemap, toPath, type PageFacts } from "../support/page-facts";
import { routes as articles } from "../support/seo-articles";
import { routePaths } from "../support/site-routes";
import { expect, getContent, openPage, waitForIdle, site, test } from "../support/visitor";

test.describe("a crawl from /", () => {
  // All tests share one crawl.
  test.describe.configure({ mode: "default" });
  let pages: Map<string, PageFacts>;
  let paths: string[];
  test.beforeAll(async ({ staticPage, request }) => {
    pages = await crawlSite((path) => readPageFacts({ staticPage, request }, path));
    paths = await readSitemap(request);
  });

  test("ROU-01 reaches every page of the sitemap, and finds no broken link", () => {
    expect(paths.filter((path) => pages.get(path)?.status !== 200)).toEqual([]);
    expect(findBrokenLinks(pages)).toEqual([]);
  });

  test("BLD-04, BLD-01 finds each route and each published post, which the sitemap names once", async ({
    request,
  }) => {
    const index = await (await request.get("/sitemap-index.xml")).text();
    expect(index).toContain(`<loc>${site.url}/sitemap-0.xml</loc>`);
    const earlier = await request.get("/sitemap-posts.xml");
    expect(toPath(earlier.url())).toBe("/sitemap-0.xml");
    expect(paths).toEqual(expect.arrayContaining(routePaths));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => /404|fallback/.test(path))).toEqual([]);
    const posts = await fetchPosts(request);
    expect(posts.length).toBeGreaterThanOrEqual(36);
    for (const { slug, title } of posts) {
      const path = `/blog/${slug}/`;
      expect(paths).toContain(path);
      expect(pages.get(path)).toMatchObject({ status: 200, h1s: [title] });
    }
  });

  test("ROU-01 finds one title, description, h1 and canonical address on each page", () => {
    const found = paths.flatMap((path) => pages.get(path) ?? []);
    for (const { path, titles, descriptions, h1s, canonicals } of found) {
      for (const values of [titles, descriptions, h1s]) expect(values, path).toHaveLength(1);
      expect(titles[0]?.length, path).toBeGreaterThan(10);
      expect(titles[0]?.length, path).toBeLessThanOrEqual(65);
      expect(descriptions[0]?.length, path).toBeGreaterThan(50);
      // 160 characters and the ellipsis of a post (PST-03).
      expect(descriptions[0]?.length, path).toBeLessThanOrEqual(161);
      expect(canonicals, path).toEqual([site.url + encodeURI(path)]);
    }
    expect(findDuplicates(found.flatMap(({ titles }) => titles))).toEqual([]);
    expect(findDuplicates(found.flatMap(({ descriptions }) => descriptions))).toEqual([]);
  });

  test("TRU-15 finds that each link to a new tab announces it", () => {
    const links = [...pages.values()].flatMap(({ newTabs }) => newTabs);
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter((name) => !name.endsWith("(opens in a new tab)"))).toEqual([]);
  });

  test("TRU-31 'Is this us?' lists each link and QR code of a channel of ours, and no other link", async ({
    request,
  }) => {
    const code = await (await request.get(APP_QR_PATH)).body();
    const picture = await sharp(code, { density: 600 }).png().toBuffer();
    const links = [
      ...new Set([...pages.values()].flatMap(({ outside }) => outside)),
      await decodeQr(picture),
    ];
    const list = getContent<Channels>("channels");
    const listed = links.filter((link) => checkChannel(link, list).verdict === "listed");
    // Samples of the firm; the map service is another firm.
    const own =
      /^(?:https:\/\/wa\.me\/91|tel:\+91)0{5}|[/.@](?<!\/maps\.)stockneev\.example(?:$|[/?])/;
    expect(listed).toEqual(links.filter((link) => own.test(link)));
    expect(listed.map((link) => link.split(/[:?]/, 1)[0])).toEqual(
      expect.arrayContaining(["https", "mailto", "tel"]),
    );
    expect(links.length - listed.length).toBeGreaterThan(20);
  });

  test("FND-09 JSON-LD has no rating, event or job, and questions only on their page", () => {
    const findPaths = (pattern: RegExp) =>
      paths.filter((path) => pages.get(path)?.jsonLd.some((block) => pattern.test(block)));
    // Types that this site must not have.
    expect(findPaths(/"(?:Review|AggregateRating|Rating|Event|JobPosting)"/)).toEqual([]);
    const asked = ["/FAQ", "/upihandle", ...Object.values(articles).map(({ path }) => path)];
    expect(findPaths(/"@type":"FAQPage"/).sort()).toEqual(asked.sort());
  });

  test("FND-02 finds the page and the anchor of every entry of the search", async ({ request }) => {
    const manifest = (await (await request.get("/search.json")).json()) as SearchManifest;
    const files = [manifest.pages, ...manifest.posts].map(({ file }) => request.get(file));
    const bodies = (await Promise.all(files)).map((response) => response.json());
    const entries = (await Promise.all(bodies)).flat() as SearchEntry[];
    expect(new Set(entries.map(({ kind }) => kind)).size).toBe(4);
    expect(entries.map(({ path }) => path).filter((path) => !isKnownLink(path, pages))).toEqual([]);
  });
});

const findDuplicates = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test("ROU-03 both slash forms work and name one canonical address", async ({ request }) => {
  for (const path of routePaths.filter((path) => path !== "/")) {
    const bare = path.replace(/\/$/, "");
    for (const form of [bare, `${bare}/`]) {
      const response = await request.get(encodeURI(form), { maxRedirects: 0 });
      expect(response.status(), form).toBe(200);
      const canonical = `rel="canonical" href="${site.url + encodeURI(path)}"`;
      expect(await response.text()).toContain(canonical);
    }
  }
});

test("LAY-05 fonts that load late shift nothing", async ({ page }) => {
  let fonts = 0;
  page.on("request", (request) => (fonts += Number(request.resourceType() === "font")));
  const release = await holdRoute(page, /\.woff2$/);
  await countShifts(page);
  // Without the preloaded fonts the load event never fires, but the page is shown.
  await page.goto("/terms-conditions/", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 1);
  await expect.poll(() => fonts).toBeGreaterThanOrEqual(2);
  release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await waitForIdle(page);
  await expectNoShift(page, 0.001);
});

test("LAY-05 rupee signs and italics need no further font file @full", async ({ page }) => {
  let fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  for (const [path, part, text] of [
    ["/comapny-ipos", "td", "₹"],
    ["/blog/how-to-complain-scores-and-odr/", "em", "Sample"],
  ] as const) {
    fonts = [];
    await openPage(page, path);
    await expect(page.locator(part, { hasText: text }).first()).toBeVisible();
    await waitForIdle(page);
    const names = fonts.map((font) => font.replace(/^.*\/|-[0-9a-f]+\..*$/g, "")).sort();
    expect(names, path).toEqual(["figtree", "fraunces"]);
  }
});

const RARE = "Ñőẞž₹ Öl";
const STYLED = ["h2", "p", "p > strong", "p > em", "h3"];

test("LAY-05 a character that no page has yet is drawn in the font of its line", async ({
  staticPage,
}) => {
  const lines = `<h2>${RARE}</h2><p>${RARE}</p><p><strong>${RARE}</strong><em>${RARE}</em></p><h3>&amp;</h3>`;
  await staticPage.route("**/terms-conditions/", async (route) => {
    const html = await (await route.fetch()).text();
    const body = html
      // Prevents the fallback on slow machines. The policy is missing, as it allows styles by hash.
      .replaceAll("font-display:optional", "font-display:block")
      .replace(/(<main[^>]*>)[^]*(?=<\/main>)/, `$1${lines}`);
    await route.fulfill({ contentType: "text/html", body });
  });
  await staticPage.goto("/terms-conditions/");
  await staticPage.unrouteAll();
  const cdp = await staticPage.context().newCDPSession(staticPage);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const { root } = await cdp.send("DOM.getDocument");
  for (const style of STYLED) {
    const selector = `main ${style}`;
    const { nodeId } = await cdp.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const readFonts = async () => {
      const { fonts } = await cdp.send("CSS.getPlatformFontsForNode", { nodeId });
      return new Set(
        fonts.map(({ familyName, isCustomFont }) => isCustomFont && familyName.split(" ")[0]),
      );
    };
    // A font requested by the first layout may arrive after the load event.
    await expect.poll(readFonts, style).toEqual(new Set([style === "h2" ? "Fraunces" : "Figtree"]));
  }
  await cdp.detach();
});

test("/.well-known/security.txt names where to report a weakness", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^Contact: (?:mailto:|https:\/\/)\S+\n/);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt`);
});
