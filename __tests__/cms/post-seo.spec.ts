import { expect } from "@playwright/test";
import { unique } from "./cms-client";
import { test } from "./cms-test";
import { newPicture } from "./pictures";
import { expectRefused, readPost, type Post } from "./post-answers";

test("EDT-06 what is written for search engines is answered as text, and empty as nothing", async ({
  admin,
  anyone,
  make,
}) => {
  const { id: image, filename } = await newPicture(admin, "#335577");
  const publish = (fields: object) =>
    make<Post>("posts", { title: unique("SEO"), _status: "published", ...fields });
  const script = "</title><script>alert(1)</script>";
  const { id, slug } = await publish({ meta: { title: script, description: script, image } });
  expect(await readPost(anyone, slug)).toMatchObject({
    ...{ metaTitle: script, metaDescription: script },
    metaImage: { url: `/api/media/${filename}` },
  });
  const none = { metaTitle: null, metaDescription: null, metaImage: null };
  expect(await readPost(anyone, (await publish({})).slug)).toMatchObject(none);

  expect((await admin.delete(`/cms/api/media/${image}`)).status()).toBe(409);
  const save = (meta: object) => admin.patch(`/cms/api/posts/${id}`, { data: { meta } });
  await expectRefused(await save({ title: "x".repeat(201) }), "Title for search engines");
  expect((await save({ title: 7 })).status()).toBe(400);
  expect((await save({ title: "", description: "", image: null })).status()).toBe(200);
  expect(await readPost(anyone, slug)).toMatchObject(none);
  // The version before still names it.
  expect((await admin.delete(`/cms/api/media/${image}`)).status()).toBe(200);
});

test("EDT-06 what the CMS proposes comes from the post, and not to strangers", async ({
  admin,
  anyone,
}) => {
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
