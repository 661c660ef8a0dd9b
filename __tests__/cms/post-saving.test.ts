import path from "node:path";
import type { Post } from "../../cms/src/payload-types";
import { createEtag } from "../../src/shared/node/release/release";
import { storeManifest } from "../support/built-folder";
import { useRestCms } from "./rest-cms";
import { toNode, toLink, toPara, toPostLink, toRoot, toText } from "./rich-text";

// Posts that are saved by the CMS's REST calls.

type Saved = { doc: Post };
type Rejection = { errors: { message: string; data: { errors: { message: string }[] } }[] };

const cms = useRestCms();

const savePost = (data: object) =>
  cms.post<Saved>("/cms/api/posts", {
    title: "A post",
    author: "Test desk",
    _status: "published",
    ...data,
  });

const readHtml = async (slug: string) =>
  (await cms.get<{ data: { content: string } }>(`/api/blogs/slug/${slug}`)).json.data.content;

test("EDT-17 a post of 100,000 characters is published", async () => {
  const sentences = "The margin of this sample firm moved a little in the quarter. ".repeat(25);
  const paragraphs = Array.from({ length: 65 }, (_, at) => toPara(toText(`${at} ${sentences}`)));
  const { status, text: body } = await savePost({ slug: "long", content: toRoot(...paragraphs) });
  expect([status, status === 201 ? "" : body]).toEqual([201, ""]);
  expect((await readHtml("long")).length).toBeGreaterThan(100_000);
});

const toImage = (src: string) => ({
  ...{ type: "upload", version: 3, format: "", id: "0123456789abcdef01234569", fields: null },
  pending: { formID: "0123456789abcdef01234567", src },
});

test("EDT-17 a pasted picture that was not uploaded is removed, with a message for the editor", async () => {
  const item = toNode("listitem", [toText("In a list"), toImage("file:///c:/b.png")], { value: 1 });
  const list = toNode("list", [item], { tag: "ul", listType: "bullet", start: 1 });
  const content = toRoot(
    toPara(toText("Before")),
    toImage("https://docs.example/a.png"),
    toPara(toText("After")),
  );
  const one = await savePost({ slug: "paste", content });
  expect([one.status, one.json.doc?.warnings]).toEqual([201, "1 image was not copied: upload it."]);
  expect(await readHtml("paste")).toBe("<p>Before</p><p>After</p>");

  const more = toRoot(toPara(toText("Before")), toImage("https://docs.example/a.png"), list);
  const two = await cms.patch<Saved>(`/cms/api/posts/${one.json.doc.id}`, { content: more });
  expect(two.json.doc.warnings).toBe("2 images were not copied: upload them.");
  expect(await readHtml("paste")).toContain("<li>In a list</li>");
  expect((await cms.get<Post>(`/cms/api/posts/${one.json.doc.id}`)).json.warnings).toBeNull();
});

function writeRelease(): Promise<void> {
  const etag = createEtag("");
  return storeManifest(path.join(cms.dataDir, "releases"), {
    ...{ format: 1, contentVersion: null, contentPosts: null, posts: 0, hashes: [], policy: {} },
    ...{
      headers: {},
      sizes: { files: 1, bytes: 1, sent: 1 },
      redirects: [{ from: "/old/", to: "/FAQ" }],
    },
    files: { "/FAQ/index.html": { etag, size: 1 } },
    pages: { "/FAQ/index.html": { scripts: [], styles: [] } },
  });
}

test("EDT-17 saving names each link that leads nowhere, but not one that is redirected", async () => {
  await writeRelease();
  const draft = await savePost({ slug: "not-yet", _status: "draft" });
  await cms.post("/cms/api/redirects", { from: "/unpublished/", post: draft.json.doc.id });
  const known = ["/FAQ", "/faq/", "/old", "/blog/paste/", "/api/jobs", "/FAQ#fees"];
  const links = [...known, "/unpublished/", "/pricing/", "/blog/not-yet/", "/blog/none/"];
  const content = toRoot(
    ...links.map((url) => toPara(toLink(url, `to ${url}`))),
    toPara(toPostLink(draft.json.doc.id, "a draft")),
  );
  const { status, json } = await savePost({ slug: "links", content });
  expect(status).toBe(201);
  expect(json.doc.warnings?.split("\n")).toEqual([
    "The link “to /unpublished/” leads nowhere: this site has no page /unpublished/. Correct the link.",
    "The link “to /pricing/” leads nowhere: this site has no page /pricing/. Correct the link.",
    "The link “to /blog/not-yet/” leads nowhere: this site has no page /blog/not-yet/. Correct the link.",
    "The link “to /blog/none/” leads nowhere: this site has no page /blog/none/. Correct the link.",
    "The link “a draft” is plain text until its post is published.",
  ]);
  // The form shows the warnings again; lists omit them.
  const opened = await cms.get<Post>(`/cms/api/posts/${json.doc.id}`);
  expect(opened.json.warnings).toBe(json.doc.warnings);
  const list = await cms.get<{ docs: Post[] }>("/cms/api/posts?where[slug][equals]=links");
  expect(list.json.docs[0]?.warnings ?? null).toBeNull();
});

test("BLD-07 a post has the same day in the API and in a picker in India", async () => {
  const readDays = async (slug: string) => {
    const query = `/cms/api/posts?where[slug][equals]=${slug}`;
    const stored = (await cms.get<{ docs: Post[] }>(query)).json.docs[0]?.date ?? "";
    const inIndia = { timeZone: "Asia/Kolkata" };
    const { json } = await cms.get<{ data: { date: string } }>(`/api/blogs/slug/${slug}`);
    return [json.data.date.slice(0, 10), new Date(stored).toLocaleDateString("sv", inIndia)];
  };
  await savePost({ slug: "past-midnight", date: "2026-09-13T19:10:00.000Z" });
  await savePost({ slug: "evening", date: "2026-09-14T21:05:00.000Z" });
  await savePost({ slug: "picked", date: "2026-09-14T11:30:00.000Z" });
  for (const slug of ["past-midnight", "evening", "picked"])
    expect([slug, ...(await readDays(slug))]).toEqual([slug, "2026-09-14", "2026-09-14"]);
  await savePost({ slug: "undated" });
  expect(await readDays("undated")).toEqual(["2026-11-26", "2026-11-26"]);
});

test("PST-05 lists, quotes and tables become plain HTML, a list in a list in the item before it", async () => {
  const toCell = (content: string, headerState: number) =>
    toNode("tablecell", [toPara(toText(content))], { headerState });
  const toList = (tag: "ol" | "ul", ...items: ReturnType<typeof toNode>[]) =>
    toNode("list", items, { tag, listType: tag === "ol" ? "number" : "bullet", start: 1 });
  const toLi = (...children: ReturnType<typeof toNode>[]) =>
    toNode("listitem", children, { value: 1 });
  const inner = toList("ul", toLi(toText("fees")), toLi(toList("ol", toLi(toText("per order")))));
  const saved = await savePost({
    slug: "nested-lists",
    content: toRoot(
      toList("ol", toLi(toText("Compare")), toLi(inner), toLi(toText("Open"))),
      toList("ul", toLi(toList("ul", toLi(toText("Deep first")))), toLi(toText("Bread", 1))),
      toNode("quote", [toText("Said")]),
      toNode("table", [
        toNode("tablerow", [toCell("Head", 1)]),
        toNode("tablerow", [toCell("Cell", 0)]),
      ]),
    ),
  });
  expect([saved.status, saved.status === 201 ? "" : saved.text]).toEqual([201, ""]);
  expect(await readHtml("nested-lists")).toBe(
    "<ol><li>Compare<ul><li>fees<ol><li>per order</li></ol></li></ul></li><li>Open</li></ol>" +
      "<ul><li><ul><li>Deep first</li></ul></li><li><strong>Bread</strong></li></ul>" +
      '<blockquote>Said</blockquote><table><thead><tr><th scope="col">Head</th></tr></thead>' +
      "<tbody><tr><td>Cell</td></tr></tbody></table>",
  );
});

test("EDT-26 a refusal names the field by its label, and the link by its text", async () => {
  const readRefusal = async (data: object) => {
    const { json } = await cms.post<Rejection>("/cms/api/posts", { title: "A post", ...data });
    const [error] = json.errors;
    return [error?.message, error?.data.errors[0]?.message];
  };
  const bad = toRoot(toPara(toLink("htp:/a", "our fees")));
  const message = "The link “our fees” leads to “htp:/a”. Use an address with https://, mailto: or";
  expect(await readRefusal({ content: bad, author: "A", _status: "published" })).toEqual([
    "Please correct this field: Content",
    expect.stringContaining(message),
  ]);
  const meta = { title: "x".repeat(201) };
  expect(await readRefusal({ meta, author: "A", _status: "published" })).toEqual([
    expect.stringMatching(/^Please correct this field: .*Title for search engines$/),
    "Use at most 200 characters.",
  ]);
  expect((await readRefusal({ slug: "a/b", author: "A", _status: "published" }))[0]).toBe(
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
  const { json } = await savePost({ slug: "restored", title: "First words" });
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

test("EDT-24, EDT-84 a refusal to publish names all that is missing", async () => {
  const missing = { title: "", kind: null, namesSecurity: null, revisionNote: "New fees." };
  const { status, text } = await cms.post("/cms/api/posts", { ...missing, _status: "published" });
  const names = "Title, Author, Kind of post, Names a company or security, Revision date";
  expect([status, text]).toEqual([400, expect.stringContaining(`these fields: ${names}"`)]);
});
