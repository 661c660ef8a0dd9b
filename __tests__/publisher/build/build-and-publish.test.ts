import { existsSync } from "node:fs";
import { buildAndPublish } from "../../../publisher/build/build-and-publish";
import { findPendingApproval } from "../../../publisher/release/pending-approval";
import { publishRelease } from "../../../publisher/release/publish";
import { getLiveId } from "../../../src/shared/node/release/release-store";
import { rollBack } from "../../../publisher/release/switch";
import { PAGES, createPosts, writeBuilt, type BuiltFolder } from "../../support/built-folder";
import { writeFiles, createTestFolder } from "../../support/temporary-folder";
import { ProcessSupervisor } from "../../../server/process/process-supervisor";
import { SiteBuilder, type BuildOptions } from "../../../publisher/build/site-builder";

// Real processes that replace Gatsby's and write into existing files like it.

const BUILD = `require("node:fs").cpSync("next", "public", { recursive: true });`;
const WARM_BUILD = `
  const build = () => { ${BUILD} };
  build();
  process.send({ event: "built" });
  process.on("message", () => {
    build();
    process.send({ event: "increment", pages: 1 });
  });
  process.once("disconnect", () => process.exit());`;

/** Creates a site for each test. Its builds, full or incremental, copy what `next` wrote. */
function createScriptedGatsby() {
  const inFolder = createTestFolder();
  let supervisor: ProcessSupervisor;
  beforeEach(async () => {
    supervisor = new ProcessSupervisor();
    await writeFiles(inFolder(), {
      "node_modules/gatsby/cli.js": BUILD,
      "site/builder/gatsby/main.cjs": WARM_BUILD,
    });
  });
  afterEach(() => supervisor.endAll());
  const inSite = (...names: string[]) => inFolder("site", ...names);
  return {
    inFolder,
    inSite,
    /** Next output of Gatsby. */
    next: (build: BuiltFolder) => writeBuilt(inSite("next"), build),
    options: (more: Partial<BuildOptions> = {}): BuildOptions => ({
      checkout: inFolder(),
      siteFolder: inSite(),
      releases: inFolder("releases"),
      env: process.env,
      limitMs: 60_000,
      warm: { maxMemory: 4e9 },
      ...more,
    }),
    builder: (options: BuildOptions) => new SiteBuilder(options, supervisor),
  };
}

const gatsby = createScriptedGatsby();

test("BLD-05 drops a release pending approval when a build equals the live one", async () => {
  const options = gatsby.options();
  const builder = gatsby.builder(options);
  const whole = { files: { ...PAGES, ...createPosts(20) }, contentVersion: "v1" };
  gatsby.next(whole);
  const { release } = await buildAndPublish(builder, options);
  gatsby.next({ files: PAGES, contentVersion: "v2", contentPosts: 2 });
  await expect(buildAndPublish(builder, options)).rejects.toThrow(/^Pending approval: 20 posts/);
  expect(findPendingApproval(options.releases)).toMatchObject({ lost: 20 });
  // The posts were restored.
  gatsby.next(whole);
  expect(await buildAndPublish(builder, options)).toMatchObject({ release, kind: "increment" });
  expect(findPendingApproval(options.releases)).toBeUndefined();
  expect(getLiveId(options.releases)).toBe(release);
});

const nightly = { fromScratch: true };
const toSite = (body: string) => ({
  files: { ...PAGES, "/about-us/index.html": `<title>${body}</title>` },
  contentVersion: "v1",
});

test("BLD-05 compares a build from scratch with what this builder published, and returns differences", async () => {
  const options = gatsby.options({ hashInputs: () => "inputs" });
  const builder = gatsby.builder(options);
  gatsby.next(toSite("by an increment"));
  await buildAndPublish(builder, options);
  gatsby.next(toSite("from scratch"));
  expect(await buildAndPublish(builder, options, nightly)).toMatchObject({
    differences: ["/about-us/index.html"],
  });
});

test.each<[string, (releases: string) => unknown]>([
  ["after a rollback", (releases) => rollBack(releases)],
  [
    "after npm run releases -- publish",
    (releases) => {
      writeBuilt(gatsby.inFolder("by-hand"), toSite("by hand"));
      return publishRelease(gatsby.inFolder("by-hand"), releases);
    },
  ],
])("BLD-05 %s a build from scratch reports no differences", async (_, change) => {
  const options = gatsby.options({ hashInputs: () => "inputs" });
  gatsby.next(toSite("of older code"));
  const before = gatsby.builder(options);
  const { release: older } = await buildAndPublish(before, options);
  await before.end();
  const builder = gatsby.builder(options);
  gatsby.next(toSite("of newer code"));
  await buildAndPublish(builder, options);
  await change(options.releases);
  const result = await buildAndPublish(builder, options, nightly);
  expect(result).not.toHaveProperty("differences");
  expect(result.release).not.toBe(older);
});

test("BLD-05 keeps the output of unchanged sources, and only webpack's cache of changed ones", async () => {
  let inputs = "first";
  const options = gatsby.options({ warm: undefined, hashInputs: () => inputs });
  const buildSite = () => gatsby.builder(options).build();
  const left = ["public/terms.pdf", ".cache/data", ".cache/webpack/pack"];
  const listPresent = () => left.filter((name) => existsSync(gatsby.inSite(name)));
  gatsby.next({ files: { ...PAGES, "/terms.pdf": "taken out of static/ later" } });
  await buildSite();
  gatsby.next({ files: PAGES });
  await writeFiles(gatsby.inSite(), { ".cache/data": "", ".cache/webpack/pack": "" });
  await buildSite();
  expect(listPresent()).toEqual(left);
  inputs = "second";
  await buildSite();
  expect(listPresent()).toEqual([".cache/webpack/pack"]);
  await writeFiles(gatsby.inSite(), { ".cache/data": "" });
  await buildSite();
  expect(listPresent()).toEqual([".cache/data", ".cache/webpack/pack"]);
});

test("BLD-05 changed sources cause a full build that names the reason", async () => {
  let inputs = "first";
  const builder = gatsby.builder(gatsby.options({ hashInputs: () => inputs }));
  gatsby.next({ files: PAGES });
  expect(await builder.build()).toEqual({ kind: "full", reason: "first build since the start" });
  expect(await builder.build()).toEqual({ kind: "increment", pages: 1 });
  inputs = "second";
  expect(await builder.build()).toEqual({
    kind: "full",
    reason: "sources, content/ or settings changed",
  });
});

test("OPS-15 the time of a build counts once the API responds", async () => {
  gatsby.next({ files: PAGES });
  const clockStart = new Promise(() => undefined);
  const builder = gatsby.builder(gatsby.options({ limitMs: 1, clockStart }));
  expect(await builder.build()).toMatchObject({ kind: "full" });
});

test("OPS-15 a build over its limit names the setting in minutes, and the next try has twice as long", async () => {
  await writeFiles(gatsby.inSite(), { "builder/gatsby/main.cjs": "setInterval(() => {}, 1000);" });
  const builder = gatsby.builder(gatsby.options({ limitMs: 600 }));
  for (const [passed, next] of [
    ["0.01", "0.02"],
    ["0.02", "0.04"],
  ]) {
    await expect(builder.build()).rejects.toThrow(
      `The site build failed (it took over ${passed} minutes and was stopped, see BUILD_TIMEOUT_MS; the next try has ${next} minutes).`,
    );
  }
});
