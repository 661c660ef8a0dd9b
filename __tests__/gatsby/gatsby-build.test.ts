import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createSiteServer } from "../../server/site/create-site-server";
import { folderSource } from "../../server/site/release-source";
import { etagOf } from "../../src/shared/release/etag";
import type { Release } from "../../src/shared/release/release";
import { netlifyRules } from "../support/netlify-rules";
import { makeGatsbyCopy, type Built, type GatsbyCopy } from "../support/gatsby-copy";
import { startUpstream, type Upstream } from "../support/upstream";

// The real build, of a copy of the site, against an API that answers what a test says. It builds once
// from nothing, for Netlify; the tests find its cache. The last one succeeds: a folder whose build
// failed would be emptied by the next to use it (support/gatsby-copy.ts).

const EMPTY = { status: 200, body: '{"data":[]}' };
/** Of the calls that a build can do without (BLD-08). */
const OPTIONAL: Record<string, typeof EMPTY> = {
  "/api/jobs": { status: 404, body: "{}" },
  "/api/company": { status: 200, body: "<!doctype html><title>Sign in</title>" },
  "/api/complaint-report/active": { status: 200, body: '{"active":7}' },
};
const NETLIFY = { ADAPTER: "netlify" };

let copy: GatsbyCopy;
let api: Upstream;
let answer = EMPTY;
let first: Built;
let last: Built;

beforeAll(async () => {
  copy = makeGatsbyCopy();
  api = await startUpstream(({ url = "" }, response) => {
    const { status, body } = OPTIONAL[url] ?? answer;
    response.writeHead(status).end(body);
  });
  first = await copy.build(api.origin, NETLIFY);
}, 600_000);

beforeEach(() => {
  answer = EMPTY;
});

afterAll(async () => {
  await api.close();
  copy.remove();
});

const NEW_NAME = "Nextname";
const guide = readFileSync("docs/content.md", "utf8");
const oldName = /^ {2}product: (\S+)$/m.exec(readFileSync("content/site.yaml", "utf8"))?.[1] ?? "";

const built = (file: string) => copy.read(`public/${file}`);

test("BLD-01 an empty CMS builds; a failing one ends the build and leaves the output", async () => {
  expect(first.output).toContain("API content: 0 posts, 0 categories, 0 employees");
  expect(first.code).toBe(0);
  expect(built("blogs/index.html").includes("Loading...")).toBe(true);
  // With all the files that webpack follows by itself it has 2.5 MB (decision 0020).
  const cache = join(copy.folder, ".cache/webpack/stage-build-html/index.pack");
  expect(statSync(cache).size).toBeLessThan(1.5e6);
  const output = () => ["index.html", "_headers", "_redirects"].map(built).join();
  const before = output();

  answer = { status: 500, body: "{}" };
  const failed = await copy.build(api.origin);
  expect(failed.code).not.toBe(0);
  expect(failed.output.replace(/\s+/g, " ")).toMatch(
    /GET http.* failed: the answer was 500.*GATSBY_API_HOST/,
  );
  expect(output() === before).toBe(true);

  // From the cache, so that what did not change is the same to the byte, Gatsby's marks included.
  answer = EMPTY;
  expect((await copy.build(api.origin, NETLIFY)).code).toBe(0);
  expect(output() === before).toBe(true);
}, 240_000);

test("BLD-08 an optional call that fails, or cannot be read, is one warning that names it", () => {
  const output = first.output.replace(/\s+/g, " ");
  for (const [path, why] of [
    ["/api/jobs", "failed: the answer was 404"],
    ["/api/company", "failed: the answer is not whole JSON"],
    ["/api/complaint-report/active", "answered something that cannot be read"],
  ]) {
    expect(output.split(`GET ${api.origin}${path} ${why}`)).toHaveLength(2);
  }
  expect(output.match(/Pages do without it\./g)).toHaveLength(3);
  expect(first.code).toBe(0);
});

test("BLD-06 ROU-02 a build for Netlify brings our server's headers, redirects and 404 in its files", async () => {
  expect(first.code).toBe(0);
  expect(first.output).toContain(`Netlify cannot pass /api/* on to ${api.origin}`);
  const { headersOf, redirectOf, errors } = await netlifyRules(join(copy.folder, "public"));
  expect(errors).toEqual([]);

  const home = headersOf("/");
  expect(home).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": expect.stringContaining("max-age=63072000"),
    "cache-control": "public, max-age=0, must-revalidate",
  });
  const policy = home["content-security-policy"] ?? "";
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/(?:script-src|style-src) [^;]*'unsafe-inline'/);
  // A page that has no rule of its own: any address may be answered with the 404 page.
  expect(headersOf("/nothing-here")["content-security-policy"]).toContain("frame-ancestors 'none'");
  const policies = ["/about-us", "/about-us/", "/FAQ", "/blogs/"].map(
    (path) => headersOf(path)["content-security-policy"],
  );
  expect(new Set(policies).size).toBe(3);
  expect(policies.join()).not.toContain("script-src 'self' 'unsafe-inline'");
  const script = /src="(\/app-[0-9a-f]{10,20}\.js)"/.exec(built("index.html"))?.[1] ?? "";
  expect(headersOf(script)["cache-control"]).toBe("public, max-age=31536000, immutable");

  expect(redirectOf("/api/blogs")).toEqual([`${api.origin}/api/:splat`, 200, false]);
  expect(redirectOf("/company-ipos/")).toEqual(["/comapny-ipos", 301, false]);
  expect(redirectOf("/faq")).toEqual(["/FAQ", 301, false]);
  expect(redirectOf("/researchreport")).toEqual(["/researchReport", 301, false]);
  const dashed = encodeURIComponent("–");
  expect(redirectOf(`/stock-market-tips-provider${dashed}stockneev`)?.[0]).toContain(
    `/Stock-Market-Tips-Provider${dashed}`,
  );
  expect(redirectOf("/404/")).toEqual(["/404.html", 404, true]);
  // Netlify sends the 404 page for what is not built yet, which opens a post (PST-04) or a page of
  // the list (BLG-01).
  for (const path of ["/blog/published-just-now/", "/blogs/page/5/", "/blogs/category/new/"]) {
    expect(redirectOf(path)).toBeUndefined();
  }
  expect(built("404.html")).toContain('window.pagePath="/404');
  expect(built("robots.txt")).toMatch(/Disallow: \/api\/sendmail\n[^]*Sitemap: https:/);
});

test("ROU-04 a fault of the content ends the build with file and line, and leaves the output", async () => {
  const home = built("index.html");
  copy.add("content/pages/untitled.md", "---\ndescription: D\npath: /contact-us/\n---\n\nText\n");
  copy.add("content/pages/taken.md", "---\ntitle: T\ndescription: D\npath: /Contact-us\n---\n");
  copy.edit("content/navigation.yaml", (text) => text.replace("icon: basket", "icon: rocket"));
  const faulty = await copy.build(api.origin);
  expect(faulty.code).not.toBe(0);
  for (const line of [
    /content\/pages\/untitled\.md:2: field "title" is missing/,
    /content\/pages\/taken\.md:4: field "path" \/Contact-us is already the path of src\/pages\/contact-us\.tsx/,
    /content\/navigation\.yaml:\d+: field "products\.items\.1\.icon" must be an icon: /,
  ]) {
    expect(faulty.output).toMatch(line);
  }

  copy.edit("content/navigation.yaml", (text) => text.replace("icon: rocket", "icon: basket"));
  copy.add(
    "content/pages/untitled.md",
    "---\ntitle: T\ndescription: D\npath: /t/\n---\n\n[a](/b/)\n",
  );
  copy.add("content/pages/taken.md", "---\ntitle: U\ndescription: D\npath: /u/\n---\n");
  const broken = await copy.build(api.origin);
  expect(broken.code).not.toBe(0);
  expect(broken.output).toMatch(
    /content\/pages\/untitled\.md:7: link \/b\/ leads to no page of this site/,
  );
  expect(built("index.html") === home).toBe(true);

  copy.takeOut("content/pages/untitled.md");
  copy.takeOut("content/pages/taken.md");
}, 240_000);

// Follows the recipes of docs/content.md to the letter: what is written there is what is tried here.
test("ROU-04 the recipes add a page, a question and a redirect, and change the brand", async () => {
  copy.add("content/pages/plain.md", example("Add a page").replace("draft: true\n", ""));
  copy.add(
    "content/pages/layouts.md",
    example("Give a section its layout").replace(/^path: .*$/m, "path: /layouts/"),
  );
  const question = example("Add a question to the FAQ page");
  copy.edit("content/pages/faq.md", (text) =>
    text.replace("## Payments and refunds", `${question}\n## Payments and refunds`),
  );
  copy.edit(
    "content/redirects.yaml",
    (text) =>
      text +
      example("Add a redirect") +
      example("Change the product's name").replaceAll("OLD", oldName),
  );
  copy.edit("content/site.yaml", (text) =>
    text
      .replaceAll(oldName, NEW_NAME)
      .replace(/^ {2}quora: .*\n/m, "")
      .replace(/^ {2}- kind: branch\n(?: {4}.*\n)*/m, "")
      .replace(/^sampleNotice: >-\n(?: {2}.*\n)*/m, ""),
  );
  const { code, output } = (last = await copy.build(api.origin));
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });

  const html = (path: string) => copy.read(`public${path}index.html`);
  expect(html("/how-we-choose-stocks/")).toContain("<h1>How our analysts choose stocks</h1>");
  expect(copy.read("public/sitemap-pages.xml")).toContain("/how-we-choose-stocks/</loc>");
  for (const part of [/<summary>Do you look at every share\?/, /"FAQPage"/, /<h3>Screen<\/h3>/]) {
    expect(html("/layouts/")).toMatch(part);
  }
  expect(html("/FAQ/")).toMatch(/<summary>Can I change my plan\?/);
  expect(html("/FAQ/")).toContain('id="can-i-change-my-plan"');

  for (const page of ["/", "/FAQ/", "/terms-conditions/", "/upihandle/", "/contact-us/"]) {
    expect(html(page)).toContain(NEW_NAME);
    expect(html(page)).not.toContain(oldName);
    expect(html(page)).not.toMatch(/Quora|Branch office|Sample data/);
  }
  const source = folderSource(join(copy.folder, "public"));
  const site = await createSiteServer({ source, apiHost: api.origin });
  const visit = async (path: string) => {
    const { statusCode, headers } = await site.inject(encodeURI(path));
    return [statusCode, headers.location];
  };
  expect(await visit("/stock-tips-2024")).toEqual([301, "/expert-advice/"]);
  const moved = [...example("Change the product's name").matchAll(/from: (\S+)/g)];
  expect(moved).toHaveLength(6);
  for (const [, from = ""] of moved) {
    const target = from.replace("OLD", NEW_NAME);
    expect(await visit(from.replace("OLD", oldName))).toEqual([301, encodeURI(target)]);
    expect(await visit(target)).toEqual([200, undefined]);
  }
  await site.close();
}, 300_000);

test("BLD-05 pages are described and compressed while others are drawn, as they are at the end", () => {
  const { files, pages } = JSON.parse(built("release.json")) as Release;
  const compressed = Object.entries(files).filter(([, { br }]) => br);
  // The brand stands in every page, so each was drawn; the adapter, which comes last, found it described.
  const anew = Number(/(\d+) compressed anew/.exec(last.output)?.[1]);
  expect(anew).toBeLessThanOrEqual(compressed.length - Object.keys(pages).length);
  for (const [path, { etag }] of compressed) {
    const read = (file: string) => readFileSync(join(copy.folder, "public", file));
    const content = read(path);
    expect(etagOf(content)).toBe(etag);
    expect(brotliDecompressSync(read(`${path}.br`)).equals(content)).toBe(true);
    expect(gunzipSync(read(`${path}.gz`)).equals(content)).toBe(true);
  }
});

/** The first example under a heading of the guide, without the indentation of its list. */
function example(heading: string): string {
  const section = guide.split(`\n## ${heading}\n`)[1] ?? "";
  const [, indent = "", text] = /^( *)```\w+\n([\s\S]*?)^ *```$/m.exec(section) ?? [];
  if (text === undefined) throw new Error(`docs/content.md has no example under "${heading}"`);
  return text.replace(new RegExp(`^${indent}`, "gm"), "");
}
