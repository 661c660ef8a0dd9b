import type { CreatePagesArgs, Page } from "gatsby";
import {
  hashPage,
  hasChanged,
  recordUnchangedPages,
  skipKnownPages,
  type PageDigests,
} from "../../../builder/pages/page-digests";

const toPage = (path: string, context = {}): Page<Record<string, unknown>> => ({
  path,
  component: "/templates/post.tsx",
  context,
});

function createAll(pages: Page<Record<string, unknown>>[], pageDigests?: PageDigests): string[] {
  const createPage = jest.fn();
  const given = { actions: { createPage }, pageDigests } as unknown as CreatePagesArgs;
  const { actions } = skipKnownPages(given);
  for (const each of pages) actions.createPage(each);
  return createPage.mock.calls.map(([{ path }]) => path);
}

test("BLD-09 an increment creates and counts only new and changed pages", () => {
  const same = toPage("/same/");
  const [changed, added] = [toPage("/changed/", { id: "2" }), toPage("/added/")];
  const before = new Map([
    ["/same/", hashPage(same)],
    ["/changed/", hashPage(toPage("/changed/", { id: "1" }))],
    ["/gone/", hashPage(toPage("/gone/"))],
  ]);
  const now = new Map<string, string>();
  const digests = { before, now, changed: new Set<string>() };
  expect(createAll([same, changed, added], digests)).toEqual(["/changed/", "/added/"]);
  expect([...now.keys()]).toEqual(["/same/", "/changed/", "/added/"]);
  expect(createAll([same, changed, added])).toEqual(["/same/", "/changed/", "/added/"]);
});

test("BLD-09 an increment without a change of the blog keeps its pages, a full build creates them", () => {
  const before = new Map(["/blog/a/", "/blogs/", "/ipo/b/"].map((path) => [path, path]));
  const now = new Map<string, string>();
  const pageDigests = { before, now, changed: new Set(["ipos"]) };
  const args = { pageDigests } as unknown as CreatePagesArgs;
  expect([hasChanged(args, ["ipos", "today"]), hasChanged(args, ["ApiBlogPost"])]).toEqual([
    ...[true, false],
  ]);
  expect(hasChanged({} as CreatePagesArgs, ["ApiBlogPost"])).toBe(true);
  recordUnchangedPages(args, /^\/blogs?\//);
  expect([...now]).toEqual([
    ["/blog/a/", "/blog/a/"],
    ["/blogs/", "/blogs/"],
  ]);
});
