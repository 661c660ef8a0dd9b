import { expect, type APIRequestContext } from "@playwright/test";
import { blogEndpoint } from "../../src/shared/contract/blogs";
import { remove, unique } from "./cms-client";
import { test } from "./cms-test";
import { newPicture, type MediaDoc } from "./pictures";
import { richText, upload } from "./rich-text";

// A picture that something shows is not deleted; nor are its files, which Payload removes first.

type PostDoc = { id: number; slug: string };

const deletePicture = (admin: APIRequestContext, { id }: MediaDoc) =>
  admin.delete(`/cms/api/media/${id}`);

async function expectKept(admin: APIRequestContext, picture: MediaDoc, by: string): Promise<void> {
  const answer = await deletePicture(admin, picture);
  expect([answer.status(), await answer.text()]).toEqual([409, expect.stringContaining(by)]);
  for (const name of [picture.filename, picture.sizes.w320?.filename]) {
    expect((await admin.get(`/api/media/${name}`)).status(), name ?? "").toBe(200);
  }
}

for (const { requirement, collection, title, fields, more } of [
  { requirement: "HOM-02", collection: "carousels", title: "name", fields: ["img1", "img4"] },
  { requirement: "HOM-03", collection: "small-carousels", title: "name", fields: ["img1", "img4"] },
  { requirement: "HOM-14", collection: "events", title: "title", fields: ["image"] },
  {
    ...{ requirement: "HOM-07", collection: "reviews", title: "userName", fields: ["userImage"] },
    more: { score: 5, text: "Good." },
  },
]) {
  test(`${requirement} a picture that one of the ${collection} shows is kept with its files`, async ({
    admin,
    make,
  }) => {
    const pictures: MediaDoc[] = [];
    for (const field of fields)
      pictures.push(await newPicture(admin, "#225588", `${collection}-${field}.png`));
    const name = unique("Shown");
    const ids = fields.map((field, index) => [field, pictures[index]?.id]);
    const record = { ...more, [title]: name, ...Object.fromEntries(ids) };
    const { id } = await make(collection, record);
    for (const picture of pictures) await expectKept(admin, picture, name);
    await remove(admin, collection, id);
    for (const picture of pictures)
      expect((await deletePicture(admin, picture)).status()).toBe(200);
  });
}

test("PST-01 a picture with a name in Devanagari is kept, and made anew, in the text of a post", async ({
  admin,
  make,
}) => {
  const picture = await newPicture(admin, "#558822", "शेयर बाज़ार.png");
  expect(picture.filename).toMatch(/^शेयर-बाज़ार-[\da-f]{10}\.png$/u);
  const title = unique("Devanagari");
  const content = richText(upload(picture.id));
  const { id, slug } = await make<PostDoc>("posts", { title, content, _status: "published" });
  await expectKept(admin, picture, title);
  const alt = { data: { alt: "Another text" } };
  expect((await admin.patch(`/cms/api/media/${picture.id}`, alt)).status()).toBe(200);
  const answer = await admin.get(blogEndpoint.address({ slug }));
  expect(blogEndpoint.read(await answer.json())?.html).toContain('alt="Another text"');
  await remove(admin, "posts", id);
  expect((await deletePicture(admin, picture)).status()).toBe(200);
});

test("PST-01 a picture that only an autosaved draft of a published post has is kept", async ({
  admin,
  make,
}) => {
  const title = unique("Autosaved");
  const { id } = await make<PostDoc>("posts", { title, _status: "published" });
  const inBody = await newPicture(admin, "#885522");
  const above = await newPicture(admin, "#885523");
  const save = async (query: string, data: object) => {
    const answer = await admin.patch(`/cms/api/posts/${id}${query}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await save("?draft=true&autosave=true", {
    content: richText(upload(inBody.id)),
    thumbnail: above.id,
  });
  for (const picture of [inBody, above]) await expectKept(admin, picture, title);
  await save("", { content: null, thumbnail: null, _status: "published" });
  for (const picture of [inBody, above]) {
    expect((await deletePicture(admin, picture)).status()).toBe(200);
  }
});
