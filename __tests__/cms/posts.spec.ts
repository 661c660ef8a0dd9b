import { expect } from "@playwright/test";
import { getIndianDay } from "../../src/shared/domain/clock";
import { encodePath, paths } from "../../src/shared/domain/paths";
import { toSlugSegment } from "../../src/shared/domain/slug";
import { expectRefused, removeDoc, makeName } from "./cms-client";
import { createPicture } from "./pictures";
import { createTestSlug, readPost, test } from "./post-test";
import { patchDoc } from "./publishing-staff";
import { toNode, toLink, toPara, toPostLink, toRoot, toText, toUpload } from "./rich-text";

// An editor's post in the public API.

const SITE_TODAY = process.env.SITE_TODAY ?? null;

test("PST-05 no script, handler or javascript link stays in a body", async ({ admin, newPost }) => {
  const post = await newPost({
    html: "<script>alert('typed')</script>",
    content: toRoot(
      toPara(toText("<script>alert(1)</script><img src=x onerror=alert(2)>")),
      toPara(toLink("/blogs/", "a path"), toText(" "), toLink("https://www.sebi.gov.in", "a site")),
    ),
  });
  const html = (await readPost(admin, post.slug))?.html ?? "";
  expect(html).not.toMatch(/<script|<img|typed/i);
  expect(html).toContain("&#x3C;script>alert(1)");
  expect(html).toContain('<a href="/blogs/">a path</a>');

  for (const address of ["javascript:alert(3)", "//evil.example", "/\\evil.example"]) {
    const data = { content: toRoot(toPara(toLink(address, "evil"))) };
    const evil = await admin.patch(`/cms/api/posts/${post.id}`, { data });
    expect(evil.status(), address).toBe(400);
    expect((await readPost(admin, post.slug))?.html).toBe(html);
  }
});

test("lists, quotes, tables and pictures become plain HTML", async ({ admin, newPost }) => {
  const picture = await createPicture(admin, "#445566");
  const toCell = (content: string, headerState: number) =>
    toNode("tablecell", [toPara(toText(content))], { headerState });
  const post = await newPost({
    content: toRoot(
      toNode("list", [toNode("listitem", [toText("One", 1)], { value: 1 })], {
        tag: "ul",
        listType: "bullet",
        start: 1,
      }),
      toNode("quote", [toText("Said")]),
      toNode("table", [
        toNode("tablerow", [toCell("Head", 1)]),
        toNode("tablerow", [toCell("Cell", 0)]),
      ]),
      toUpload(picture.id),
    ),
  });
  const html = (await readPost(admin, post.slug))?.html ?? "";
  expect(html).toContain("<ul><li><strong>One</strong></li></ul><blockquote>Said</blockquote>");
  expect(html).toContain(
    '<table><thead><tr><th scope="col">Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>',
  );
  const src = `/api/media/${picture.filename}`;
  expect(html).toContain(`<img src="${src}" srcset="`);
  expect(html).toMatch(/320w, .+ 480w, .+ 640w, .+ 960w"/);
  expect(html).toMatch(/width="1000" height="500" alt="A plain colour" loading="lazy"/);
  await removeDoc(admin, "posts", post.id);
  await removeDoc(admin, "media", picture.id);
});

test("API-04 a slug may contain any script; an empty one is made from the title and is unique", async ({
  admin,
  newPost,
}) => {
  const title = makeName("शेयर बाज़ार & “IPO” की समझ");
  const [first, second] = [await newPost({ title }), await newPost({ title })];
  expect(first.slug).toMatch(/^शेयर-बाज़ार-ipo-की-समझ-/u);
  expect(second.slug).toBe(`${first.slug}-2`);
  expect((await readPost(admin, first.slug))?.title).toBe(title);

  const typed = makeName("Típo, con espacios");
  const third = await newPost({ slug: typed });
  expect((await readPost(admin, typed))?.id).toBe(String(third.id));
  const data = { title, author: "Test desk", slug: "a/b", _status: "published" };
  const refused = await admin.post("/cms/api/posts", { data });
  await expectRefused(refused, "A slug cannot contain any of");
});

test("API-04 a link to a post leads to its encoded address, or is plain text while the post is not public", async ({
  admin,
  newPost,
}) => {
  const shown = await newPost({ slug: makeName("शेयर") });
  const [trashed, draft] = [await newPost(), await newPost({ _status: "draft" })];
  await patchDoc(admin, `posts/${shown.id}?draft=true`, { slug: makeName("not yet") });
  const deletedAt = new Date().toISOString();
  await patchDoc(admin, `posts/${trashed.id}`, { deletedAt, successor: null });

  const item = toNode("listitem", [toPostLink(shown.id, "in a list")], { value: 1 });
  const { slug } = await newPost({
    content: toRoot(
      toPara(toPostLink(draft.id, "a draft"), toPostLink(trashed.id, "in the trash")),
      toNode("list", [item], { tag: "ul", listType: "bullet", start: 1 }),
    ),
  });
  const html = (await readPost(admin, slug))?.html ?? "";
  const address = encodePath(paths.blog(toSlugSegment(shown.slug)));
  expect(html).toContain(`<a href="${address}">in a list</a>`);
  expect(html).toContain("<p>a draftin the trash</p>");
});

test("API-04 a link follows its post when the post is published, renamed or unpublished", async ({
  admin,
  newPost,
}) => {
  const linked = await newPost({ slug: createTestSlug("linked"), _status: "draft" });
  const { slug } = await newPost({ content: toRoot(toPara(toPostLink(linked.id, "a post"))) });
  const expectHtml = async (inner: string) =>
    expect((await readPost(admin, slug))?.html).toBe(`<p>${inner}</p>`);
  const expectLink = (address: string) => expectHtml(`<a href="${address}">a post</a>`);
  await expectHtml("a post");
  await patchDoc(admin, `posts/${linked.id}`, { _status: "published" });
  await expectLink(paths.blog(linked.slug));
  const renamed = createTestSlug("renamed");
  await patchDoc(admin, `posts/${linked.id}`, { slug: renamed });
  await expectLink(paths.blog(renamed));
  await patchDoc(admin, `posts/${linked.id}`, { _status: "draft", successor: null });
  await expectHtml("a post");
});

test("BLD-07 a post published without a date gets today's date in India", async ({
  admin,
  newPost,
}) => {
  const days = [getIndianDay(SITE_TODAY)];
  const post = await newPost();
  days.push(getIndianDay(SITE_TODAY));
  // The time in India orders the posts of a day.
  const [day, clock] = (await readPost(admin, post.slug))?.date?.split("T") ?? [];
  expect(days).toContain(day);
  expect(clock).toMatch(/^\d\d:\d\d:\d\d$/);
});

test("PST-09 a revision is published with its day and note, and cannot be older than the post", async ({
  admin,
  newPost,
}) => {
  // The picker of an editor in India sends days with this time.
  const date = "2026-10-05T11:30:00.000Z";
  const { id, slug } = await newPost({ slug: createTestSlug("revised"), date });
  const revisedAt = "2026-10-06T11:30:00.000Z";
  const revisionNote = "New fees.";
  for (const [data, message] of [
    [{ revisionNote }, "the date of the revision"],
    [{ revisedAt }, "revision note"],
    [{ revisionNote, revisedAt: "2026-10-04T12:00:00.000Z" }, "older than the post"],
  ] as const) {
    await expectRefused(await admin.patch(`/cms/api/posts/${id}`, { data }), message);
  }
  await patchDoc(admin, `posts/${id}`, { revisionNote, revisedAt });
  const revised = { date: "2026-10-05", revisedAt: "2026-10-06", revisionNote };
  await expect.poll(() => readPost(admin, slug)).toMatchObject(revised);
});

test("PST-07 returns the ids of posts that the editor chose to read next, three at most", async ({
  admin,
  anyone,
  newPost,
}) => {
  const [first, second] = [await newPost(), await newPost()];
  const { id, slug } = await newPost({ related: [second.id, first.id] });
  const related = (await readPost(anyone, slug))?.related;
  expect(related).toEqual([String(second.id), String(first.id)]);
  for (const wrong of [[id], [1, 2, 3, 4]]) {
    const response = await admin.patch(`/cms/api/posts/${id}`, { data: { related: wrong } });
    await expectRefused(response, "Posts to read next");
  }
});

test("EDT-06 returns texts for search engines as plain text, and empty ones as null", async ({
  admin,
  anyone,
  newPost,
}) => {
  const { id: image, filename } = await createPicture(admin, "#335577");
  const script = "</title><script>alert(1)</script>";
  const { id, slug } = await newPost({ meta: { title: script, description: script, image } });
  expect(await readPost(anyone, slug)).toMatchObject({
    ...{ metaTitle: script, metaDescription: script },
    metaImage: { url: `/api/media/${filename}` },
  });
  const none = { metaTitle: null, metaDescription: null, metaImage: null };
  expect(await readPost(anyone, (await newPost()).slug)).toMatchObject(none);

  expect((await admin.delete(`/cms/api/media/${image}`)).status()).toBe(409);
  const saveMeta = (meta: object) => admin.patch(`/cms/api/posts/${id}`, { data: { meta } });
  await expectRefused(await saveMeta({ title: "x".repeat(201) }), "Title for search engines");
  expect((await saveMeta({ title: 7 })).status()).toBe(400);
  expect((await saveMeta({ title: "", description: "", image: null })).status()).toBe(200);
  expect(await readPost(anyone, slug)).toMatchObject(none);
  // Only the previous version still names it.
  expect((await admin.delete(`/cms/api/media/${image}`)).status()).toBe(200);
});

test("EDT-06 the CMS proposes texts from the post, to staff only", async ({ admin, anyone }) => {
  const doc = { title: "A post", slug: "a b", html: "<p>Its <b>words</b></p>", thumbnail: 7 };
  const expected = { title: "A post", description: "Its words", image: 7 };
  const data = { collectionSlug: "posts", doc };
  for (const [name, result] of Object.entries({
    ...expected,
    url: expect.stringMatching(/^http.+\/blog\/a-b-\w+\/$/),
  })) {
    const address = `/cms/api/plugin-seo/generate-${name}`;
    expect(await (await admin.post(address, { data })).json(), name).toEqual({ result });
    const refused = await anyone.post(address, { data });
    expect(refused.status(), name).toBe(401);
    expect(await refused.text()).not.toContain("result");
  }
  const users = { ...data, collectionSlug: "users" };
  const other = await admin.post("/cms/api/plugin-seo/generate-title", { data: users });
  expect(other.status()).toBe(403);
});
