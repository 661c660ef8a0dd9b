import { expect } from "@playwright/test";
import { todayInIndia } from "../../src/shared/clock";
import { encodePath, paths } from "../../src/shared/paths";
import { slugSegment } from "../../src/shared/slug";
import { remove, unique } from "./cms-client";
import { test } from "./cms-test";
import { newPicture } from "./pictures";
import { expectRefused, freeSlug, readPost, type Post } from "./post-answers";
import { patch } from "./publishing-staff";
import { element, link, paragraph, postLink, richText, text, upload } from "./rich-text";

const SITE_TODAY = process.env.SITE_TODAY ?? null;

test("PST-05 a body with script, handlers and javascript links comes out clean", async ({
  admin,
  make,
}) => {
  const post = await make<Post>("posts", {
    title: unique("Script"),
    _status: "published",
    html: "<script>alert('typed')</script>",
    content: richText(
      paragraph(text("<script>alert(1)</script><img src=x onerror=alert(2)>")),
      paragraph(link("/blogs/", "a path"), text(" "), link("https://www.sebi.gov.in", "a site")),
    ),
  });
  const html = (await readPost(admin, post.slug))?.html ?? "";
  expect(html).not.toMatch(/<script|<img|typed/i);
  expect(html).toContain("&#x3C;script>alert(1)");
  expect(html).toContain('<a href="/blogs/">a path</a>');

  for (const address of ["javascript:alert(3)", "//evil.example", "/\\evil.example"]) {
    const data = { content: richText(paragraph(link(address, "evil"))) };
    const evil = await admin.patch(`/cms/api/posts/${post.id}`, { data });
    expect(evil.status(), address).toBe(400);
    expect((await readPost(admin, post.slug))?.html).toBe(html);
  }
});

test("lists, quotes, tables and pictures of the admin become plain HTML", async ({
  admin,
  make,
}) => {
  const picture = await newPicture(admin, "#445566");
  const cell = (words: string, headerState: number) =>
    element("tablecell", [paragraph(text(words))], { headerState });
  const post = await make<Post>("posts", {
    title: unique("All kinds"),
    _status: "published",
    content: richText(
      element("list", [element("listitem", [text("One", 1)], { value: 1 })], {
        tag: "ul",
        listType: "bullet",
        start: 1,
      }),
      element("quote", [text("Said")]),
      element("table", [
        element("tablerow", [cell("Head", 1)]),
        element("tablerow", [cell("Cell", 0)]),
      ]),
      upload(picture.id),
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
  await remove(admin, "posts", post.id);
  await remove(admin, "media", picture.id);
});

test("API-04 a slug may hold any script; an empty one is made from the title and is unique", async ({
  admin,
  make,
}) => {
  const title = unique("शेयर बाज़ार & “IPO” की समझ");
  const first = await make<Post>("posts", { title, _status: "published" });
  const second = await make<Post>("posts", { title, _status: "published" });
  expect(first.slug).toMatch(/^शेयर-बाज़ार-ipo-की-समझ-/u);
  expect(second.slug).toBe(`${first.slug}-2`);
  expect((await readPost(admin, first.slug))?.title).toBe(title);

  const typed = unique("Típo, con espacios");
  const third = await make<Post>("posts", { title, slug: typed, _status: "published" });
  expect((await readPost(admin, typed))?.id).toBe(String(third.id));
  const data = { title, slug: "a/b", _status: "published" };
  const refused = await admin.post("/cms/api/posts", { data });
  await expectRefused(refused, "A slug cannot hold any of");
});

test("API-04 a link to a post leads to its encoded address, or to the list while nobody can see it", async ({
  admin,
  make,
}) => {
  const newPost = (fields: object) =>
    make<Post>("posts", { title: unique("Post"), slug: unique("शेयर"), ...fields });
  const shown = await newPost({ _status: "published" });
  const trashed = await newPost({ _status: "published" });
  const draft = await newPost({ _status: "draft" });
  await patch(admin, `posts/${shown.id}?draft=true`, { slug: unique("not yet") });
  const deletedAt = new Date().toISOString();
  await patch(admin, `posts/${trashed.id}`, { deletedAt, successor: null });

  const item = element("listitem", [postLink(shown.id, "in a list")], { value: 1 });
  const { slug } = await newPost({
    _status: "published",
    content: richText(
      paragraph(postLink(draft.id, "a draft"), postLink(trashed.id, "in the trash")),
      element("list", [item], { tag: "ul", listType: "bullet", start: 1 }),
    ),
  });
  const html = (await readPost(admin, slug))?.html ?? "";
  const address = encodePath(paths.blog(slugSegment(shown.slug)));
  expect(html).toContain(`<a href="${address}">in a list</a>`);
  expect(html).toContain('<a href="/blogs/">a draft</a><a href="/blogs/">in the trash</a>');
});

test("BLD-07 a post published without a date has today's day in India", async ({ admin, make }) => {
  const days = [todayInIndia(SITE_TODAY)];
  const post = await make<Post>("posts", { title: unique("No date"), _status: "published" });
  days.push(todayInIndia(SITE_TODAY));
  expect(days).toContain((await readPost(admin, post.slug))?.date);
});

test("PST-09 a revision is published with its day and its note, and is not older than the post", async ({
  admin,
  make,
}) => {
  const { id, slug } = await make<Post>("posts", {
    ...{ title: unique("Revised"), slug: freeSlug("revised") },
    ...{ _status: "published", date: "2026-10-05T12:00:00.000Z" },
  });
  const revisedAt = "2026-10-06T12:00:00.000Z";
  const revisionNote = "New fees.";
  for (const [data, words] of [
    [{ revisionNote }, "on which day"],
    [{ revisedAt }, "what was revised"],
    [{ revisionNote, revisedAt: "2026-10-04T12:00:00.000Z" }, "before its date"],
  ] as const) {
    await expectRefused(await admin.patch(`/cms/api/posts/${id}`, { data }), words);
  }
  await patch(admin, `posts/${id}`, { revisionNote, revisedAt });
  const revised = { revisedAt: "2026-10-06", revisionNote };
  await expect.poll(() => readPost(admin, slug)).toMatchObject(revised);
});
