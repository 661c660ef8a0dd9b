import type { CreatePagesArgs, Page } from "gatsby";
import {
  digestOfPage,
  withoutKnownPages,
  type PageDigests,
} from "../../../src/gatsby/pages/page-digests";

const page = (path: string, context = {}): Page<Record<string, unknown>> => ({
  path,
  component: "/templates/post.tsx",
  context,
});

function create(pages: Page<Record<string, unknown>>[], pageDigests?: PageDigests): string[] {
  const createPage = jest.fn();
  const given = { actions: { createPage }, pageDigests } as unknown as CreatePagesArgs;
  const { actions } = withoutKnownPages(given);
  for (const each of pages) actions.createPage(each);
  return createPage.mock.calls.map(([{ path }]) => path);
}

test("BLD-09 an increment makes only new and changed pages, and lists them", () => {
  const [same, changed, added] = [page("/same/"), page("/changed/", { id: "2" }), page("/added/")];
  const before = new Map([
    ["/same/", digestOfPage(same)],
    ["/changed/", digestOfPage(page("/changed/", { id: "1" }))],
    ["/gone/", digestOfPage(page("/gone/"))],
  ]);
  const now = new Map<string, string>();
  const onChange = jest.fn();
  expect(create([same, changed, added], { before, now, onChange })).toEqual([
    "/changed/",
    "/added/",
  ]);
  expect(onChange.mock.calls).toEqual([[1], [2]]);
  expect([...now.keys()]).toEqual(["/same/", "/changed/", "/added/"]);
  expect(create([same, changed, added])).toEqual(["/same/", "/changed/", "/added/"]);
});
