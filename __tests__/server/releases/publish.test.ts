import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { publish } from "../../../server/releases/publish";
import { rollBack } from "../../../server/releases/rollback";
import { KEPT_RELEASES, liveId, releaseIds, releasePaths } from "../../../server/releases/store";
import { PAGES, writeBuilt } from "../../support/built-folder";
import { makeTemporaryFolder, removeFolder } from "../../support/temporary-folder";

let root: string;
let folder: string;
let built: string;

beforeEach(async () => {
  root = await makeTemporaryFolder();
  folder = join(root, "releases");
  built = join(root, "public");
});

afterEach(() => removeFolder(root));

const at = (second: number) => ({ now: new Date(Date.UTC(2026, 10, 21, 6, 0, second)) });
const inRelease = (id: string, path: string) => join(releasePaths(folder).release(id), path);

test("a published release is complete and live", async () => {
  writeBuilt(built, { files: PAGES });
  const { id, changed } = await publish(built, folder, at(0));
  expect(id).toBe("20261121T060000000Z");
  expect(changed).toBe(Object.keys(PAGES).length);
  expect(readlinkSync(releasePaths(folder).live)).toBe(id);
  for (const [path, text] of Object.entries(PAGES)) {
    expect(readFileSync(join(releasePaths(folder).live, path), "utf8")).toBe(text);
  }
});

test("what did not change is linked, what changed is a file of its own", async () => {
  writeBuilt(built, { files: PAGES });
  const first = await publish(built, folder, at(0));
  writeBuilt(built, { files: { ...PAGES, "/about-us/index.html": "<title>New</title>" } });
  const second = await publish(built, folder, at(1));
  expect(second.changed).toBe(1);
  const inode = (id: string, path: string) => statSync(inRelease(id, path)).ino;
  expect(inode(second.id, "/index.html")).toBe(inode(first.id, "/index.html"));
  expect(readFileSync(inRelease(first.id, "/about-us/index.html"), "utf8")).toContain("About us");
  expect(readFileSync(inRelease(second.id, "/about-us/index.html"), "utf8")).toContain("New");
});

test("the next build cannot change a release that is served", async () => {
  writeBuilt(built, { files: PAGES });
  const { id } = await publish(built, folder, at(0));
  // Gatsby writes into the files that are there.
  writeFileSync(join(built, "/index.html"), "half a pa");
  expect(readFileSync(inRelease(id, "/index.html"), "utf8")).toBe(PAGES["/index.html"]);
});

test.each([
  ["a page that was not built", { "/index.html": null }, "/index.html was not built"],
  ["a page without a title", { "/about-us/index.html": "<p>no head</p>" }, "has no title"],
  [
    "a link that leads nowhere",
    { "/about-us/index.html": '<title>A</title><a href="/gone/">gone</a>' },
    "links to /gone/, which leads nowhere",
  ],
  ["lost posts", { "/blog/second/index.html": null }, "it has 1 posts, 2 are live"],
])("%s is not published, and the live release stays", async (_, change, fault) => {
  writeBuilt(built, { files: PAGES });
  const { id } = await publish(built, folder, at(0));
  writeBuilt(built, { files: { ...PAGES, ...change } });
  await expect(publish(built, folder, at(1))).rejects.toThrow(fault);
  expect(liveId(folder)).toBe(id);
  expect(releaseIds(folder)).toEqual([id]);
});

test("fewer posts are published where the API has just as few, or on purpose", async () => {
  writeBuilt(built, { files: PAGES });
  await publish(built, folder, at(0));
  const fewer = { ...PAGES, "/blog/second/index.html": null };
  writeBuilt(built, { files: fewer, contentPosts: 2 });
  await expect(publish(built, folder, at(1))).rejects.toThrow("the API has 2");
  writeBuilt(built, { files: fewer, contentPosts: 1 });
  expect((await publish(built, folder, at(1))).release.posts).toBe(1);
  writeBuilt(built, { files: { ...fewer, "/blog/first/index.html": null } });
  await expect(publish(built, folder, at(2))).rejects.toThrow("does not say how many");
  expect((await publish(built, folder, { ...at(2), allowFewerPosts: true })).release.posts).toBe(0);
});

test("a file that is missing or cut short is found before anybody gets it", async () => {
  writeBuilt(built, { files: PAGES });
  writeFileSync(join(built, "/about-us/index.html"), "<title>cut");
  await expect(publish(built, folder, at(0))).rejects.toThrow("/about-us/index.html has 10 bytes");
  rmSync(join(built, "/about-us/index.html"));
  await expect(publish(built, folder, at(0))).rejects.toThrow("ENOENT");
  expect(liveId(folder)).toBeUndefined();
});

test("what a publishing that was cut short has left is cleared away", async () => {
  writeBuilt(built, { files: PAGES });
  mkdirSync(join(folder, ".incoming-20261121T055959000Z/blog"), { recursive: true });
  writeFileSync(join(folder, "live.next-1"), "");
  const { id } = await publish(built, folder, at(0));
  expect(existsSync(join(folder, ".incoming-20261121T055959000Z"))).toBe(false);
  expect(existsSync(join(folder, "live.next-1"))).toBe(false);
  expect(liveId(folder)).toBe(id);
});

test("assets of the last releases stay in the pool, older ones go", async () => {
  const asset = (n: number) => `/app-${String(n).padStart(20, "0")}.js`;
  for (let n = 0; n <= KEPT_RELEASES; n += 1) {
    const { "/app-0123456789abcdef0123.js": _, ...pages } = PAGES;
    writeBuilt(built, { files: { ...pages, [asset(n)]: `build ${n}` } });
    await publish(built, folder, at(n));
  }
  expect(releaseIds(folder)).toHaveLength(KEPT_RELEASES);
  const { pool } = releasePaths(folder);
  expect(existsSync(join(pool, asset(0)))).toBe(false);
  expect(readFileSync(join(pool, asset(1)), "utf8")).toBe("build 1");
  expect(readFileSync(join(pool, asset(KEPT_RELEASES)), "utf8")).toBe(`build ${KEPT_RELEASES}`);
});

test("rolling back makes the release before live again, or the one that is named", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    writeBuilt(built, { files: { ...PAGES, "/404.html": `<title>${n}</title>` } });
    ids.push((await publish(built, folder, at(n))).id);
  }
  expect(rollBack(folder)).toBe(ids[1]);
  expect(rollBack(folder)).toBe(ids[0]);
  expect(() => rollBack(folder)).toThrow("There is no release before the live one");
  expect(rollBack(folder, ids[2])).toBe(ids[2]);
  expect(() => rollBack(folder, "20200101T000000000Z")).toThrow(`Kept are: ${ids.join(", ")}`);
  expect(readFileSync(join(releasePaths(folder).live, "404.html"), "utf8")).toContain("2");
});

test("a clock that was set back does not make a new release an old one", async () => {
  writeBuilt(built, { files: PAGES });
  const first = await publish(built, folder, at(30));
  const second = await publish(built, folder, at(10));
  const third = await publish(built, folder, at(30));
  expect(releaseIds(folder)).toEqual([first.id, second.id, third.id]);
  expect(liveId(folder)).toBe(third.id);
});

test("each kept release holds what it was published with, however many came after", async () => {
  const published = new Map<string, Record<string, string>>();
  for (let n = 0; n < 3 * KEPT_RELEASES; n += 1) {
    const files = {
      ...PAGES,
      // Back to the words of two releases ago, new ones each time, and a page that comes and goes.
      "/about-us/index.html": `<title>About ${n % 2}</title>`,
      "/404.html": `<title>Not found ${n}</title>`,
      ...(n % 3 === 0 ? { "/FAQ/index.html": `<title>FAQ ${n}</title>` } : {}),
    };
    writeBuilt(built, { files });
    published.set((await publish(built, folder, at(n))).id, files);
    const kept = releaseIds(folder);
    expect(kept).toEqual([...published.keys()].slice(-KEPT_RELEASES));
    for (const id of kept) {
      const root = releasePaths(folder).release(id);
      const found = readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
        .filter((name) => name !== "/release.json");
      const held = Object.fromEntries(
        found.map((name) => [name, readFileSync(root + name, "utf8")]),
      );
      expect(held).toEqual(published.get(id));
    }
  }
});

test("a release that is put together from a damaged one is not published", async () => {
  for (let n = 0; n <= KEPT_RELEASES; n += 1) {
    writeBuilt(built, { files: { ...PAGES, "/404.html": `<title>${n}</title>` } });
    await publish(built, folder, at(n));
  }
  const live = liveId(folder);
  rmSync(join(releasePaths(folder).spare, "blog/first/index.html"));
  writeBuilt(built, { files: { ...PAGES, "/404.html": "<title>next</title>" } });
  await expect(publish(built, folder, at(20))).rejects.toThrow("/blog/first/index.html is missing");
  expect(liveId(folder)).toBe(live);
  await publish(built, folder, at(21));
  expect(readFileSync(join(releasePaths(folder).live, "404.html"), "utf8")).toContain("next");
});
