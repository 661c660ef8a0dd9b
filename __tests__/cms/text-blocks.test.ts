import type { Post } from "../../cms/src/payload-types";
import { startRestCms, type RestCms } from "./rest-cms";
import { paragraph, postLink, richText } from "./rich-text";

// What the editor of posts offers besides words, stored and rendered by the CMS.

type Saved = { doc: Post };
type Refusal = { errors: { data: { errors: { message: string }[] } }[] };

let cms: RestCms;

beforeAll(async () => {
  cms = await startRestCms();
});
afterAll(() => cms.end());

const post = (slug: string, _status: string, children: Parameters<typeof richText>) =>
  cms.post<Saved & Refusal>(`/cms/api/posts?draft=${_status === "draft"}`, {
    ...{ title: "A post", author: "Test desk", _status, slug },
    content: richText(...children),
  });
const save = (slug: string, ...children: Parameters<typeof richText>) =>
  post(slug, "published", children);
const saveDraft = (slug: string, ...children: Parameters<typeof richText>) =>
  post(slug, "draft", children);
const publicHtml = async (slug: string) =>
  (await cms.get<{ data: { content: string } }>(`/api/blogs/slug/${slug}`)).json.data.content;

const makeCategory = async (name: string) =>
  (await cms.post<{ doc: { id: number } }>("/cms/api/categories", { name })).json.doc.id;

test("EDT-35 a link to a category follows its name, and is text without it", async () => {
  const id = await makeCategory("First name");
  const saved = await save("to-category", paragraph(postLink(id, "a list", "categories")));
  expect([saved.status, saved.json.doc?.warnings]).toEqual([201, null]);
  expect(await publicHtml("to-category")).toBe(
    '<p><a href="/blogs/category/first-name/">a list</a></p>',
  );
  await cms.patch(`/cms/api/categories/${id}`, { name: "Other & name" });
  expect(await publicHtml("to-category")).toBe(
    '<p><a href="/blogs/category/other-and-name/">a list</a></p>',
  );
  await cms.delete(`/cms/api/categories/${id}`);
  expect(await publicHtml("to-category")).toBe("<p>a list</p>");
  const opened = await cms.get<Post>(`/cms/api/posts/${saved.json.doc.id}`);
  expect(opened.json.warnings).toBe(
    "The link “a list” is plain text, because its category was deleted.",
  );
});

test("EDT-35 an internal link without a target is refused in words, and kept in a draft", async () => {
  const empty = postLink(0, "a page");
  empty.fields = { linkType: "internal", newTab: false };
  expect((await saveDraft("nowhere", paragraph(empty))).status).toBe(201);
  const { status, json } = await save("nowhere-2", paragraph(empty));
  expect([status, json.errors[0]?.data.errors[0]?.message]).toEqual([
    400,
    "The link “a page” leads nowhere: choose a post or a category.",
  ]);
});
