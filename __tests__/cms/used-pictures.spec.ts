import { expect, type APIRequestContext } from "@playwright/test";
import { contentVersionEndpoint } from "../../src/shared/contract/content-version";
import { expectRefused, removeDoc, makeName } from "./cms-client";
import { createPicture, type MediaDoc } from "./pictures";
import { readPost, test } from "./post-test";
import { patchDoc } from "./publishing-staff";
import { toRoot, toUpload } from "./rich-text";

// A picture in use cannot be deleted and keeps its files, which Payload removes first.

const deletePicture = (admin: APIRequestContext, { id }: MediaDoc) =>
  admin.delete(`/cms/api/media/${id}`);

async function expectKept(admin: APIRequestContext, by: string, ...pictures: MediaDoc[]) {
  for (const picture of pictures) {
    await expectRefused(await deletePicture(admin, picture), by, 409);
    for (const name of [picture.filename, picture.sizes.w320?.filename]) {
      expect((await admin.get(`/api/media/${name}`)).status(), name ?? "").toBe(200);
    }
  }
}

async function expectFree(admin: APIRequestContext, ...pictures: MediaDoc[]) {
  for (const picture of pictures) {
    expect((await deletePicture(admin, picture)).status()).toBe(200);
  }
}

for (const [requirement, collection, title, fields, more] of [
  ["HOM-02", "carousels", "name", ["img1", "img4"], {}],
  ["HOM-03", "small-carousels", "name", ["img1", "img4"], {}],
  ["HOM-14", "events", "title", ["image"], {}],
  ["HOM-07", "reviews", "userName", ["userImage"], { score: 5, text: "Good." }],
] as const) {
  test(`${requirement} a picture that one of the ${collection} shows is kept with its files`, async ({
    admin,
    addDoc,
  }) => {
    const name = makeName("Shown");
    const record: Record<string, unknown> = { ...more, [title]: name };
    const pictures: MediaDoc[] = [];
    for (const field of fields) {
      const picture = await createPicture(admin, "#225588", `${collection}-${field}.png`);
      pictures.push(picture);
      record[field] = picture.id;
    }
    const { id } = await addDoc(collection, record);
    await expectKept(admin, name, ...pictures);
    await removeDoc(admin, collection, id);
    await expectFree(admin, ...pictures);
  });
}

test("PST-01 a picture with a Devanagari name is stored, and its new alternative text reaches the post", async ({
  admin,
  newPost,
}) => {
  const readVersion = async () => {
    const response = await admin.get(contentVersionEndpoint.path);
    return contentVersionEndpoint.read(await response.json()).version;
  };
  const picture = await createPicture(admin, "#558822", "शेयर बाज़ार.png");
  expect(picture.filename).toMatch(/^शेयर-बाज़ार-[\da-f]{10}\.png$/u);
  const title = makeName("Devanagari");
  const content = toRoot(toUpload(picture.id));
  const { id, slug } = await newPost({ title, content });
  await expectKept(admin, title, picture);
  const before = await readVersion();
  await patchDoc(admin, `media/${picture.id}`, { alt: "Another text" });
  expect((await readPost(admin, slug))?.html).toContain('alt="Another text"');
  expect(await readVersion()).not.toBe(before);
  await removeDoc(admin, "posts", id);
  await expectFree(admin, picture);
});

test("PST-01 a picture that only an autosaved draft of a published post uses is kept", async ({
  admin,
  newPost,
}) => {
  const title = makeName("Autosaved");
  const { id } = await newPost({ title });
  const inBody = await createPicture(admin, "#885522");
  const image = await createPicture(admin, "#885523");
  const content = toRoot(toUpload(inBody.id));
  await patchDoc(admin, `posts/${id}?draft=true&autosave=true`, { content, thumbnail: image.id });
  await expectKept(admin, title, inBody, image);
  await patchDoc(admin, `posts/${id}`, { content: null, thumbnail: null, _status: "published" });
  await expectFree(admin, inBody, image);
});
