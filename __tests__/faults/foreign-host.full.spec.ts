import { join } from "node:path";
import { request as requests } from "@playwright/test";
import { createSiteServer } from "../../server/site/create-site-server";
import { createLogger } from "../../server/process/logger";
import { openFolderSource } from "../../server/site/release-source";
import type { Claims } from "../../src/content/claims.schema";
import { addDays } from "../../src/shared/domain/ipo-events";
import { runAxe } from "../support/page-checks";
import { findBrokenLinks, crawlSite } from "../support/crawl";
import { createGatsbyCopy } from "../support/gatsby-copy";
import { readPageFacts, toPath } from "../support/page-facts";
import { routePages, routePaths } from "../support/site-routes";
import { getPort, sendJson, startUpstream, type Upstream } from "../support/upstream";
import { getContent, expect, openPage, waitForIdle, test as visitorTest } from "../support/visitor";
import { enquiryEndpoint } from "../../src/shared/contract/enquiry";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { resources, type ResourceName } from "../../src/shared/contract/resources";
import { LIVE_RECORDS } from "../support/live-records";
import { toPage } from "./content-api";

/** The path at which this server also mocks the third party's video search. */
const VIDEO_SEARCH = "/api/third-party/search";

const CATEGORY = { _id: "c1", blogCategoryName: "Market Basics" };

/** Posts with only the fields that the source names. */
const POSTS = Array.from({ length: 12 }, (_, index) => ({
  _id: `p${index}`,
  slug: `foreign-post-${index}`,
  title: `Foreign post ${index}`,
  content: "<h2>One</h2><p>Words.</p><h2>Two</h2><p>Words.</p><h2>Three</h2><h2>Four</h2>",
  author: "Somebody",
  date: `2026-10-${10 + index}`,
  thumbImage: { secure_url: "/favicon.svg" },
  category: CATEGORY,
}));

/** Starts a host with the order's 18 calls and fields, and 404 for others. */
function startForeignHost(): Promise<Upstream> {
  const bodies = new Map(Object.keys(LIVE_RECORDS).map((name) => createBody(name as ResourceName)));
  const videos = getPath("videos");
  bodies.set(VIDEO_SEARCH, bodies.get(videos));
  bodies.delete(videos);
  bodies.set(blogCategoriesEndpoint.path, { data: [CATEGORY] });
  bodies.set(enquiryEndpoint.path, { success: true, message: "Thank you." });
  for (const post of POSTS) bodies.set(`/api/blogs/slug/${post.slug}`, { data: post });
  return startUpstream(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const isList = pathname === blogsEndpoint.path || pathname === "/api/blogs/categories/c1/blogs";
    sendJson(response, isList ? listPage(searchParams) : bodies.get(pathname));
  });
}

const getPath = (name: ResourceName) => resources[name].toCall({}).replace(/\?.*/, "");

function createBody(name: ResourceName): [path: string, body: unknown] {
  const { record, toBody = (list) => list } = LIVE_RECORDS[name];
  return [getPath(name), toBody([record(1), record(2)])];
}

function listPage(query: URLSearchParams) {
  const { data, number: currentPage, pages: totalPages } = toPage(POSTS, query);
  return { data, metadata: { currentPage, totalPages, total: POSTS.length } };
}

// The site with an API host that has the order's 18 calls and no later ones.

const claims = Object.values(getContent<Claims>("claims"));
/** The day after the last review day, when the site shows no claim whose `onExpiry` is `hide`. */
const AFTER_REVIEW = addDays(
  claims
    .map(({ reviewBy }) => reviewBy)
    .sort()
    .at(-1) ?? "",
  1,
);

/** Pages of the seed's posts, categories and IPOs. */
const SAMPLE_PATH = /^\/(?:blogs?|ipo)\/./;

const test = visitorTest.extend<object, { served: { origin: string; output: string } }>({
  served: [
    async ({ playwright: _ }, provide) => {
      const host = await startForeignHost();
      const copy = await createGatsbyCopy();
      const settings = { GATSBY_VIDEO_SEARCH_URL: VIDEO_SEARCH, SITE_TODAY: AFTER_REVIEW };
      const { code, output } = await copy.build(host.origin, settings);
      if (code !== 0) throw new Error(`The build ended with ${code}:\n${output}`);
      const app = await createSiteServer({
        source: openFolderSource(join(copy.folder, "public")),
        apiHost: host.origin,
        log: createLogger("silent"),
      });
      await app.listen({ host: "127.0.0.1", port: 0 });
      await provide({ origin: `http://127.0.0.1:${getPort(app.server)}`, output });
      await app.close();
      await host.close();
      copy.remove();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: ({ served }, provide) => provide(served.origin),
});

test("API-08 with a host that has only the 18 calls, the site builds and has no broken link", async ({
  served,
  staticPage,
}) => {
  test.setTimeout(600_000);
  expect(served.output).toContain("API content: 12 posts, 1 categories, 2 employees");
  const request = await requests.newContext({ baseURL: served.origin });
  const pages = await crawlSite((path) => readPageFacts({ staticPage, request }, path));
  await request.dispose();
  expect(findBrokenLinks(pages)).toEqual([]);
  const canonicals = [...pages.values()].flatMap((page) => page.canonicals.map(toPath));
  const others = routePaths.filter((path) => !SAMPLE_PATH.test(path));
  expect(others.filter((path) => !canonicals.includes(path))).toEqual([]);
});

test("API-08 no page logs an error or calls an endpoint that the host lacks", async ({ page }) => {
  test.setTimeout(600_000);
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
  });
  const own = ["/blog/foreign-post-0/", "/blogs/page/2/", "/blogs/category/market-basics/"];
  // Pages of one template make the same calls.
  const paths = routePages.filter(({ template }) => template).map(({ path }) => path);
  for (const path of [...paths.filter((each) => !SAMPLE_PATH.test(each)), ...own]) {
    await openPage(page, path);
    await page.mouse.move(9, 9);
    await page.mouse.wheel(0, 20_000);
    await waitForIdle(page);
  }
  expect(missing).toEqual([]);
});

test("TRU-18 a claim after its review day leaves no empty element, and axe finds no fault", async ({
  page,
}) => {
  // Axe measures wrong colours while an element fades in.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const hidden = claims.filter(({ onExpiry }) => onExpiry === "hide").map(({ value }) => value);
  for (const path of ["/", "/about-us/", "/Download", "/expert-advice/", "/FAQ"]) {
    await openPage(page, path);
    await page.mouse.wheel(0, 20_000);
    await waitForIdle(page);
    const main = page.getByRole("main");
    for (const value of hidden) await expect(main.getByText(value), path).toHaveCount(0);
    const empty = await main.evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>("section, article, li, p, dd, dt, td, h1, h2, h3")]
        .filter((each) => each.offsetHeight > 0 && each.textContent?.trim() === "")
        .filter((each) => !each.querySelector("img, svg, picture, input, video"))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
    expect(empty, path).toEqual([]);
    expect(await runAxe(page), path).toEqual([]);
  }
  await openPage(page, "/");
  const dated = `${getContent<Claims>("claims").brokers?.value} (as of 30 Sep 2026)`;
  await expect(page.getByRole("main")).toContainText(`We Support ${dated} brokers`);
});
