import { cleanHtml } from "../../src/shared/domain/html";
import type { Post } from "../../cms/src/payload-types";
import { changeDatabase } from "./in-database";
import { createPng } from "./pictures";
import { useRestCms } from "./rest-cms";
import { toCode, toNote, toPara, toPostLink, toRoot, toText, toUpload, toVideo } from "./rich-text";

// What the editor of posts offers besides text, stored and rendered by the CMS.

type Saved = { doc: Post };
type Rejection = { errors: { data: { errors: { message: string }[] } }[] };

const cms = useRestCms();

const addPost = (slug: string, _status: string, children: Parameters<typeof toRoot>) =>
  cms.post<Saved & Rejection>(`/cms/api/posts?draft=${_status === "draft"}`, {
    ...{ title: "A post", author: "Test desk", _status, slug },
    content: toRoot(...children),
  });
const savePost = (slug: string, ...children: Parameters<typeof toRoot>) =>
  addPost(slug, "published", children);
const saveDraft = (slug: string, ...children: Parameters<typeof toRoot>) =>
  addPost(slug, "draft", children);
const readHtml = async (slug: string) =>
  (await cms.get<{ data: { content: string } }>(`/api/blogs/slug/${slug}`)).json.data.content;

const createCategory = async (name: string) =>
  (await cms.post<{ doc: { id: number } }>("/cms/api/categories", { name })).json.doc.id;

test("EDT-35 a link to a category follows its name, and is plain text once it is deleted", async () => {
  const id = await createCategory("First name");
  const saved = await savePost("to-category", toPara(toPostLink(id, "a list", "categories")));
  expect([saved.status, saved.json.doc?.warnings]).toEqual([201, null]);
  expect(await readHtml("to-category")).toBe(
    '<p><a href="/blogs/category/first-name/">a list</a></p>',
  );
  await cms.patch(`/cms/api/categories/${id}`, { name: "Other & name" });
  expect(await readHtml("to-category")).toBe(
    '<p><a href="/blogs/category/other-and-name/">a list</a></p>',
  );
  await cms.delete(`/cms/api/categories/${id}`);
  expect(await readHtml("to-category")).toBe("<p>a list</p>");
  const opened = await cms.get<Post>(`/cms/api/posts/${saved.json.doc.id}`);
  expect(opened.json.warnings).toBe(
    "The link “a list” is plain text, because its category was deleted. Remove the link.",
  );
});

test("EDT-35, EDT-36 a change of a record reads and renders only the posts that refer to it", async () => {
  const [{ id }, category] = [await uploadPicture("A map"), await createCategory("Maps")];
  const target = (await savePost("target", toPara(toText("T")))).json.doc.id;
  const nodes = [
    toUpload(id),
    toPara(toPostLink(target, "t"), toPostLink(category, "c", "categories")),
  ];
  await savePost("refers", ...nodes);
  await savePost("other", toPara(toText("O")));
  // A text that cannot be read, and that looks as if it referred to all three.
  const ids = [target, category, id].map((value) => `"value": ${value}`).join(" ");
  const broken = `"relationTo": "posts" "relationTo": "categories" ${ids}`;
  await changeDatabase(cms, "UPDATE posts SET content = ?, html = ? WHERE slug = 'other'", [
    broken,
    await readHtml("refers"),
  ]);
  const changes: [string, object][] = [
    [`media/${id}`, { alt: "Another map" }],
    [`categories/${category}`, { name: "Charts" }],
    [`posts/${target}`, { slug: "moved" }],
  ];
  for (const [record, data] of changes)
    expect((await cms.patch(`/cms/api/${record}`, data)).status).toBe(200);
  expect(removeSizes(await readHtml("refers"))).toMatch(
    /alt="Another map".*"\/blog\/moved\/".*"\/blogs\/category\/charts\/"/,
  );
});

test("EDT-35 an internal link without a target is refused with a message, and kept in a draft", async () => {
  const empty = toPostLink(0, "a page");
  empty.fields = { linkType: "internal", newTab: false };
  expect((await saveDraft("nowhere", toPara(empty))).status).toBe(201);
  const { status, json } = await savePost("nowhere-2", toPara(empty));
  expect([status, json.errors[0]?.data.errors[0]?.message]).toEqual([
    400,
    "The link “a page” leads nowhere: choose a post or a category.",
  ]);
});

const uploadPicture = async (alt: string) =>
  (await cms.upload(await createPng(), "a.png", "image/png", alt)).json.doc;

const removeSizes = (html: string) => html.replace(/ srcset="[^"]*"/g, "");

test("EDT-36 a picture in a post has its own caption, source, side and alternative text", async () => {
  const { id, filename } = await uploadPicture("A chart");
  const toImg = (alt: string, sizes: string) =>
    `<img src="/api/media/${filename}" sizes="${sizes}" width="1000" height="500" alt="${alt}" loading="lazy">`;
  const full = "(min-width: 50rem) 46rem, calc(100vw - 3rem)";
  const half = "(min-width: 48rem) 22rem, calc(100vw - 3rem)";
  const { status } = await savePost(
    "pictures",
    toUpload(id),
    toUpload(id, { size: "full", caption: "  ", source: "" }),
    toUpload(id, { size: "full", caption: "Sales <2026>", source: "NSE" }),
    toUpload(id, { size: "right", alt: "Sales fell" }),
  );
  expect(status).toBe(201);
  expect(removeSizes(await readHtml("pictures"))).toBe(
    toImg("A chart", full) +
      toImg("A chart", full) +
      `<figure>${toImg("A chart", full)}<figcaption>Sales &#x3C;2026> <small>Source: NSE</small></figcaption></figure>` +
      `<figure data-side="right">${toImg("Sales fell", half)}</figure>`,
  );
  expect(await readHtml("pictures")).toMatch(/ srcset="[^"]+ 320w, .+ 480w, .+ 640w, .+ 960w"/);
  const wide = await savePost("wide", toUpload(id, { size: "wide" }));
  expect(wide.status).toBe(400);
});

test("EDT-37 a video is a link to it in the public API, whatever address was typed", async () => {
  const title = "Results <day>";
  const address = "https://youtu.be/dQw4w9WgXcQ?si=abc&t=3";
  expect((await savePost("video", toVideo({ address, title }), toPara(), toPara())).status).toBe(
    201,
  );
  expect(await readHtml("video")).toBe(
    '<figure data-video="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">' +
      "Watch the video: Results &#x3C;day></a></figure>",
  );
});

test("EDT-38 code keeps its lines and signs, and scrolls by keyboard", async () => {
  const lines = '=IF(A1<0,\n\t"loss & more", "gain")';
  const saved = await savePost(
    "code",
    toCode({ code: `\n${lines}\n`, language: "Excel" }),
    toCode({ code: "a" }),
  );
  expect(saved.status).toBe(201);
  const html = await readHtml("code");
  const inner = '<code>=IF(A1&#x3C;0,\n\t"loss &#x26; more", "gain")</code></pre>';
  expect(html).toBe(`<pre data-language="Excel">${inner}<pre><code>a</code></pre>`);
  expect(cleanHtml(html).html).toBe(
    `<pre data-language="Excel" role="group" tabindex="0" aria-label="Code: Excel">${inner}` +
      '<pre role="group" tabindex="0" aria-label="Code"><code>a</code></pre>',
  );
});

test("EDT-39 footnotes are numbered in the order of the text and linked both ways", async () => {
  const { status } = await savePost(
    "notes",
    toPara(toText("Sales rose"), toNote({ text: "In rupees." }), toText(".")),
    toPara(
      toText("So did costs"),
      toNote({ text: "As <filed>.", url: "https://www.sebi.gov.in/a" }),
    ),
  );
  expect(status).toBe(201);
  const html = await readHtml("notes");
  const toNoteLink = (number: number) =>
    `<sup><a id="text_note-ref-${number}" href="#text_note-${number}" aria-label="Footnote ${number}">${number}</a></sup>`;
  const toNoteItem = (number: number, content: string) =>
    `<li id="text_note-${number}">${content} <a href="#text_note-ref-${number}" aria-label="Back to footnote ${number}">↩\uFE0E</a></li>`;
  expect(html).toBe(
    `<p>Sales rose${toNoteLink(1)}.</p><p>So did costs${toNoteLink(2)}</p><h2>Footnotes</h2>` +
      `<ol>${toNoteItem(1, "In rupees.")}${toNoteItem(2, 'As &#x3C;filed>. <a href="https://www.sebi.gov.in/a">sebi.gov.in</a>')}</ol>`,
  );
  const clean = cleanHtml(html);
  expect(clean.html).toBe(html.replace("<h2>", '<h2 id="footnotes">'));
  expect(clean.text).toBe("Sales rose. So did costs Footnotes In rupees. As <filed>. sebi.gov.in");
});

test.each([
  [
    "EDT-37",
    toVideo({ address: "https://vimeo.com/1", title: "A" }),
    "A video in the text: Enter the video's address on YouTube, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ.",
  ],
  [
    "EDT-37",
    toVideo({ address: "dQw4w9WgXcQ", title: " " }),
    "A video in the text: Enter the title of the video.",
  ],
  [
    "EDT-38",
    toCode({ code: "\n" }),
    "A block of code in the text: Enter the code, or remove the block.",
  ],
  [
    "EDT-38",
    toCode({ code: "a", language: "<b>" }),
    "A block of code in the text: Enter a name of up to 30 letters and digits, such as Excel.",
  ],
  [
    "EDT-39",
    toPara(toNote({ text: "" })),
    "A footnote in the text: Enter the text of the footnote, or remove it.",
  ],
  [
    "EDT-39",
    toPara(toNote({ text: "A", url: "javascript:alert(1)" })),
    "A footnote in the text: Use an address with https:// or one of this site, such as /blogs/.",
  ],
])("%s an unfinished block is saved as a draft, not published (%#)", async (_, node, message) => {
  const draft = await saveDraft(`unfinished-${message.length}`, node);
  expect([draft.status, draft.json.doc?.content?.root.children.length]).toEqual([201, 1]);
  const { status, json } = await savePost(`refused-${message.length}`, node);
  expect([status, json.errors[0]?.data.errors[0]?.message]).toEqual([400, message]);
});

test("EDT-16 words in footnotes, captions, languages and titles of videos need approval, too", async () => {
  const { id } = await uploadPicture("A strong buy");
  const findReasons = async (node: Parameters<typeof toRoot>[0]) => {
    const { json } = await saveDraft("", node);
    const call = `/cms/api/posts/${json.doc.id}/approval`;
    return (await cms.get<{ reasons: string[] }>(call)).json.reasons;
  };
  for (const node of [
    toPara(toText("A fund"), toNote({ text: "Strong buy." })),
    toPara(toText("Strong "), toNote({ text: "A note" }), toText("bu"), toText("y", 1)),
    toUpload(id),
    toUpload(id, { caption: "Strong buy", alt: "A chart" }),
    toVideo({ title: "Strong buy", address: "dQw4w9WgXcQ" }),
    toCode({ code: "a", language: "Strong buy" }),
  ])
    expect(await findReasons(node)).toEqual(["it says “strong buy”"]);
  expect(await findReasons(toPara(toText("A fund")))).toEqual([]);
});

test("EDT-50 a post from before the questions stays without answers until its text changes", async () => {
  const { id } = (await savePost("an-old-post", toPara(toText("Words.")))).json.doc;
  for (const sql of [
    "UPDATE posts SET kind = NULL, names_security = NULL WHERE id = ?",
    "UPDATE _posts_v SET version_kind = NULL, version_names_security = NULL WHERE parent_id = ?",
  ])
    await changeDatabase(cms, sql, [id]);
  const change = async (fields: object) =>
    (await cms.patch(`/cms/api/posts/${id}`, { ...fields, _status: "published" })).status;
  const content = toRoot(toPara(toText("Other words.")));
  expect(await change({ slug: "an-older-post" })).toBe(200);
  expect(await change({ content })).toBe(400);
  expect(await change({ content, kind: "education", namesSecurity: "no" })).toBe(200);
});
