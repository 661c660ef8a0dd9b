import type { Media, Post } from "../../cms/src/payload-types";
import { contentVersionEndpoint } from "../../src/shared/contract/content-version";
import { createPng } from "./pictures";
import { useRestCms } from "./rest-cms";
import { toRoot, toUpload } from "./rich-text";

// A picture in use cannot be deleted and keeps its files, which Payload removes first.

const cms = useRestCms();

const addDoc = async <Doc = { id: number }>(collection: string, data: object) =>
  (await cms.post<{ doc: Doc }>(`/cms/api/${collection}`, data)).json.doc;
const addPicture = async (name?: string) => (await cms.upload(await createPng(), name)).json.doc;
const addPost = (data: object) =>
  addDoc<Post>("posts", { author: "Test desk", _status: "published", ...data });
const trashPost = async (id: number) => {
  const trashed = { deletedAt: new Date().toISOString(), successor: null };
  await cms.patch(`/cms/api/posts/${id}`, trashed);
  await cms.delete(`/cms/api/posts/${id}?trash=true`);
};

async function expectKept(by: string, ...pictures: Media[]) {
  for (const { id, filename, sizes } of pictures) {
    const { status, text } = await cms.delete(`/cms/api/media/${id}`);
    expect([status, text]).toEqual([409, expect.stringContaining(by)]);
    for (const name of [filename, sizes?.w320?.filename]) {
      expect((await fetch(`${cms.url}/cms/api/media/file/${name}`)).status).toBe(200);
    }
  }
}

async function expectFree(...pictures: Media[]) {
  for (const { id } of pictures) {
    expect((await cms.delete(`/cms/api/media/${id}`)).status).toBe(200);
  }
}

test.each([
  ["carousels", "name", ["img1", "img4"], {}],
  ["small-carousels", "name", ["img1", "img4"], {}],
  ["events", "title", ["image"], {}],
  ["reviews", "userName", ["userImage"], { score: 5, text: "Good." }],
])("HOM-02, HOM-03, HOM-07, HOM-14 a picture of %s is kept", async (list, title, fields, more) => {
  const pictures = await Promise.all(fields.map((field) => addPicture(`${field}.png`)));
  const shown = Object.fromEntries(fields.map((field, at) => [field, pictures[at]?.id]));
  const { id } = await addDoc(list, { ...more, ...shown, [title]: `Shown in ${list}` });
  await expectKept(`Shown in ${list}`, ...pictures);
  await cms.patch(`/cms/api/${list}/${id}`, { deletedAt: new Date().toISOString() });
  await cms.delete(`/cms/api/${list}/${id}?trash=true`);
  await expectFree(...pictures);
});

test("PST-01 a picture with a Devanagari name is stored, and its new alternative text reaches the post", async () => {
  const readVersion = async () =>
    contentVersionEndpoint.read((await cms.get<unknown>(contentVersionEndpoint.path)).json).version;
  const picture = await addPicture("शेयर बाज़ार.png");
  expect(picture.filename).toMatch(/^शेयर-बाज़ार-[\da-f]{10}\.png$/u);
  const { id, slug } = await addPost({
    title: "Devanagari",
    content: toRoot(toUpload(picture.id)),
  });
  await expectKept("Devanagari", picture);
  const before = await readVersion();
  await cms.patch(`/cms/api/media/${picture.id}`, { alt: "Another text" });
  expect((await cms.get(`/api/blogs/slug/${slug}`)).text).toContain('alt=\\"Another text\\"');
  expect(await readVersion()).not.toBe(before);
  await trashPost(id);
  await expectFree(picture);
});

test("PST-01 a picture that only an autosaved draft of a published post uses is kept", async () => {
  const { id } = await addPost({ title: "Autosaved" });
  const [inBody, image] = [await addPicture("body.png"), await addPicture("cover.png")];
  const draft = { content: toRoot(toUpload(inBody.id)), thumbnail: image.id };
  await cms.patch(`/cms/api/posts/${id}?draft=true&autosave=true`, draft);
  await expectKept("Autosaved", inBody, image);
  const without = { content: null, thumbnail: null, _status: "published" };
  await cms.patch(`/cms/api/posts/${id}`, without);
  await expectFree(inBody, image);
});
