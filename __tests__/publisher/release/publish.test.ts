import fs, { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishRelease } from "../../../publisher/release/publish";
import { rollBack } from "../../../publisher/release/switch";
import {
  KEPT_RELEASES,
  getLiveId,
  listReleaseIds,
} from "../../../src/shared/node/release/release-store";
import { PAGES } from "../../support/built-folder";
import { createReleaseFolders } from "../../support/release-folders";

const site = createReleaseFolders();

test("publishing without a built site says what to do and creates no folder", async () => {
  await expect(publishRelease(site.built, site.folder)).rejects.toThrow(
    /no built site in .*npm run build/,
  );
  expect(existsSync(site.folder)).toBe(false);
});

test("a published release is complete and live", async () => {
  const started = performance.now();
  const { id, changed, phases } = await site.release(0);
  expect(Object.keys(phases)).toEqual(["place", "verify", "switch", "prune"]);
  const passed = Object.values(phases).reduce((sum, milliseconds) => sum + milliseconds, 0);
  expect(passed).toBeLessThanOrEqual(performance.now() - started + 2);
  expect(id).toBe("20261121T060000000Z");
  expect(changed).toBe(Object.keys(PAGES).length);
  expect(fs.readlinkSync(site.paths.live)).toBe(id);
  for (const [path, text] of Object.entries(PAGES)) expect(site.read("live", path)).toBe(text);
});

test("links unchanged files and copies changed ones", async () => {
  const first = await site.release(0);
  const second = await site.release(1, { "/about-us/index.html": "<title>New</title>" });
  expect(second.changed).toBe(1);
  const readInode = (id: string, path: string) => fs.statSync(site.inRelease(id, path)).ino;
  expect(readInode(second.id, "/index.html")).toBe(readInode(first.id, "/index.html"));
  expect(site.read(first.id, "/about-us/index.html")).toContain("About us");
  expect(site.read(second.id, "/about-us/index.html")).toContain("New");
});

test("the next build cannot change a release that is served", async () => {
  const { id } = await site.release(0);
  // Gatsby writes into the files that are there.
  writeFileSync(join(site.built, "/index.html"), "half a pa");
  expect(site.read(id, "/index.html")).toBe(PAGES["/index.html"]);
});

test.each([
  ["a page that was not built", { "/index.html": null }, "/index.html was not built"],
  ["a page without a title", { "/about-us/index.html": "<p>no head</p>" }, "has no title"],
  [
    "a link that leads nowhere",
    { "/about-us/index.html": '<title>A</title><a class="b" href="/gone/">gone</a>' },
    "links to /gone/, which leads nowhere",
  ],
  ["lost posts", { "/blog/second/index.html": null }, /it has 1 posts, 2 are live.*fewer-posts$/],
])("%s is not published, and the live release stays", async (_, change, fault) => {
  const { id } = await site.release(0);
  await expect(site.release(1, change)).rejects.toThrow(fault);
  expect(getLiveId(site.folder)).toBe(id);
  expect(listReleaseIds(site.folder)).toEqual([id]);
});

test("links to the API, to posts and to addresses with a query are not dead links", async () => {
  const hrefs = [
    "/api/x",
    "/blog/later/",
    "/about-us?a=1&amp;b=2#c",
    "/a&amp;b/",
    "//other.host/x",
  ];
  const links = hrefs.map((href) => `<a href="${href}">a link</a>`).join("");
  const page = `<title data-gatsby-head="true"> Links</title>${links}`;
  const { changed } = await site.release(0, { "/links/index.html": page, "/a&b/index.html": page });
  expect(changed).toBe(Object.keys(PAGES).length + 2);
});

test("BLD-02 a dead link in a record's text does not stop the release", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const page = `<title>A</title><main><p>See <a href="/pricing/">this page</a>, <a href="/About-Us">us</a>.</p></main>`;
  const { id } = await site.release(0, { "/blog/second/index.html": page });
  expect(getLiveId(site.folder)).toBe(id);
  expect(warn.mock.calls.flat()).toEqual([
    "Warning about the build: /blog/second/index.html links to /pricing/, which leads nowhere.",
  ]);
  const around = `<title>A</title><nav><a href="/pricing/">a</a></nav><main>b</main>`;
  await expect(site.release(1, { "/blog/second/index.html": around })).rejects.toThrow("/pricing/");
  warn.mockRestore();
});

test("checks the links of at most a hundred changed pages", async () => {
  const page = '<title>A</title><a href="/gone/">gone</a>';
  const paths = Array.from({ length: 101 }, (_, n) => `/a-${n}/index.html`);
  const pages = Object.fromEntries(paths.map((path) => [path, page]));
  // Five of the hundred are the first pages, whose links are right.
  await expect(site.release(0, pages)).rejects.toThrow(/… and 75 more$/);
});

test("compressed copies are placed and pooled, and adding or removing one is a change", async () => {
  const asset = "/app-0123456789abcdef0123.js";
  const listNames = (root: string) => {
    const names = readdirSync(root).filter((name) => name.startsWith("app-"));
    return names.map((name) => name.slice(asset.length - 1)).sort();
  };
  const publishWith = async (...endings: ("br" | "gz")[]) => {
    site.build({}, { copies: { [asset]: endings } });
    const { id, changed } = await publishRelease(site.built, site.folder);
    return [changed, ...listNames(site.paths.release(id))];
  };
  await publishWith();
  expect(await publishWith("br")).toEqual([1, "", ".br"]);
  expect(await publishWith("br", "gz")).toEqual([1, "", ".br", ".gz"]);
  expect(await publishWith("gz")).toEqual([1, "", ".gz"]);
  expect(await publishWith("gz")).toEqual([0, "", ".gz"]);
  expect(listNames(site.paths.pool)).toEqual(["", ".br", ".gz"]);
});

test("unchanged files come from the live release, or from the build if they are missing there", async () => {
  const first = await site.release(0);
  rmSync(join(site.built, "/index.html"));
  rmSync(site.inRelease(first.id, "/about-us/index.html"));
  const { id } = await site.publish(1);
  expect(listFiles(id)).toEqual(PAGES);
});

test("removes old releases and an incomplete recycled folder", async () => {
  const old = Array.from({ length: KEPT_RELEASES + 2 }, (_, n) => `2020010${n + 1}T000000000Z`);
  for (const name of [...old, ".recycled"]) {
    fs.mkdirSync(join(site.folder, name, "pages"), { recursive: true });
  }
  const { id } = await site.release(0);
  const left = [".recycled", ...old.slice(3), id, "live", "pool"];
  expect(readdirSync(site.folder).sort()).toEqual(left.sort());
  await site.release(1);
  expect(existsSync(join(site.folder, old[2] ?? ""))).toBe(false);
});

test("publishes fewer posts only if the API has as few or it is allowed", async () => {
  await site.release(0);
  const fewer = { "/blog/second/index.html": null };
  site.build(fewer, { contentPosts: 2 });
  await expect(site.publish(1)).rejects.toThrow("the API has 2");
  site.build(fewer, { contentPosts: 1 });
  expect((await site.publish(1)).release.posts).toBe(1);
  site.build({ ...fewer, "/blog/first/index.html": null });
  await expect(site.publish(2)).rejects.toThrow("does not say how many it has");
  expect((await site.publish(2, { allowFewerPosts: true })).release.posts).toBe(0);
});

test("a missing or truncated file stops the publication", async () => {
  site.build();
  writeFileSync(join(site.built, "/about-us/index.html"), "<title>cut");
  await expect(site.publish(0)).rejects.toThrow("/about-us/index.html has 10 bytes");
  rmSync(join(site.built, "/about-us/index.html"));
  await expect(site.publish(0)).rejects.toThrow("ENOENT");
  expect(getLiveId(site.folder)).toBeUndefined();
});

test("removes files of an interrupted publication", async () => {
  fs.mkdirSync(join(site.folder, ".incoming-20261121T055959000Z/blog"), { recursive: true });
  writeFileSync(join(site.folder, "live.next-1"), "");
  const { id } = await site.release(0);
  expect(existsSync(join(site.folder, ".incoming-20261121T055959000Z"))).toBe(false);
  expect(existsSync(join(site.folder, "live.next-1"))).toBe(false);
  expect(getLiveId(site.folder)).toBe(id);
});

test("the pool keeps the assets of the last releases and removes older ones", async () => {
  const toAsset = (n: number) => `/app-${String(n).padStart(20, "0")}.js`;
  for (let n = 0; n <= KEPT_RELEASES; n += 1) {
    const own = { [toAsset(n)]: `build ${n}`, [`/static/${n}/a.svg`]: "<svg/>" };
    await site.release(n, { "/app-0123456789abcdef0123.js": null, ...own });
  }
  expect(listReleaseIds(site.folder)).toHaveLength(KEPT_RELEASES);
  const { pool } = site.paths;
  for (const removed of [toAsset(0), "static/0/a.svg", "index.html"]) {
    expect(existsSync(join(pool, removed))).toBe(false);
  }
  for (const n of [1, KEPT_RELEASES]) {
    expect(readFileSync(join(pool, toAsset(n)), "utf8")).toBe(`build ${n}`);
  }
});

test("rolling back makes the previous or the named release live", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    ids.push((await site.release(n, { "/404.html": `<title>${n}</title>` })).id);
  }
  expect(await rollBack(site.folder)).toBe(ids[1]);
  expect(await rollBack(site.folder)).toBe(ids[0]);
  await expect(rollBack(site.folder)).rejects.toThrow("There is no release before the live one");
  expect(await rollBack(site.folder, ids[2])).toBe(ids[2]);
  await expect(rollBack(site.folder, "20200101T000000000Z")).rejects.toThrow(
    `Stored releases: ${ids.join(", ")}`,
  );
  expect(site.read("live", "404.html")).toContain("2");
  rmSync(site.paths.live);
  await expect(rollBack(site.folder)).rejects.toThrow(
    "There is no release before the live one. Stored releases:",
  );
  await expect(rollBack(site.inFolder("none"))).rejects.toThrow("There are none.");
});

test("a new release is the newest even if the clock was set back", async () => {
  const ids: string[] = [];
  for (const second of [30, 10, 30]) ids.push((await site.release(second)).id);
  expect(listReleaseIds(site.folder)).toEqual(ids);
  expect(getLiveId(site.folder)).toBe(ids[2]);
});

test("each kept release holds its published files after any number of others", async () => {
  const published = new Map<string, Record<string, string>>();
  for (let n = 0; n < 3 * KEPT_RELEASES; n += 1) {
    const changes = {
      // Texts of two releases ago, new ones each time, and a page that is added and removed.
      "/about-us/index.html": `<title>About ${n % 2}</title>`,
      "/404.html": `<title>Not found ${n}</title>`,
      ...(n % 3 === 0 ? { "/FAQ/index.html": `<title>FAQ ${n}</title>` } : {}),
    };
    published.set((await site.release(n, changes)).id, { ...PAGES, ...changes });
    const releaseIds = listReleaseIds(site.folder);
    expect(releaseIds).toEqual([...published.keys()].slice(-KEPT_RELEASES));
    for (const id of releaseIds) expect(listFiles(id)).toEqual(published.get(id));
  }
});

/** Returns the texts of a release by path, without its manifest. */
function listFiles(id: string): Record<string, string> {
  const root = site.paths.release(id);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "release.json")
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
  return Object.fromEntries(names.map((name) => [name, site.read(id, name)]));
}
