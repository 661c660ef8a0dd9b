/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSiteServer } from "../../server/site/create-site-server";
import { folderSource } from "../../server/site/release-source";
import { makeGatsbyCopy, type GatsbyCopy } from "../support/gatsby-copy";
import { startUpstream, type Upstream } from "../support/upstream";

// Follows the recipes of docs/content.md to the letter: what is written there is what is tried here.

const NEW_NAME = "Nextname";
const guide = readFileSync("docs/content.md", "utf8");
const oldName = /^ {2}product: (\S+)$/m.exec(readFileSync("content/site.yaml", "utf8"))?.[1] ?? "";

let copy: GatsbyCopy;
let api: Upstream;

beforeAll(async () => {
  copy = makeGatsbyCopy();
  api = await startUpstream((_, response) => response.end('{"data":[]}'));
});

afterAll(async () => {
  await api.close();
  copy.remove();
});

test("ROU-04 the recipes add a page, a question and a redirect, and change the brand", async () => {
  copy.add("content/pages/plain.md", example("Add a page").replace("draft: true\n", ""));
  copy.add(
    "content/pages/looks.md",
    example("Give a section its look").replace(/^path: .*$/m, "path: /looks/"),
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
  const { code, output } = await copy.build(api.origin);
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });

  const html = (path: string) => copy.read(`public${path}index.html`);
  expect(html("/how-we-choose-stocks/")).toContain("<h1>How our analysts choose stocks</h1>");
  expect(copy.read("public/sitemap-0.xml")).toContain("/how-we-choose-stocks/</loc>");
  for (const part of [/<summary>Do you look at every share\?/, /"FAQPage"/, /<h3>Screen<\/h3>/]) {
    expect(html("/looks/")).toMatch(part);
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
  expect(html("/how-we-choose-stocks/")).toContain("<h1>How our analysts choose stocks</h1>");
}, 300_000);

/** The first example under a heading of the guide, without the indentation of its list. */
function example(heading: string): string {
  const section = guide.split(`\n## ${heading}\n`)[1] ?? "";
  const [, indent = "", text] = /^( *)```\w+\n([\s\S]*?)^ *```$/m.exec(section) ?? [];
  if (text === undefined) throw new Error(`docs/content.md has no example under "${heading}"`);
  return text.replace(new RegExp(`^${indent}`, "gm"), "");
}
