import { expect, test, type APIRequestContext } from "@playwright/test";
import { create, remove, signedIn, unique, visitor } from "./cms-client";
import { newPicture } from "./pictures";
import { paragraph, richText, text } from "./rich-text";

let editor: APIRequestContext;
let anyone: APIRequestContext;
test.beforeAll(async () => {
  editor = await signedIn();
  anyone = await visitor();
});
test.afterAll(async () => {
  await editor.dispose();
  await anyone.dispose();
});

async function everythingPublic(slug: string): Promise<string> {
  const paths = [
    "/api/blogs?limit=100",
    `/api/blogs/slug/${slug}`,
    `/cms/api/posts?where[slug][equals]=${slug}`,
    `/cms/api/posts?draft=true&where[slug][equals]=${slug}`,
    `/cms/api/posts/versions?where[version.slug][equals]=${slug}`,
  ];
  const answers = await Promise.all(paths.map((path) => anyone.get(path)));
  return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
}

test("a draft, a draft of a published post and an unpublished post stay hidden", async () => {
  const slug = unique("hidden").replaceAll(" ", "-");
  const secret = unique("not for visitors");
  const content = richText(paragraph(text(secret)));
  const draft = { title: secret, slug, content, _status: "draft" };
  const { id } = await create(editor, "posts?draft=true", draft);
  expect(await everythingPublic(slug)).not.toContain(secret);

  const open = unique("for everybody");
  await editor.patch(`/cms/api/posts/${id}`, {
    data: { title: open, content: richText(paragraph(text(open))), _status: "published" },
  });
  expect(await everythingPublic(slug)).toContain(open);

  await editor.patch(`/cms/api/posts/${id}?draft=true`, { data: draft });
  const withDraft = await everythingPublic(slug);
  expect(withDraft).toContain(open);
  expect(withDraft).not.toContain(secret);

  await editor.patch(`/cms/api/posts/${id}`, { data: { title: open, _status: "draft" } });
  expect(await everythingPublic(slug)).not.toContain(open);
  await remove(editor, "posts", id);
});

test("visitors get nothing from the CMS's own REST", async () => {
  const collections = [
    ..."posts categories media employees reviews jobs reports videos ipos".split(" "),
    ..."upcoming-ipos ipo-listings carousels small-carousels events complaint-reports".split(" "),
    ..."complaint-months complaint-years enquiries attachments users seed-entries".split(" "),
    "payload-preferences",
    "payload-migrations",
  ];
  for (const collection of collections) {
    const list = await anyone.get(`/cms/api/${collection}`);
    expect(list.status(), `list ${collection}`).toBeGreaterThanOrEqual(401);
    const made = await anyone.post(`/cms/api/${collection}`, { data: { name: "x", title: "x" } });
    expect(made.status(), `create in ${collection}`).toBeGreaterThanOrEqual(400);
  }
});

test("an inactive event, carousel or report is not answered", async () => {
  const picture = await newPicture(editor, "#112233");
  const name = unique("inactive");
  const event = { title: name, image: picture.id, active: false };
  const made = [
    ["events", (await create(editor, "events", event)).id],
    ["carousels", (await create(editor, "carousels", { name, img1: picture.id })).id],
    ["small-carousels", (await create(editor, "small-carousels", { name, img1: picture.id })).id],
  ] as const;
  for (const path of [
    "/api/event/",
    "/api/crousal/getAll_Images",
    "/api/crousal/smallScreen/get-active-image",
  ]) {
    expect(await (await anyone.get(path)).text(), path).not.toContain(picture.filename);
  }
  for (const [collection, id] of made) await remove(editor, collection, id);
  await remove(editor, "media", picture.id);
});

test("an enquiry's attachment is refused to visitors", async () => {
  const file = await anyone.get("/cms/api/attachments/file/any.pdf");
  expect(file.status()).toBe(403);
  const sent = await anyone.post("/cms/api/attachments", {
    multipart: {
      file: { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") },
    },
  });
  expect(sent.status()).toBe(403);
});
