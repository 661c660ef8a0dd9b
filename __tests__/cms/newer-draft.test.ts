import type { Post } from "../../cms/src/payload-types";
import { startRestCms, type RestCms } from "./rest-cms";
import { richText } from "./rich-text";

let cms: RestCms;

beforeAll(async () => {
  cms = await startRestCms();
});
afterAll(() => cms.end());

test("EDT-21 a change without a status leaves a published post with a newer draft as it is", async () => {
  const { json } = await cms.post<{ doc: Post }>("/cms/api/posts", {
    ...{ title: "First", slug: "newer-draft", content: richText(), _status: "published" },
  });
  const path = `/cms/api/posts/${json.doc.id}`;
  const change = (query: string, data: object) => cms.patch<{ doc: Post }>(path + query, data);
  expect((await change("", { title: "Second" })).status).toBe(200);
  await change("?draft=true", { title: "Draft", _status: "draft" });

  const states = () =>
    Promise.all(
      ["", "?draft=true"].map(async (query) => (await cms.get<Post>(path + query)).json),
    ).then((posts) => posts.map(({ title, _status }) => [title, _status]));
  const before = [
    ["Second", "published"],
    ["Draft", "draft"],
  ];
  expect(await states()).toEqual(before);
  const refused = await change("", { author: "Somebody" });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("?draft=true")]);
  const all = `/cms/api/posts?where[id][equals]=${json.doc.id}`;
  expect((await cms.patch(all, { author: "Somebody" })).text).toContain("changes that are not");
  expect(await states()).toEqual(before);

  expect((await change("?draft=true", { title: "Newer draft" })).status).toBe(200);
  expect(await states()).toEqual([before[0], ["Newer draft", "draft"]]);
  expect((await change("", { _status: "published" })).status).toBe(200);
  expect((await states())[0]).toEqual(["Newer draft", "published"]);
});
