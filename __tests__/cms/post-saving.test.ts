import fs from "node:fs";
import path from "node:path";
import type { Post } from "../../cms/src/payload-types";
import { startRestCms, type RestCms } from "./rest-cms";
import { element, link, paragraph, postLink, richText, text } from "./rich-text";

// Saving posts by the CMS's own calls.

type Saved = { doc: Post };
type Rejection = { errors: { message: string; data: { errors: { message: string }[] } }[] };

let cms: RestCms;

beforeAll(async () => {
  cms = await startRestCms();
});
afterAll(() => cms.end());

const save = (data: object) =>
  cms.post<Saved>("/cms/api/posts", {
    title: "A post",
    author: "Test desk",
    _status: "published",
    ...data,
  });

const publicHtml = async (slug: string) =>
  (await cms.get<{ data: { content: string } }>(`/api/blogs/slug/${slug}`)).json.data.content;

test("EDT-17 a post of 100,000 characters is published", async () => {
  const sentences = "The margin of this sample firm moved a little in the quarter. ".repeat(25);
  const paragraphs = Array.from({ length: 65 }, (_, at) => paragraph(text(`${at} ${sentences}`)));
  const { status, text: body } = await save({ slug: "long", content: richText(...paragraphs) });
  expect([status, status === 201 ? "" : body]).toEqual([201, ""]);
  expect((await publicHtml("long")).length).toBeGreaterThan(100_000);
});

const pending = (src: string) => ({
  ...{ type: "upload", version: 3, format: "", id: "0123456789abcdef01234569", fields: null },
  pending: { formID: "0123456789abcdef01234567", src },
});

test("EDT-17 a pasted picture that was not uploaded is removed, with a message for the editor", async () => {
  const item = element("listitem", [text("In a list"), pending("file:///c:/b.png")], { value: 1 });
  const list = element("list", [item], { tag: "ul", listType: "bullet", start: 1 });
  const content = richText(
    paragraph(text("Before")),
    pending("https://docs.example/a.png"),
    paragraph(text("After")),
  );
  const one = await save({ slug: "paste", content });
  expect([one.status, one.json.doc?.warnings]).toEqual([201, "1 image was not copied: upload it."]);
  expect(await publicHtml("paste")).toBe("<p>Before</p><p>After</p>");

  const more = richText(paragraph(text("Before")), pending("https://docs.example/a.png"), list);
  const two = await cms.patch<Saved>(`/cms/api/posts/${one.json.doc.id}`, { content: more });
  expect(two.json.doc.warnings).toBe("2 images were not copied: upload them.");
  expect(await publicHtml("paste")).toContain("<li>In a list</li>");
  expect((await cms.get<Post>(`/cms/api/posts/${one.json.doc.id}`)).json.warnings).toBeNull();
});

/** A release that has one page and one redirect. */
function writeRelease(): void {
  const folder = path.join(cms.dataDir, "releases/20261126T000000000Z");
  fs.mkdirSync(folder, { recursive: true });
  const release = {
    ...{ format: 1, contentVersion: null, contentPosts: null, posts: 0, hashes: [], policy: {} },
    ...{ headers: {}, sizes: {}, redirects: [{ from: "/old/", to: "/FAQ" }] },
    files: { "/FAQ/index.html": { etag: "a", size: 1 } },
    pages: { "/FAQ/index.html": { scripts: [], styles: [] } },
  };
  fs.writeFileSync(path.join(folder, "release.json"), JSON.stringify(release));
}

test("EDT-17 a link that leads nowhere is named at saving, one that a redirect answers is not", async () => {
  writeRelease();
  const draft = await save({ slug: "not-yet", _status: "draft" });
  const known = ["/FAQ", "/faq/", "/old", "/blog/paste/", "/api/jobs", "/FAQ#fees"];
  const links = [...known, "/pricing/", "/blog/not-yet/", "/blog/none/"];
  const content = richText(
    ...links.map((url) => paragraph(link(url, `to ${url}`))),
    paragraph(postLink(draft.json.doc.id, "a draft")),
  );
  const { status, json } = await save({ slug: "links", content });
  expect(status).toBe(201);
  expect(json.doc.warnings?.split("\n")).toEqual([
    "The link “to /pricing/” leads nowhere: this site has no page /pricing/",
    "The link “to /blog/not-yet/” leads nowhere: this site has no page /blog/not-yet/",
    "The link “to /blog/none/” leads nowhere: this site has no page /blog/none/",
    "The link “a draft” is plain text until its post is published.",
  ]);
  // Also when it is opened again, and in no list.
  const opened = await cms.get<Post>(`/cms/api/posts/${json.doc.id}`);
  expect(opened.json.warnings).toBe(json.doc.warnings);
  const list = await cms.get<{ docs: Post[] }>("/cms/api/posts?where[slug][equals]=links");
  expect(list.json.docs[0]?.warnings ?? null).toBeNull();
});

test("BLD-07 a post has the same day in the API and in a picker in India", async () => {
  const dayOf = async (slug: string) => {
    const query = `/cms/api/posts?where[slug][equals]=${slug}`;
    const stored = (await cms.get<{ docs: Post[] }>(query)).json.docs[0]?.date ?? "";
    const inIndia = { timeZone: "Asia/Kolkata" };
    const { json } = await cms.get<{ data: { date: string } }>(`/api/blogs/slug/${slug}`);
    return [json.data.date.slice(0, 10), new Date(stored).toLocaleDateString("sv", inIndia)];
  };
  await save({ slug: "past-midnight", date: "2026-09-13T19:10:00.000Z" });
  await save({ slug: "evening", date: "2026-09-14T21:05:00.000Z" });
  await save({ slug: "picked", date: "2026-09-14T11:30:00.000Z" });
  for (const slug of ["past-midnight", "evening", "picked"])
    expect([slug, ...(await dayOf(slug))]).toEqual([slug, "2026-09-14", "2026-09-14"]);
  await save({ slug: "undated" });
  expect(await dayOf("undated")).toEqual(["2026-11-26", "2026-11-26"]);
});

test("PST-05 a list in a list belongs to the item before it", async () => {
  const list = (tag: "ol" | "ul", ...items: ReturnType<typeof element>[]) =>
    element("list", items, { tag, listType: tag === "ol" ? "number" : "bullet", start: 1 });
  const item = (...children: ReturnType<typeof element>[]) =>
    element("listitem", children, { value: 1 });
  const inner = list("ul", item(text("fees")), item(list("ol", item(text("per order")))));
  const saved = await save({
    slug: "nested-lists",
    content: richText(
      list("ol", item(text("Compare")), item(inner), item(text("Open"))),
      list("ul", item(list("ul", item(text("Deep first")))), item(text("Bread"))),
    ),
  });
  expect([saved.status, saved.status === 201 ? "" : saved.text]).toEqual([201, ""]);
  expect(await publicHtml("nested-lists")).toBe(
    "<ol><li>Compare<ul><li>fees<ol><li>per order</li></ol></li></ul></li><li>Open</li></ol>" +
      "<ul><li><ul><li>Deep first</li></ul></li><li>Bread</li></ul>",
  );
});

test("EDT-26 a refusal names the field by its label, and the link by its text", async () => {
  const refusal = async (data: object) => {
    const { json } = await cms.post<Rejection>("/cms/api/posts", { title: "A post", ...data });
    const [error] = json.errors;
    return [error?.message, error?.data.errors[0]?.message];
  };
  const bad = richText(paragraph(link("htp:/a", "our fees")));
  const message = "The link “our fees” leads to “htp:/a”. Use an address with https://, mailto: or";
  expect(await refusal({ content: bad, author: "A", _status: "published" })).toEqual([
    "Please correct this field: Content",
    expect.stringContaining(message),
  ]);
  const meta = { title: "x".repeat(201) };
  expect(await refusal({ meta, author: "A", _status: "published" })).toEqual([
    expect.stringMatching(/^Please correct this field: .*Title for search engines$/),
    "Use at most 200 characters.",
  ]);
  expect((await refusal({ slug: "a/b", author: "A", _status: "published" }))[0]).toBe(
    "Please correct this field: Slug",
  );
  const report = await cms.post<Rejection>("/cms/api/complaint-reports", {
    monthEnding: "October 2026",
    impersonationComplaints: 0,
    grandTotal: { totalPending: -1 },
  });
  expect(report.json.errors[0]?.message).toBe(
    "Please correct this field: Grand total > Total pending",
  );
});

test("EDT-32 a restored version can be published", async () => {
  const { json } = await save({ slug: "restored", title: "First words" });
  const { id, createdAt } = json.doc;
  await cms.patch(`/cms/api/posts/${id}`, { title: "Second words" });
  const { json: versions } = await cms.get<{ docs: { id: number }[] }>(
    `/cms/api/posts/versions?where[parent][equals]=${id}&sort=updatedAt`,
  );
  const restored = await cms.post(`/cms/api/posts/versions/${versions.docs[0]?.id}?draft=true`, {});
  expect(restored.status).toBe(200);
  const published = await cms.patch<Saved>(`/cms/api/posts/${id}`, { _status: "published" });
  expect([published.status, published.json.doc]).toMatchObject([
    200,
    { title: "First words", createdAt },
  ]);
});
