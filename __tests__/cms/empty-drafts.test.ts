import type { Post } from "../../cms/src/payload-types";
import { startRestCms } from "./rest-cms";

test("EDT-34 the filter of the list leaves out a draft without title and text", async () => {
  const cms = await startRestCms();
  try {
    const make = (data: object) =>
      cms.post("/cms/api/posts?draft=true", { ...data, _status: "draft" });
    await make({});
    await make({ title: "Named" });
    const filter = "where[or][0][title][exists]=true&where[or][1][content][exists]=true";
    const titles = async (where: string) => {
      const { json } = await cms.get<{ docs: Post[] }>(`/cms/api/posts?draft=true&${where}`);
      return json.docs.map(({ title }) => title ?? "");
    };
    expect((await titles("")).toSorted()).toEqual(["", "Named"]);
    expect(await titles(filter)).toEqual(["Named"]);
    expect(await titles("where[title][exists]=false&where[content][exists]=false")).toEqual([""]);
  } finally {
    await cms.end();
  }
});
