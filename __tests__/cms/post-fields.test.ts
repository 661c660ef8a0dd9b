import type { Post } from "../../cms/src/payload-types";
import { blogEndpoint } from "../../src/shared/contract/blogs";
import { encodePath, paths } from "../../src/shared/domain/paths";
import { toSlugSegment } from "../../src/shared/domain/slug";
import { createPng } from "./pictures";
import { useRestCms } from "./rest-cms";
import { toNode, toLink, toPara, toPostLink, toRoot, toText } from "./rich-text";

const cms = useRestCms();

const addPost = async (data: object = {}) => {
  const post = { title: "A post", author: "Test desk", _status: "published", ...data };
  const { doc } = (await cms.post<{ doc: Post }>("/cms/api/posts", post)).json;
  return { id: doc.id, slug: doc.slug ?? "" };
};
const changePost = ({ id }: { id: number }, data: object, query = "") =>
  cms.patch(`/cms/api/posts/${id}${query}`, data);
const readPost = async (slug: string) =>
  blogEndpoint.read((await cms.get<unknown>(blogEndpoint.toCall({ slug }))).json);
const readHtml = async (slug: string) => (await readPost(slug))?.html ?? "";

test("PST-05 no script, handler or javascript link stays in a body", async () => {
  const post = await addPost({
    html: "<script>alert('typed')</script>",
    content: toRoot(
      toPara(toText("<script>alert(1)</script><img src=x onerror=alert(2)>")),
      toPara(toLink("/blogs/", "a path"), toText(" "), toLink("https://www.sebi.gov.in", "a site")),
    ),
  });
  const html = await readHtml(post.slug);
  expect(html).not.toMatch(/<script|<img|typed/i);
  expect(html).toContain("&#x3C;script>alert(1)");
  expect(html).toContain('<a href="/blogs/">a path</a>');
  for (const address of ["javascript:alert(3)", "//evil.example", "/\\evil.example"]) {
    const content = toRoot(toPara(toLink(address, "evil")));
    expect([address, (await changePost(post, { content })).status]).toEqual([address, 400]);
    expect(await readHtml(post.slug)).toBe(html);
  }
});

test("API-04 a slug may contain any script; an empty one is made from the title and is unique", async () => {
  const title = "शेयर बाज़ार & “IPO” की समझ";
  const [first, second] = [await addPost({ title }), await addPost({ title })];
  expect([first.slug, second.slug]).toEqual(["शेयर-बाज़ार-ipo-की-समझ", "शेयर-बाज़ार-ipo-की-समझ-2"]);
  expect((await readPost(first.slug))?.title).toBe(title);
  const typed = await addPost({ slug: "Típo, con espacios" });
  expect((await readPost("Típo, con espacios"))?.id).toBe(String(typed.id));
});

test("API-04 a link to a post leads to its encoded address, or is plain text while the post is not public", async () => {
  const shown = await addPost({ slug: "शेयर" });
  const [trashed, draft] = [await addPost(), await addPost({ _status: "draft" })];
  await changePost(shown, { slug: "not-yet" }, "?draft=true");
  await changePost(trashed, { deletedAt: new Date().toISOString(), successor: null });
  const item = toNode("listitem", [toPostLink(shown.id, "in a list")], { value: 1 });
  const { slug } = await addPost({
    content: toRoot(
      toPara(toPostLink(draft.id, "a draft"), toPostLink(trashed.id, "in the trash")),
      toNode("list", [item], { tag: "ul", listType: "bullet", start: 1 }),
    ),
  });
  const address = encodePath(paths.blog(toSlugSegment(shown.slug)));
  expect(await readHtml(slug)).toBe(
    `<p>a draftin the trash</p><ul><li><a href="${address}">in a list</a></li></ul>`,
  );
});

test("API-04 a link follows its post when the post is published, renamed or unpublished", async () => {
  const linked = await addPost({ slug: "linked", _status: "draft" });
  const { slug } = await addPost({ content: toRoot(toPara(toPostLink(linked.id, "a post"))) });
  expect(await readHtml(slug)).toBe("<p>a post</p>");
  for (const [change, html] of [
    [{ _status: "published" }, '<p><a href="/blog/linked/">a post</a></p>'],
    [{ slug: "renamed" }, '<p><a href="/blog/renamed/">a post</a></p>'],
    [{ _status: "draft", successor: null }, "<p>a post</p>"],
  ] as const) {
    await changePost(linked, change);
    expect(await readHtml(slug)).toBe(html);
  }
});

test("PST-09 a revision is published with its day and note, and cannot be older than the post", async () => {
  // The picker of an editor in India sends days with this time.
  const post = await addPost({ slug: "revised", date: "2026-10-05T11:30:00.000Z" });
  const revision = { revisedAt: "2026-10-06T11:30:00.000Z", revisionNote: "New fees." };
  const older = await changePost(post, { ...revision, revisedAt: "2026-10-04T12:00:00.000Z" });
  expect([older.status, older.text]).toEqual([400, expect.stringContaining("older than the post")]);
  expect((await changePost(post, revision)).status).toBe(200);
  const revised = { date: "2026-10-05", revisedAt: "2026-10-06", revisionNote: "New fees." };
  expect(await readPost("revised")).toMatchObject({
    ...revised,
    date: expect.stringMatching(/^2026-10-05/),
  });
});

test("PST-07 returns the ids of posts that the editor chose to read next, three at most", async () => {
  const [first, second] = [await addPost(), await addPost()];
  const post = await addPost({ related: [second.id, first.id] });
  expect((await readPost(post.slug))?.related).toEqual([String(second.id), String(first.id)]);
  for (const related of [[post.id], [1, 2, 3, 4]]) {
    const { status, text } = await changePost(post, { related });
    expect([status, text]).toEqual([400, expect.stringContaining("Posts to read next")]);
  }
});

test("EDT-06 returns texts for search engines as plain text, and empty ones as null", async () => {
  const { id: image, filename } = (await cms.upload(await createPng())).json.doc;
  const script = "</title><script>alert(1)</script>";
  const post = await addPost({ meta: { title: script, description: script, image } });
  expect(await readPost(post.slug)).toMatchObject({
    ...{ metaTitle: script, metaDescription: script },
    metaImage: { url: `/api/media/${filename}` },
  });
  const deletePicture = async () => (await cms.delete(`/cms/api/media/${image}`)).status;
  expect(await deletePicture()).toBe(409);
  const saveMeta = async (meta: object) => (await changePost(post, { meta })).status;
  expect(await saveMeta({ title: 7 })).toBe(400);
  expect(await saveMeta({ title: "", description: "", image: null })).toBe(200);
  const none = { metaTitle: null, metaDescription: null, metaImage: null };
  expect(await readPost(post.slug)).toMatchObject(none);
  // Only the previous version still names it.
  expect(await deletePicture()).toBe(200);
});

test("EDT-06 the CMS proposes texts from the post, to staff only", async () => {
  const doc = { title: "A post", slug: "a b", html: "<p>Its <b>words</b></p>", thumbnail: 7 };
  const data = { collectionSlug: "posts", doc };
  const toCall = (name: string) => `/cms/api/plugin-seo/generate-${name}`;
  for (const [name, result] of Object.entries({
    ...{ title: "A post", description: "Its words", image: 7 },
    url: expect.stringMatching(/^http.+\/blog\/a-b-\w+\/$/),
  })) {
    expect((await cms.post(toCall(name), data)).json).toEqual({ result });
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(data) };
    const refused = await fetch(cms.url + toCall(name), init);
    expect([refused.status, await refused.text()]).toEqual([
      401,
      expect.not.stringContaining("result"),
    ]);
  }
  const users = { ...data, collectionSlug: "users" };
  expect((await cms.post(toCall("title"), users)).status).toBe(403);
});
