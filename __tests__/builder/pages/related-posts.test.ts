import { findRelatedPosts } from "../../../builder/pages/related-posts";

/** Returns posts of a category, newest first, whose ids count down to "1". */
function toPosts(
  count: number,
  chosen: Record<string, string[]> = {},
  categoryId: string | null = "c",
) {
  return Array.from({ length: count }, (_, index) => {
    const apiId = String(count - index);
    const card = { segment: apiId, title: apiId, date: null, dateText: "no date" };
    return { id: `node-${apiId}`, apiId, categoryId, related: chosen[apiId] ?? [], card };
  });
}

/** Returns the titles of posts that follow each post. */
function listFollowing(list: ReturnType<typeof toPosts>): Record<string, string> {
  const found = findRelatedPosts(list);
  return Object.fromEntries(
    list.map(({ id, apiId }) => [apiId, (found.get(id) ?? []).map(({ title }) => title).join(" ")]),
  );
}

test("PST-07 the next older posts of the category come first, then the next newer ones", () => {
  expect(listFollowing(toPosts(6))).toEqual({
    ...{ 6: "5 4 3", 5: "4 3 2", 4: "3 2 1" },
    ...{ 3: "2 1 4", 2: "1 3 4", 1: "2 3 4" },
  });
  expect(listFollowing(toPosts(1))).toEqual({ 1: "" });
});

test.each([4, 5, 50])("PST-07 a new post of a category of %d changes no older page", (count) => {
  const { [String(count + 1)]: added, ...older } = listFollowing(toPosts(count + 1));
  expect(older).toEqual(listFollowing(toPosts(count)));
  expect(added).toBe([count, count - 1, count - 2].join(" "));
});

test("PST-07 the editor's choice is first, once, without the post itself and removed posts", () => {
  const chosen = { 6: ["1", "6", "gone"], 4: ["6", "5", "3"], 2: ["1"] };
  expect(listFollowing(toPosts(6, chosen))).toMatchObject({ 6: "1 5 4", 4: "6 5 3", 2: "1 3 4" });
});

test("PST-07 skips other categories and posts without one", () => {
  expect(listFollowing(toPosts(2, { 2: ["1"] }, null))).toEqual({ 2: "1", 1: "" });
  const mixed = [...toPosts(2).slice(0, 1), ...toPosts(1, {}, "other")];
  expect(listFollowing(mixed)).toEqual({ 2: "", 1: "" });
});
