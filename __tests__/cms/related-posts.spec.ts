import { expect } from "@playwright/test";
import { unique } from "./cms-client";
import { test } from "./cms-test";
import { expectRefused, readPost, type Post } from "./post-answers";

test("PST-07 what the editor chose is answered by its ids, three at most", async ({
  admin,
  anyone,
  make,
}) => {
  const post = (fields: object) =>
    make<Post>("posts", { title: unique("Post"), _status: "published", ...fields });
  const [first, second] = [await post({}), await post({})];
  const { id, slug } = await post({ related: [second.id, first.id] });
  const related = (await readPost(anyone, slug))?.related;
  expect(related).toEqual([String(second.id), String(first.id)]);
  for (const wrong of [[id], [1, 2, 3, 4]]) {
    const answer = await admin.patch(`/cms/api/posts/${id}`, { data: { related: wrong } });
    await expectRefused(answer, "Posts to read next");
  }
});
