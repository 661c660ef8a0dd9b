import { rm } from "node:fs/promises";
import { hashFolder } from "../../../builder/manifest/scan";
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
  const next = await hashFolder(root, first, isSkipped, new Set([...changed, "/blog/gone/"]));
  expect(next).toEqual(await hashFolder(root, {}, isSkipped));

  await writeFiles(root, toFiles("/blog/kept/", "three"));
  const after = await hashFolder(root, next, isSkipped, new Set(["/"]));
  expect(after).toEqual(next);
});
