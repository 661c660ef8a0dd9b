import { expect } from "@playwright/test";
import { blogEndpoint } from "../../src/shared/contract/blogs";
import { unique } from "./cms-client";
import { test } from "./cms-test";

type Post = { id: number; slug: string };

test("PST-07 what the editor chose is answered by its ids, three at most", async ({
  admin,
  anyone,
  make,
}) => {
  const post = (fields: object) =>
    make<Post>("posts", { title: unique("Post"), _status: "published", ...fields });
  const [first, second] = [await post({}), await post({})];
  const { id, slug } = await post({ related: [second.id, first.id] });
  const answer = await anyone.get(blogEndpoint.address({ slug }));
  expect(blogEndpoint.read(await answer.json())?.related).toEqual([
    String(second.id),
    String(first.id),
  ]);
  const refusal = async (related: number[]) => {
    const refused = await admin.patch(`/cms/api/posts/${id}`, { data: { related } });
    return [refused.status(), await refused.text()];
  };
  expect(await refusal([id])).toEqual([400, expect.stringContaining("Posts to read next")]);
  expect((await refusal([1, 2, 3, 4]))[0]).toBe(400);
});
