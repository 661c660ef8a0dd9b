import path from "node:path";
import type { Post, Redirect } from "../../cms/src/payload-types";
import { redirectsEndpoint } from "../../src/shared/contract/redirects";
import type { RedirectTarget } from "../../cms/src/posts/redirects/targets-endpoint";
import { createEtag } from "../../src/shared/node/release/release";
import { storeManifest } from "../support/built-folder";
import { useRestCms } from "./rest-cms";
import { toPara, toPostLink, toRoot } from "./rich-text";

const cms = useRestCms();

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
    {
      ...{ path: "/blogs/category/letters/", label: "Category: Letters" },
      doc: { relationTo: "categories", value: category.doc.id },
    },
    ...targets.slice(2),
  ]);
  expect(targets).toContainEqual(
    expect.objectContaining({ path: "/blog/target/", label: "Post: A post" }),
  );
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
  const { json } = await cms.get<object>("/api/redirects?from=/blog/Withdrawn");
  const found = { from: "/blog/withdrawn/", to: "/FAQ/", gone: false, category: null };
  const pagination = { current_page: 1, total_pages: 1, total: 1 };
  expect(json).toEqual({ data: [found], pagination });
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

const changePost = ({ id }: { id: number }, data: object) =>
  cms.patch(`/cms/api/posts/${id}`, data);

/** Returns what visitors get at a post's address, or undefined if it has no redirect. */
async function getRedirect(slug: string) {
  const { json } = await cms.get<unknown>(redirectsEndpoint.path);
  const found = redirectsEndpoint.read(json).items.find(({ from }) => from === `/blog/${slug}/`);
  return found?.gone ? "gone" : found?.to;
}

test("EDT-01 each previous slug of a published post redirects to its current one; a draft's does not", async () => {
  const post = await addPost({ slug: "a" });
  const readAll = () => Promise.all(["a", "b", "c"].map(getRedirect));
  await changePost(post, { slug: "b" });
  expect(await readAll()).toEqual(["/blog/b/", undefined, undefined]);
  await changePost(post, { slug: "c" });
  expect(await readAll()).toEqual(["/blog/c/", "/blog/c/", undefined]);
  await changePost(post, { slug: "a" });
  expect(await readAll()).toEqual([undefined, "/blog/a/", "/blog/a/"]);
  const draft = await addPost({ slug: "d", _status: "draft" });
  await changePost(draft, { slug: "e", _status: "draft" });
  expect(await getRedirect("d")).toBeUndefined();
});

test("EDT-01 two posts may swap slugs, and a new post may take a redirect's address", async () => {
  const [first, second] = [await addPost({ slug: "one" }), await addPost({ slug: "two" })];
  await changePost(first, { slug: "between" });
  await changePost(second, { slug: "one" });
  await changePost(first, { slug: "two" });
  const readAll = () => Promise.all(["one", "two", "between"].map(getRedirect));
  expect(await readAll()).toEqual([undefined, undefined, "/blog/two/"]);
  await addPost({ slug: "between" });
  expect(await getRedirect("between")).toBeUndefined();
});

test("EDT-02 an unpublished post is gone with its category, or redirects as its editor chose", async () => {
  const { json } = await cms.post<{ doc: { id: number } }>("/cms/api/categories", { name: "Gone" });
  const post = await addPost({ slug: "old", category: json.doc.id });
  const readBoth = () => Promise.all(["old", "now"].map(getRedirect));
  await changePost(post, { slug: "now" });
  await changePost(post, { _status: "draft" });
  expect(await readBoth()).toEqual(["gone", "gone"]);
  const { items } = redirectsEndpoint.read((await cms.get<unknown>(redirectsEndpoint.path)).json);
  const shown = items.find(({ from }) => from === "/blog/now/");
  expect(shown?.category).toMatchObject({ id: String(json.doc.id) });
  await changePost(post, { _status: "published" });
  expect(await readBoth()).toEqual(["/blog/now/", undefined]);
  await changePost(post, { successor: "/FAQ" });
  await changePost(post, { deletedAt: new Date().toISOString() });
  expect(await readBoth()).toEqual(["/FAQ/", "/FAQ/"]);
  await cms.delete(`/cms/api/posts/${post.id}?trash=true`);
  expect(await getRedirect("now")).toBe("/FAQ/");
});

test("EDT-02 a published post cannot be deleted before its editor chooses what visitors get there", async () => {
  const [post, decided] = [await addPost({ slug: "kept" }), await addPost({ slug: "answered" })];
  const deletedAt = new Date().toISOString();
  const bulk = await cms.patch("/cms/api/posts?where[slug][equals]=kept", { deletedAt });
  expect(bulk.text).toContain("Press Unpublish first");
  expect((await cms.get("/api/blogs/slug/kept")).status).toBe(200);
  await changePost(post, { _status: "draft" });
  await changePost(post, { deletedAt });
  expect(await getRedirect("kept")).toBe("gone");
  await changePost(decided, { deletedAt, successor: "/FAQ/" });
  expect(await getRedirect("answered")).toBe("/FAQ/");
});

test("EDT-01 refuses a redirect that loops or leads elsewhere, with the reason", async () => {
  const addRedirect = (from: string, page: string) =>
    cms.post<{ doc: { id: number } }>("/cms/api/redirects", { from, page });
  // Each target must exist, so the last redirect is created first.
  const last = await addRedirect("/loop/c/", "/FAQ/");
  await addRedirect("/loop/b/", "/loop/c/");
  await addRedirect("/loop/a/", "/loop/b/");
  for (const [page, loop] of [
    ["/loop/a/", "/loop/c/ → /loop/a/ → /loop/b/ → /loop/c/"],
    ["/loop/c/", "/loop/c/ → /loop/c/"],
  ] as const) {
    const { status, text } = await cms.patch(`/cms/api/redirects/${last.json.doc.id}`, { page });
    expect([status, text]).toEqual([
      400,
      expect.stringContaining(`A loop: ${loop}. Choose another page.`),
    ]);
  }
  for (const [from, page, message] of [
    ["/x/", "javascript:alert(1)", "type an address of this site"],
    ["/x/", "//elsewhere.example/", "type an address of this site"],
    ["/api/blogs/", "/FAQ/", "Use an address of this site"],
    ["/", "/FAQ/", "Use an address of this site"],
  ] as const) {
    const { status, text } = await addRedirect(from, page);
    expect([status, text]).toEqual([400, expect.stringContaining(message)]);
  }
});
