import { expect } from "@playwright/test";
import { test } from "./cms-test";
import { runSetup } from "./running-cms";

// That nothing comes back or is made twice is proved in seed.test.ts; here the real set-up runs a
// second time over the database of the running CMS.

test("a second set-up adds nothing and keeps what an editor changed", async ({ admin }) => {
  const reviews = async () => {
    const answer = await admin.get("/cms/api/reviews?depth=0&sort=id");
    return (await answer.json()) as { totalDocs: number; docs: { id: number }[] };
  };
  const id = (await reviews()).docs[0]?.id;
  const text = "Sample review: an editor has changed these words.";
  await admin.patch(`/cms/api/reviews/${id}`, { data: { text } });
  const before = await reviews();
  const written = await runSetup({ ...process.env, NODE_ENV: "production" });
  expect(written).toContain("CMS sample content: nothing new");
  expect(await reviews()).toEqual(before);
  expect(before.docs[0]).toMatchObject({ id, text });
});
