import { readFile, rm } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { hashFolder, type ScanResult } from "../../../builder/manifest/scan";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const file = createTestFolder();
const FILES = ["index.html", "page-data.json"];
const toFiles = (page: string, text: string) => {
  const data = page === "/" ? "/index/" : page;
  const body = `<title>${page}</title>${text.padEnd(2000, ".")}`;
  return { [`${page}index.html`.slice(1)]: body, [`page-data${data}page-data.json`]: body };
};
const toAllFiles = (pages: string[], text: string) =>
  Object.assign({}, ...pages.map((page) => toFiles(page, text))) as Record<string, string>;

/** Ignores the time at which copies were written. */
const omitTimes = ({ files }: ScanResult) =>
  Object.fromEntries(
    Object.entries(files).map(([path, known]) => [path, { ...known, copiedMs: undefined }]),
  );

test("BLD-05 given the changed pages, the adapter finds what a full scan finds", async () => {
  const root = file();
  const unchanged = ["/blogs/", "/blogs/page/3/", "/blog/kept/"];
  const changed = ["/", "/blogs/page/2/", "/blog/new/"];
  await writeFiles(root, {
    ...toAllFiles([...unchanged, "/", "/blogs/page/2/", "/blog/gone/"], "one"),
    "404.html": "one",
    "sitemap-0.xml": "one".padEnd(2000, "."),
    "page-data/sq/d/1.json": "one",
    "blogs/page/note.txt": "one",
  });
  const isSkipped = (path: string) => path === "/release.json";
  const first = await hashFolder(root, {}, isSkipped);
  await writeFiles(root, {
    ...toAllFiles(changed, "two"),
    "sitemap-0.xml": "two".padEnd(2000, "."),
    "page-data/sq/d/1.json": "two",
  });
  for (const folder of ["blog/gone", "page-data/blog/gone"]) {
    for (const name of FILES) await rm(file(folder, name), { force: true });
  }
  const next = await hashFolder(root, first.files, isSkipped, new Set([...changed, "/blog/gone/"]));
  expect(next.compressed).toBe(2 * changed.length + 1);
  expect(omitTimes(next)).toEqual(omitTimes(await hashFolder(root, {}, isSkipped)));

  await writeFiles(root, toFiles("/blog/kept/", "three"));
  const after = await hashFolder(root, next.files, isSkipped, new Set(["/"]));
  expect(omitTimes(after)).toEqual(omitTimes(next));
});

test("BLD-05 an increment's compressed copies are not reused as those of the last full build", async () => {
  const root = file();
  const skipNone = () => false;
  await writeFiles(root, toFiles("/blog/a/", "one"));
  const full = await hashFolder(root, {}, skipNone);
  await writeFiles(root, toFiles("/blog/a/", "two"));
  await hashFolder(root, full.files, skipNone, new Set(["/blog/a/"]));
  // The next process has the full build's hashes, and the text is the original again.
  await writeFiles(root, toFiles("/blog/a/", "one"));
  await hashFolder(root, full.files, skipNone);
  const page = file("blog/a/index.html");
  const text = await readFile(page, "utf8");
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(text);
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(text);
});
