import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { SiteBuilder } from "../../publisher/build/site-builder";
import { BUILD_MARKER } from "../../src/shared/node/release/release";
import { measureMemory } from "../../tools/memory";
import { createRandom } from "./seeded-random";
import { API_FAULTS, createPost, type ContentApi } from "./content-api";
import { CHANGES } from "./content-changes";
import { openWarmBuilder, type WarmBuilder } from "./warm-builder";

// Increments by the real Gatsby equal a build from scratch; INCREMENTS_SEED and _POSTS try others.

const { INCREMENTS_SEED: seed = "first", INCREMENTS_POSTS: posts = "210" } = process.env;
const LONG = Math.max(600_000, Number(posts) * 300);

let site: WarmBuilder;
let api: ContentApi;
let builder: SiteBuilder;
const toFile = (file: string) => join(site.folder, "public", file);
const readBuilt = (file: string) => readFileSync(toFile(file), "utf8");

test.describe.configure({ mode: "serial", timeout: LONG });

test.beforeAll(async () => {
  test.setTimeout(LONG);
  site = await openWarmBuilder({ posts: Number(posts), limitMs: LONG });
  ({ api, builder } = site);
  expect(await builder.build()).toMatchObject({ kind: "full" });
});

test.afterAll(() => site.close());

function readOutcome(): object {
  const release = JSON.parse(readBuilt("release.json")) as Record<string, object>;
  const { files, redirects, policy, pages, hashes } = release;
  return { files, redirects, policy, pages, hashes };
}

test("BLD-05 BLD-09 an edit is an increment that writes only its page and the pages that list it", async () => {
  const sentence = api.editPost();
  const kind = await builder.build();
  expect(kind).toMatchObject({ kind: "increment" });
  // Its own, its author's, the list and its category.
  expect(kind.kind === "increment" && kind.pages).toBeLessThanOrEqual(4);
  expect(readBuilt("blog/sample-post-3/index.html")).toContain(sentence);
  await expect.poll(() => existsSync(join(site.folder, BUILD_MARKER))).toBe(false);
});

test("BLD-05 an API that fails, or returns truncated or no posts, keeps the process and the output", async () => {
  const before = readOutcome();
  for (const fault of API_FAULTS) {
    api.fault = fault;
    const message =
      fault === "empty" ? `returned 0 of ${api.content.posts.length} posts` : /GET http.* failed/;
    await expect(builder.build(), fault).rejects.toThrow(message);
    expect(readOutcome(), fault).toEqual(before);
  }
  api.fault = null;
  api.editPost();
  expect(await builder.build()).toMatchObject({ kind: "increment" });
});

const STATE = "redux.rest.state";
/** Files that every increment writes; the test kills it at each. */
const WRITTEN = [STATE, BUILD_MARKER, "redirects.json", "release.json"];

test(`BLD-05 increments write the same bytes as a build from scratch, also after a kill (seed "${seed}")`, async () => {
  test.setTimeout(5 * LONG);
  const random = createRandom(seed);
  const names = Object.keys(CHANGES);
  let maxPages = 0;
  const pickName = () => names[Math.floor(random() * names.length)] ?? "";
  for (const name of [...names, ...Array.from({ length: 45 }, pickName)]) {
    const hadPosts = api.content.posts.length > 0;
    CHANGES[name]?.(api.content, random);
    const hasPosts = api.content.posts.length > 0;
    api.raiseVersion();
    const kind = await builder.build();
    // Gatsby's bundle names the templates in use, so the first and the last post need a full build.
    expect(kind, name).toMatchObject({ kind: hadPosts === hasPosts ? "increment" : "full" });
    if (kind.kind === "increment") maxPages = Math.max(maxPages, kind.pages);
  }
  expect(maxPages).toBeGreaterThan(200);
  const before = readOutcome();
  expect(await builder.build({ fromScratch: true })).toMatchObject({ comparable: true });
  const readInode = () => statSync(join(site.folder, ".cache/webpack")).ino;
  const compiledBefore = readInode();
  for (const step of WRITTEN) {
    writeFileSync(site.writeFault, `kill ${step}`);
    // The state is written after the response.
    if (step === STATE) expect(await builder.build()).toMatchObject({ kind: "increment" });
    if (step === STATE) await expect.poll(() => site.pid()).toBe(0);
    expect(await builder.build(), step).toMatchObject({ kind: "full" });
    expect(readOutcome(), step).toEqual(before);
  }
  // Full builds keep webpack's cache, which is expensive to rebuild and safe to keep.
  expect(readInode()).toBe(compiledBefore);
  // Gatsby leaves a folder for each pool of workers; only those of one build may remain.
  const left = readdirSync(join(site.folder, ".tmp"));
  expect(left.filter((name) => name.startsWith("gatsby-worker")).length).toBeLessThan(6);
});

// Takes four full builds; rebuild.full.spec.ts publishes to a full disk.
test("BLD-05 a full disk fails one build, and the next one with space has the change", async () => {
  // Earlier changes may have left no post, and the first post needs a full build.
  if (api.content.posts.length === 0) {
    api.content.posts.push(createPost(1));
    api.raiseVersion();
    await builder.build();
  }
  // Gatsby continues if its state cannot be written.
  for (const step of ["redirects.json", "release.json"]) {
    writeFileSync(site.writeFault, `full ${step}`);
    const [post = createPost(1)] = api.content.posts;
    post.content = `<p>Written while there was no room for ${step}.</p>`;
    api.content.posts[0] = post;
    api.raiseVersion();
    await expect(builder.build(), step).rejects.toThrow("The disk is full");
    rmSync(site.writeFault);
    expect(await builder.build(), step).toMatchObject({ kind: "full" });
    expect(readBuilt(`blog/${post.slug}/index.html`)).toContain(`no room for ${step}`);
  }
});

// After a few increments a leak of some MB each would not show in a process of 800.
test("BLD-05 the process does not grow over 500 increments", async () => {
  const readMemory = () => measureMemory(site.pid());
  let before = Infinity;
  for (let run = 0; run < 500; run += 1) {
    if (run === 100) before = readMemory();
    api.editPost();
    expect(await builder.build()).toMatchObject({ kind: "increment" });
  }
  await expect.poll(readMemory, { timeout: 30_000 }).toBeLessThan(before * 1.15);
});

// Needs four full builds; build-and-publish.test.ts also tests other sources.
test("BLD-05 changed sources or a killed idle process cause a full build that names the reason", async () => {
  await builder.build();
  const fullForInputs = { reason: expect.stringMatching(/content\/ or settings/) };
  site.edit("src/theme/global.css", (css) => `${css}\n.added { top: 1px; }\n`);
  const edit = 'module.exports.siteMetadata.siteUrl = "https://edited.example";';
  site.edit("gatsby-config.ts", (config) => `${config}${edit}\n`);
  expect(await builder.build()).toMatchObject(fullForInputs);
  // Gatsby draws pages again for other data or another renderer, and a style is neither.
  expect(readBuilt("FAQ/index.html")).toContain(".added{top:1px}");
  expect(readBuilt("sitemap-0.xml")).toContain("<loc>https://edited.example/FAQ</loc>");
  site.inputs.setting = "second";
  expect(await builder.build()).toMatchObject(fullForInputs);
  process.kill(site.pid(), "SIGKILL");
  await expect.poll(() => site.pid()).toBe(0);
  expect(await builder.build()).toMatchObject({ reason: expect.stringContaining("SIGKILL") });
  writeFileSync(join(site.folder, BUILD_MARKER), "");
  expect(await builder.build()).toMatchObject({ reason: expect.stringMatching(/did not finish/) });
});
