import { rm } from "node:fs/promises";
import { scan } from "../../src/gatsby/adapter/scan";
import { folderOfEachTest, writeFiles } from "../support/temporary-folder";

const file = folderOfEachTest();
const FILES = ["index.html", "page-data.json"];
const ofPage = (page: string, text: string) => {
  const data = page === "/" ? "/index/" : page;
  const body = `<title>${page}</title>${text.padEnd(2000, ".")}`;
  return { [`${page}index.html`.slice(1)]: body, [`page-data${data}page-data.json`]: body };
};
const ofPages = (pages: string[], text: string) =>
  Object.assign({}, ...pages.map((page) => ofPage(page, text))) as Record<string, string>;

test("BLD-05 told which pages changed, the adapter describes what looking at all files would", async () => {
  const root = file();
  const kept = ["/blogs/", "/blogs/page/3/", "/blog/kept/"];
  const changed = ["/", "/blogs/page/2/", "/blog/new/"];
  await writeFiles(root, {
    ...ofPages([...kept, "/", "/blogs/page/2/", "/blog/gone/"], "one"),
    "404.html": "one",
    "sitemap-posts.xml": "one".padEnd(2000, "."),
    "page-data/sq/d/1.json": "one",
    "blogs/page/note.txt": "one",
  });
  const skip = (path: string) => path === "/release.json";
  const before = await scan(root, {}, skip);
  await writeFiles(root, {
    ...ofPages(changed, "two"),
    "sitemap-posts.xml": "two".padEnd(2000, "."),
    "page-data/sq/d/1.json": "two",
  });
  for (const folder of ["blog/gone", "page-data/blog/gone"]) {
    for (const name of FILES) await rm(file(folder, name), { force: true });
  }
  const told = await scan(root, before.files, skip, new Set([...changed, "/blog/gone/"]));
  expect(told.compressed).toBe(2 * changed.length + 1);
  expect(told.files).toEqual((await scan(root, {}, skip)).files);

  await writeFiles(root, ofPage("/blog/kept/", "three"));
  expect((await scan(root, told.files, skip, new Set(["/"]))).files).toEqual(told.files);
});
