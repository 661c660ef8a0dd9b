import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { approveRelease } from "../../../publisher/release/pending-approval";
import { publishRelease } from "../../../publisher/release/publish";
import { DiskStore, openBuilt, pruneStore, repairFiles } from "../../../publisher/release/store";
import { exportRelease, pruneFolder } from "../../../publisher/release/upkeep";
import { rollBack } from "../../../publisher/release/switch";
import {
  KEPT_RELEASES,
  getLiveId,
  listReleaseIds,
  openRelease,
  toStoredFile,
} from "../../../src/shared/node/release/release-store";
import { PAGES, createPosts, createReleaseFolders } from "../../support/built-folder";

const site = createReleaseFolders();

test("publishing without a built site says what to do and creates no folder", async () => {
  await expect(publishRelease(site.built, site.folder)).rejects.toThrow(
    /no built site in .*npm run build/,
  );
  expect(existsSync(site.folder)).toBe(false);
});

test("the next build cannot change a release that is served, and adds only its changed files", async () => {
  const { id } = await site.release(0);
  const listFiles = () => readdirSync(join(site.folder, "files"));
  expect(listFiles()).toHaveLength(new Set(Object.values(PAGES)).size);
  // Gatsby writes into the files that are there.
  writeFileSync(join(site.built, "/index.html"), "half a pa");
  expect(await site.read(id, "/index.html")).toBe(PAGES["/index.html"]);
  const second = await site.release(1, { "/about-us/index.html": "<title>New</title>" });
  expect(second.changed).toBe(1);
  expect(listFiles()).toHaveLength(new Set(Object.values(PAGES)).size + 1);
  expect(await site.read(second.id, "/about-us/index.html")).toContain("New");
  expect(await site.read(id, "/about-us/index.html")).toContain("About us");
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

test("a compressed file is stored as its copies, and is read from each", async () => {
  const page = "/about-us/index.html";
  for (const endings of [["br"], ["gz"], ["br", "gz"], []] as ("br" | "gz")[][]) {
    site.build(
      { "/404.html": `<title>with ${endings.join()}</title>` },
      { copies: { [page]: endings } },
    );
    await publishRelease(site.built, site.folder);
    expect(await site.read("live", page)).toBe(PAGES[page]);
  }
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
  await expect(site.publish(0)).rejects.toThrow("(/about-us/index.html) does not match its size");
  rmSync(join(site.built, "/about-us/index.html"));
  await expect(site.publish(0)).rejects.toThrow("ENOENT");
  expect(getLiveId(site.folder)).toBeUndefined();
});

test("a publication that fails leaves no file on a disk that may be full", async () => {
  await site.release(0);
  const listFiles = () => readdirSync(join(site.folder, "files"));
  const before = listFiles();
  site.build({
    "/404.html": "<title>New</title>",
    "/about-us/index.html": "<title>New too</title>",
  });
  writeFileSync(join(site.built, "/about-us/index.html"), "<title>cut");
  await expect(site.publish(1)).rejects.toThrow("does not match its size");
  expect(listFiles()).toEqual(before);
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
  expect(await site.read("live", "/404.html")).toContain("2");
  await expect(rollBack(site.inFolder("none"))).rejects.toThrow("There are none.");
});

test("a release that lacks a file is not made live", async () => {
  const first = await site.release(0, { "/404.html": "<title>first</title>" });
  const { id } = await site.release(1);
  const file = first.release.files["/404.html"];
  if (file) rmSync(toStoredFile(site.folder, file, ""));
  await expect(rollBack(site.folder)).rejects.toThrow(`${first.id} lacks /404.html`);
  expect(getLiveId(site.folder)).toBe(id);
});

test("a new release is the newest even if the clock was set back", async () => {
  const ids: string[] = [];
  for (const [at, second] of [30, 10, 30].entries()) {
    ids.push((await site.release(second, { "/404.html": `<title>${at}</title>` })).id);
  }
  expect(listReleaseIds(site.folder)).toEqual(ids);
  expect(getLiveId(site.folder)).toBe(ids[2]);
});

test("each kept release holds its published files after any number of others, and the live one stays", async () => {
  const published = new Map<string, Record<string, string>>();
  for (let n = 0; n < 3 * KEPT_RELEASES; n += 1) {
    const changes = {
      // Texts of two releases ago, new ones each time, and a page that is added and removed.
      "/about-us/index.html": `<title>About ${n % 2}</title>`,
      "/404.html": `<title>Not found ${n}</title>`,
      ...(n % 3 === 0 ? { "/FAQ/index.html": `<title>FAQ ${n}</title>` } : {}),
    };
    published.set((await site.release(n, changes)).id, { ...PAGES, ...changes });
    await pruneFolder(site.folder);
    const ids = listReleaseIds(site.folder);
    expect(ids).toEqual([...published.keys()].slice(-KEPT_RELEASES));
    for (const id of ids) expect(await readFiles(id)).toEqual(published.get(id));
  }
  const [oldest = ""] = listReleaseIds(site.folder);
  await rollBack(site.folder, oldest);
  await site.release(50, { "/404.html": "<title>next</title>" });
  expect(listReleaseIds(site.folder)).toContain(oldest);
});

test("pruning removes unused files and spares those of a pending release", async () => {
  await site.release(0, createPosts(20));
  await expect(site.release(1, {}, { contentPosts: 2 })).rejects.toThrow(/^Pending approval/);
  writeFileSync(join(site.folder, "files/unused"), "");
  expect(await pruneStore(new DiskStore(site.folder))).toBe(1);
  const id = await approveRelease(site.folder);
  expect(await readFiles(id)).toEqual(PAGES);
});

test("BLD-05 a damaged and a lost file of the releases are replaced from the build", async () => {
  const { release } = await site.release(0);
  const [home, about] = [release.files["/index.html"], release.files["/about-us/index.html"]];
  if (home) writeFileSync(toStoredFile(site.folder, home, ""), "?".repeat(home.size));
  if (about) rmSync(toStoredFile(site.folder, about, ""));
  expect(await repairFiles(openBuilt(site.built), new DiskStore(site.folder))).toEqual([
    `files/${home?.etag}`,
  ]);
  expect(await readFiles("live")).toEqual(PAGES);
  const store = new DiskStore(site.folder);
  store.get = () => Promise.reject(Object.assign(new Error("a bad sector"), { code: "EIO" }));
  expect(await repairFiles(openBuilt(site.built), store)).toHaveLength(Object.keys(PAGES).length);
});

test("BLD-05 two simultaneous publications run one after the other, and an approval after them finds nothing", async () => {
  await site.release(0, createPosts(20));
  await expect(site.release(1, {}, { contentPosts: 2 })).rejects.toThrow(/^Pending approval/);
  site.build(createPosts(20));
  const both = [2, 3].map((second) => site.publish(second));
  await expect(approveRelease(site.folder)).rejects.toThrow("No release is pending");
  const ids = (await Promise.all(both)).map(({ id }) => id);
  expect(ids).toEqual(["20261121T060002000Z", "20261121T060003000Z"]);
  expect(getLiveId(site.folder)).toBe(ids[1]);
});

test("an exported release is the build's folder", async () => {
  site.build({}, { copies: { "/about-us/index.html": ["br", "gz"] } });
  const { id } = await site.publish(0);
  const target = site.inFolder("exported");
  await exportRelease(site.folder, id, target);
  const listFiles = (root: string) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => name.includes("."))
      .map((name) => [name, readFileSync(join(root, name))])
      .sort();
  const copies = ["br", "gz"].map((ending) => `about-us/index.html.${ending}`);
  expect(listFiles(target).filter(([name]) => !copies.includes(String(name)))).toEqual(
    listFiles(site.built),
  );
  expect(gunzipSync(readFileSync(join(target, copies[1] ?? ""))).toString()).toBe(
    PAGES["/about-us/index.html"],
  );
  await expect(exportRelease(site.folder, "x", target)).rejects.toThrow(`Stored releases: ${id}.`);
});

async function readFiles(id: string): Promise<Record<string, string>> {
  const release = openRelease(site.folder, id === "live" ? (getLiveId(site.folder) ?? "") : id);
  const paths = Object.keys(release?.release.files ?? {});
  const texts = paths.map(async (path) => [path, await site.read(id, path)] as const);
  return Object.fromEntries(await Promise.all(texts));
}
