import { blogsEndpoint } from "../../../src/shared/contract/blogs";
import {
  describeShadowed,
  createPostPage,
  removeDuplicatePosts,
} from "../../../builder/source/pull";

const toPage = (...posts: [id: string, slug: string, date: string | null][]) =>
  createPostPage(
    { digest: "", etag: null },
    blogsEndpoint.read(posts.map(([_id, slug, date]) => ({ _id, slug, date }))),
  );
const removeDuplicates = (...pages: ReturnType<typeof toPage>[]) => {
  const { posts, shadowed } = removeDuplicatePosts(pages);
  return {
    posts: posts.map(({ id }) => id),
    shadowed: shadowed.map(({ post, by }) => [post.id, by.id]),
  };
};

test.each([
  ["in any order", ["1 a 2026-09-14", "2 a 2025-09-14"], "1", "2"],
  ["in any order", ["2 a 2025-09-14", "1 a 2026-09-14"], "1", "2"],
  ["and a post without a date is older", ["1 a", "2 a 2025-09-14"], "2", "1"],
  ["and on the same day the larger id is newer", ["9 a 2025-09-14", "10 a 2025-09-14"], "10", "9"],
  ["also if only the case differs", ["1 Fees 2026-09-14", "2 fees 2025-09-14"], "1", "2"],
] as const)("API-04 the newer post with the same slug stays, %s", (_, posts, stays, shadowed) => {
  const rows = posts.map((post): Parameters<typeof toPage>[0] => {
    const [id = "", slug = "", date = null] = post.split(" ");
    return [id, slug, date];
  });
  expect(removeDuplicates(toPage(...rows))).toEqual({
    posts: [stays],
    shadowed: [[shadowed, stays]],
  });
});

test("API-04 a post on two pages counts once and hides no other post", () => {
  const pages = [
    toPage(["1", "a", null], ["2", "b", null]),
    toPage(["2", "b", null], ["3", "c", null]),
  ];
  expect(removeDuplicates(...pages)).toEqual({ posts: ["1", "2", "3"], shadowed: [] });
});

test("API-04 the warning about a hidden post names both posts, the slug and the fix", () => {
  const { shadowed } = removeDuplicatePosts([
    toPage(["1", "fees", null], ["2", "fees", "2026-09-14"]),
  ]);
  expect(shadowed.map(({ post, by }) => describeShadowed(post, by))).toEqual([
    'GET /api/blogs: post 1 is not published: its slug "fees" is the address of the newer post 2. Give one of them another slug.',
  ]);
});
