import Validator from "@adobe/structured-data-validator";
import type { APIRequestContext } from "@playwright/test";
import { expect, goTo, site, test } from "../support/visitor";
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { createTemporaryFolder, removeFolder, writeFiles } from "../support/temporary-folder";

const FLAGS =
  "--strict --noEmit --skipLibCheck --module esnext --moduleResolution bundler --pretty false";

/** Returns types, properties and values that schema.org's vocabulary does not allow. */
async function findVocabularyErrors(blocks: readonly object[]): Promise<string[]> {
  const lines = [
    `import type { StructuredData } from "${resolve("src/app/json-ld/structured-data")}";`,
    ...blocks.map((block) => `(${JSON.stringify(block)}) satisfies StructuredData;`),
  ];
  const folder = await createTemporaryFolder();
  await writeFiles(folder, { "blocks.ts": lines.join("\n") });
  // The native compiler needs a tenth of the time for 900 types.
  const compiler = resolve("node_modules/typescript-7/bin/tsc");
  const args = [compiler, ...FLAGS.split(" "), join(folder, "blocks.ts")];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  await removeFolder(folder);
  return stdout
    .split(/^(?=\S)/m)
    .filter(Boolean)
    .map((error) => {
      const line = Number(/\((\d+),/.exec(error)?.[1]);
      return `${lines[line - 1]?.slice(0, 120)}: ${error.slice(0, 300)}`;
    });
}

type Block = { "@type": string } & Record<string, unknown>;

async function readBlocks(request: APIRequestContext, path: string): Promise<Block[]> {
  const html = await (await request.get(encodeURI(path))).text();
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/g);
  return [...scripts].flatMap(([, text = ""]) => JSON.parse(text) as Block | Block[]);
}

const readBlock = async (request: APIRequestContext, path: string, type: string) =>
  (await readBlocks(request, path)).find((block) => block["@type"] === type);

const listTypes = (blocks: readonly Block[]) => blocks.map((block) => block["@type"]).sort();

const KINDS: [path: string, types: string[]][] = [
  ["/", ["Organization", "WebSite"]],
  ["/blogs/", ["BreadcrumbList", "CollectionPage"]],
  ["/blogs/page/2/", ["BreadcrumbList", "CollectionPage"]],
  ["/blogs/category/ipo-guides/", ["BreadcrumbList", "CollectionPage"]],
  ["/blog/how-to-complain-scores-and-odr/", ["BlogPosting", "BreadcrumbList"]],
  ["/blog/volatility-and-india-vix/", ["BlogPosting", "BreadcrumbList"]],
  ["/blog/author/analyst-a-sample/", ["BreadcrumbList", "ProfilePage"]],
  ["/blog/author/analyst-a-sample/page/2/", ["BreadcrumbList", "ProfilePage"]],
  ["/comapny-ipos", ["BreadcrumbList"]],
  ["/FAQ", ["BreadcrumbList", "FAQPage"]],
  ["/privacy-policy/", ["BreadcrumbList"]],
];

test("FND-09 pages have JSON-LD of their kind, the home page that of the organization", async ({
  request,
}) => {
  for (const [path, types] of KINDS) {
    expect(listTypes(await readBlocks(request, path)), path).toEqual(types);
  }
  const [organization] = await readBlocks(request, "/");
  const identifying = site.identifiers.filter(({ structuredData }) => structuredData);
  expect(identifying.map(({ label }) => label).join()).toMatch(/SEBI.*CIN.*enlistment/);
  expect(organization?.identifier).toEqual(
    identifying.map(({ label, value }) => ({ "@type": "PropertyValue", name: label, value })),
  );
});

test("FND-09 a post's author is the person of the record, and without one an organization", async ({
  request,
}) => {
  const getAuthor = async (slug: string) =>
    (await readBlock(request, `/blog/${slug}/`, "BlogPosting"))?.author;
  const address = `${site.url}/blog/author/analyst-a-sample/`;
  const person = { "@type": "Person", name: "Analyst A (sample)", url: address };
  expect(await getAuthor("volatility-and-india-vix")).toEqual(person);
  expect(await getAuthor("how-to-complain-scores-and-odr")).toMatchObject({
    "@type": "Organization",
  });
  const profile = await readBlock(request, "/blog/author/analyst-a-sample/", "ProfilePage");
  expect(profile?.mainEntity).toMatchObject({
    ...person,
    jobTitle: "Research analyst, equity (sample)",
    sameAs: [/^https:/, /^https:/].map((address) => expect.stringMatching(address)),
  });
});

test("FND-10 JSON-LD follows schema.org and has what Google requires @full", async ({
  request,
}) => {
  // The compiler reads 900 types.
  test.setTimeout(300_000);
  const blocks = (await Promise.all(KINDS.map(([path]) => readBlocks(request, path)))).flat();
  const wrong = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElements: [],
  };
  const vocabularyErrors = await findVocabularyErrors([...blocks, wrong]);
  expect(vocabularyErrors.filter((error) => !error.includes("itemListElements"))).toEqual([]);
  expect(vocabularyErrors).toHaveLength(1);

  const byType: Record<string, object[]> = {};
  for (const block of [...blocks, wrong]) (byType[block["@type"]] ??= []).push(block);
  const issues = await new Validator().validate({ jsonld: byType });
  const errors = issues.filter(({ severity }) => severity === "ERROR");
  expect(errors).toMatchObject([
    { rootType: "BreadcrumbList", issueMessage: expect.stringContaining("itemListElement") },
  ]);
});

test("FND-10 a post's JSON-LD equals what it shows", async ({ request, staticPage }) => {
  for (const path of [
    "/blog/how-to-complain-scores-and-odr/",
    "/blog/verified-upi-handles-for-investors/",
    "/blog/volatility-and-india-vix/",
  ]) {
    const posting = await readBlock(request, path, "BlogPosting");
    await goTo(staticPage, path);
    const dates = await staticPage
      .locator("article header time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(posting).toMatchObject({
      headline: await staticPage.getByRole("heading", { level: 1 }).textContent(),
      datePublished: dates[0],
      dateModified: dates.at(-1),
      mainEntityOfPage: await staticPage.locator('link[rel="canonical"]').getAttribute("href"),
    });
    const author = posting?.author as { name: string } | undefined;
    await expect(staticPage.getByRole("main")).toContainText(author?.name ?? "no author");
  }
});
