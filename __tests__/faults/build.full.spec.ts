import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { createSiteServer } from "../../server/site/create-site-server";
import { openFolderSource } from "../../server/site/release-source";
import { createEtag, type Release } from "../../src/shared/node/release/release";
import { createGatsbyCopy, type Built, type GatsbyCopy } from "../support/gatsby-copy";
import { startUpstream, type Upstream } from "../support/upstream";

// Builds a copy of the site, changed by the recipes of docs/content.md, against an empty API.

test.describe.configure({ mode: "serial", timeout: 600_000 });

const EMPTY = { status: 200, body: '{"data":[]}' };
/** The calls that may fail without failing a build (BLD-08). */
const OPTIONAL: Record<string, typeof EMPTY> = {
  "/api/jobs": { status: 404, body: "{}" },
  "/api/company": { status: 200, body: "<!doctype html><title>Sign in</title>" },
  "/api/complaint-report/active": { status: 200, body: '{"active":7}' },
  "/api/videos/search": { status: 200, body: '{"items":[]}' },
};

const NEW_NAME = "Nextname";
const guide = readFileSync("docs/content.md", "utf8");
const oldName = /^ {2}product: (\S+)$/m.exec(readFileSync("content/site.yaml", "utf8"))?.[1] ?? "";

let copy: GatsbyCopy;
let api: Upstream;
let first: Built;
const readBuilt = (file: string) => copy.read(`public/${file}`);

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = await createGatsbyCopy();
  api = await startUpstream(({ url = "" }, response) => {
    const { status, body } = OPTIONAL[url.split("?")[0] ?? ""] ?? EMPTY;
    response.writeHead(status).end(body);
  });
  followRecipes();
  first = await copy.build(api.origin);
});

test.afterAll(async () => {
  await api.close();
  copy.remove();
});

function followRecipes(): void {
  copy.add("content/pages/plain.md", readExample("Add a page").replace("draft: true\n", ""));
  copy.add(
    "content/pages/layouts.md",
    readExample("Give a section its layout").replace(/^path: .*$/m, "path: /layouts/"),
  );
  const question = readExample("Add a question to the FAQ page");
  copy.edit("content/pages/faq.md", (text) =>
    text.replace("## Payments and refunds", `${question}\n## Payments and refunds`),
  );
  const moves = readExample("Change the product's name").replaceAll("OLD", oldName);
  copy.edit("content/redirects.yaml", (text) => text + readExample("Add a redirect") + moves);
  copy.edit("content/site.yaml", (text) =>
    text
      .replaceAll(oldName, NEW_NAME)
      .replace(/^ {2}quora: .*\n/m, "")
      .replace(/^ {2}- kind: branch\n(?: {4}.*\n)*/m, "")
      .replace(/^sampleNotice: >-\n(?: {2}.*\n)*/m, ""),
  );
}

/** Returns the first example under a heading of the guide, without the indentation of its list. */
function readExample(heading: string): string {
  const section = guide.split(`\n## ${heading}\n`)[1] ?? "";
  const [, indent = "", text] = /^( *)```\w+\n([\s\S]*?)^ *```$/m.exec(section) ?? [];
  if (text === undefined) throw new Error(`docs/content.md has no example under "${heading}"`);
  return text.replace(new RegExp(`^${indent}`, "gm"), "");
}

test("BLD-01 the site builds with an empty CMS", () => {
  const output = expect.stringContaining("API content: 0 posts, 0 categories, 0 employees");
  expect(first).toEqual({ code: 0, output });
  expect(readBuilt("blogs/index.html").includes("Loading...")).toBe(true);
  // If webpack tracks all files, as by default, it is 2.5 MB (decision 0015).
  const cache = join(copy.folder, ".cache/webpack/stage-build-html/index.pack");
  expect(statSync(cache).size).toBeLessThan(1.5e6);
});

test("BLD-08 an optional call that fails or is unreadable logs one warning that names it", () => {
  const output = first.output.replace(/\s+/g, " ");
  for (const [path, reason] of [
    ["/api/jobs", "failed: the response was 404"],
    ["/api/company", "failed: the response is not complete JSON"],
    ["/api/complaint-report/active", "returned an unreadable response"],
  ]) {
    expect(output.split(`GET ${api.origin}${path} ${reason}`)).toHaveLength(2);
  }
  expect(output.match(/Pages are built without it\./g)).toHaveLength(3);
});

test("ROU-04 the recipes add a page, a question and a redirect, and change the brand", async () => {
  const readHtml = (path: string) => readBuilt(`${path}index.html`.slice(1));
  expect(readHtml("/how-we-choose-stocks/")).toContain("<h1>How our analysts choose stocks</h1>");
  expect(readBuilt("sitemap-0.xml")).toContain("/how-we-choose-stocks/</loc>");
  for (const part of [/<summary>Do you look at every share\?/, /"FAQPage"/, /<h3>Screen<\/h3>/]) {
    expect(readHtml("/layouts/")).toMatch(part);
  }
  expect(readHtml("/FAQ/")).toMatch(/<summary>Can I change my plan\?/);
  expect(readHtml("/FAQ/")).toContain('id="can-i-change-my-plan"');

  for (const page of ["/", "/FAQ/", "/terms-conditions/", "/upihandle/", "/contact-us/"]) {
    expect(readHtml(page)).toContain(NEW_NAME);
    expect(readHtml(page)).not.toContain(oldName);
    expect(readHtml(page)).not.toMatch(/Quora|Branch office|Sample data/);
  }
  const source = openFolderSource(join(copy.folder, "public"));
  const site = await createSiteServer({ source, apiHost: api.origin });
  const visitPath = async (path: string) => {
    const { statusCode, headers } = await site.inject(encodeURI(path));
    return [statusCode, headers.location];
  };
  expect(await visitPath("/stock-tips-2024")).toEqual([301, "/expert-advice/"]);
  const moved = [...readExample("Change the product's name").matchAll(/from: (\S+)/g)];
  expect(moved).toHaveLength(6);
  for (const [, from = ""] of moved) {
    const target = from.replace("OLD", NEW_NAME);
    expect(await visitPath(from.replace("OLD", oldName))).toEqual([301, encodeURI(target)]);
    expect(await visitPath(target)).toEqual([200, undefined]);
  }
  await site.close();
});

test("BLD-05 release.json has the hash of each file in its final form", () => {
  const { files } = JSON.parse(readBuilt("release.json")) as Release;
  for (const [path, { etag }] of Object.entries(files)) {
    expect(createEtag(readFileSync(join(copy.folder, "public", path))), path).toBe(etag);
  }
});

const toPage = (fields: string, text = "") => `---\n${fields}\n---\n\n${text}\n`;
const navigation = readFileSync("content/navigation.yaml", "utf8");

type Fault = { files: Record<string, string>; messages: RegExp[] };
const FAULTS: Record<string, Fault> = {
  "a mistake in content": {
    files: {
      "content/pages/untitled.md": toPage("description: D\npath: /contact-us/"),
      "content/pages/taken.md": toPage("title: T\ndescription: D\npath: /Contact-us"),
      "content/navigation.yaml": navigation.replace("icon: basket", "icon: rocket"),
    },
    messages: [
      /content\/pages\/untitled\.md:2: field "title" is missing/,
      /content\/pages\/taken\.md:4: field "path" \/Contact-us is the address of src\/pages\/contact-us\.tsx: choose/,
      /content\/navigation\.yaml:\d+: field "products\.items\.1\.icon" must be an icon: /,
    ],
  },
  "a dead link in content": {
    files: { "content/pages/a.md": toPage("title: T\ndescription: D\npath: /t/", "[a](/b/)") },
    messages: [/content\/pages\/a\.md:7: link \/b\/ leads to no page of this site/],
  },
};

for (const [name, { files, messages }] of Object.entries(FAULTS)) {
  test(`BLD-01 ROU-04 ${name} fails the build, which names the place and keeps the output`, async () => {
    const getOutputs = () => ["index.html", "release.json", "redirects.json"].map(readBuilt).join();
    const before = getOutputs();
    for (const [file, text] of Object.entries(files)) copy.add(file, text);
    const failed = await copy.build(api.origin);
    Object.keys(files).forEach(copy.restore);
    expect(failed.code).not.toBe(0);
    for (const message of messages) expect(failed.output.replace(/\s+/g, " ")).toMatch(message);
    expect(getOutputs() === before).toBe(true);
  });
}
