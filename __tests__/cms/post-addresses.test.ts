import path from "node:path";
import type { Post, Redirect } from "../../cms/src/payload-types";
import type { RedirectTarget } from "../../cms/src/posts/redirects/targets-endpoint";
import { createEtag } from "../../src/shared/node/release/etag";
import { storeManifest } from "../support/built-folder";
import { startRestCms, type RestCms } from "./rest-cms";
import { toPara, toPostLink, toRoot } from "./rich-text";

let cms: RestCms;

beforeAll(async () => {
  cms = await startRestCms();
});
afterAll(() => cms.end());

type Saved = { doc: Post };

const addPost = async (data: object) =>
  (
    await cms.post<Saved>("/cms/api/posts", {
      title: "A post",
      author: "Test desk",
      _status: "published",
      ...data,
    })
  ).json.doc;

/** Returns the target of each old address: a post's id, a page, or null for a removed post. */
async function readRedirects(): Promise<Record<string, number | string | null>> {
  const { json } = await cms.get<{ docs: Redirect[] }>("/cms/api/redirects?depth=0&limit=0");
  return Object.fromEntries(
    json.docs.map(({ from, post, page }) => [
      from,
      page ?? (typeof post === "number" ? post : null),
    ]),
  );
}

const readSlug = async (id: number) => (await cms.get<Post>(`/cms/api/posts/${id}`)).json.slug;

test("EDT-01 restoring a version with another slug redirects the live address", async () => {
  // Payload checks related posts in nested calls, which replace the request's context.
  const other = await addPost({ slug: "other" });
  const content = toRoot(toPara(toPostLink(other.id, "a post")));
  const { id } = await addPost({ slug: "first", related: [other.id], content });
  await cms.patch(`/cms/api/posts/${id}`, { slug: "second" });
  expect(await readRedirects()).toEqual({ "/blog/first/": id });
  const versions = await cms.get<{ docs: { id: number; version: Post }[] }>(
    `/cms/api/posts/versions?where[parent][equals]=${id}&limit=0&sort=id`,
  );
  const [version] = versions.json.docs.filter((each) => each.version.slug === "first");
  const restored = await cms.post(`/cms/api/posts/versions/${version?.id}`, {});
  expect([restored.status, await readSlug(id)]).toEqual([200, "first"]);
  expect(await readRedirects()).toEqual({ "/blog/second/": id });
});

test("EDT-01 a bulk edit of the slug redirects the live address", async () => {
  const { id } = await addPost({ slug: "bulk" });
  await cms.patch(`/cms/api/posts?where[id][equals]=${id}`, { slug: "bulk-edited" });
  expect(await readRedirects()).toMatchObject({ "/blog/bulk/": id });
  expect(await readSlug(id)).toBe("bulk-edited");
});

test("EDT-01 a duplicate has no address and leaves the live one as it is", async () => {
  const { id } = await addPost({ slug: "copied" });
  const copy = await cms.post<Saved>(`/cms/api/posts/${id}/duplicate`, {});
  expect(copy.json.doc).toMatchObject({ slug: null, _status: "draft" });
  expect(await readRedirects()).not.toHaveProperty("/blog/copied/");
  expect(await readSlug(id)).toBe("copied");
});

test("EDT-01 a draft with another slug redirects the live address when it is published", async () => {
  const { id } = await addPost({ slug: "live" });
  await cms.patch(`/cms/api/posts/${id}?draft=true`, { slug: "drafted", _status: "draft" });
  expect(await readRedirects()).not.toHaveProperty("/blog/live/");
  await cms.patch(`/cms/api/posts/${id}`, { _status: "published" });
  expect(await readSlug(id)).toBe("drafted");
  expect(await readRedirects()).toMatchObject({ "/blog/live/": id });
});

/** Writes a release that has one page. */
function writeRelease(): Promise<void> {
  const etag = createEtag("");
  return storeManifest(path.join(cms.dataDir, "releases"), {
    ...{ format: 1, contentVersion: null, contentPosts: null, posts: 0, hashes: [], policy: {} },
    ...{ headers: {}, sizes: { files: 1, bytes: 1, sent: 1 }, redirects: [] },
    files: { "/FAQ/index.html": { etag, size: 1 }, "/feed.xml": { etag, size: 1 } },
    pages: { "/FAQ/index.html": { scripts: [], styles: [] } },
  });
}

test("EDT-02 redirects of old addresses and unpublished posts need an existing page", async () => {
  await writeRelease();
  await addPost({ slug: "target" });
  const { json: category } = await cms.post<{ doc: { id: number } }>("/cms/api/categories", {
    name: "Letters",
  });
  expect(category.doc.id).toBeGreaterThan(0);
  const { id } = await addPost({ slug: "withdrawn" });
  const unpublishTo = (successor: string) =>
    cms.patch(`/cms/api/posts/${id}`, { _status: "draft", successor });
  const { json: targets } = await cms.get<RedirectTarget[]>("/cms/api/redirects/targets");
  expect(targets).toEqual([
    { path: "/FAQ/", label: "Page" },
    { path: "/blogs/category/letters/", label: "Category: Letters" },
    ...targets.slice(2),
  ]);
  expect(targets).toContainEqual({ path: "/blog/target/", label: "Post: A post" });
  for (const page of ["/pricing/", "/blog/none/", "/blogs/category/none/"]) {
    const refusals = [
      await cms.post("/cms/api/redirects", { from: "/old/", page }),
      await unpublishTo(page),
    ];
    for (const { status, text } of refusals)
      expect([status, text]).toEqual([400, expect.stringContaining(`no page ${page}`)]);
  }
  for (const page of ["/faq/", "/blog/target/", "/blogs/category/letters/", "/feed.xml"]) {
    const from = `/from${page}`;
    expect((await cms.post("/cms/api/redirects", { from, page })).status).toBe(201);
  }
  for (const from of ["/?p=77", "/index.php?p=77", "/blog/target/amp/"])
    expect((await cms.post("/cms/api/redirects", { from, page: "/FAQ/" })).status).toBe(201);
  expect((await cms.post("/cms/api/redirects", { from: "/?", page: "/FAQ/" })).status).toBe(400);
  expect((await readRedirects())["/index.php?p=77"]).toBe("/FAQ/");
  expect((await unpublishTo("/FAQ/")).status).toBe(200);
  expect(await readRedirects()).toMatchObject({ "/blog/withdrawn/": "/FAQ/" });
});

test("EDT-17 a slug that another post has is refused with its title, whatever its case", async () => {
  await addPost({ slug: "fee-table", title: "Fee table of 2026" });
  for (const slug of ["fee-table", "Fee-Table"]) {
    const data = { title: "Fee table of 2027", slug, _status: "published" };
    const { status, text } = await cms.post("/cms/api/posts", data);
    expect(status).toBe(400);
    expect(text).toContain("“Fee table of 2026” has this slug. Choose another one.");
  }
  await addPost({ slug: "fee-table-of-2027" });
});
