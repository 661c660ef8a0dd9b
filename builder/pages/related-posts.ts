import type { RelatedPost } from "../../src/shared/domain/page-context";

type Listed = {
  id: string;
  apiId: string;
  categoryId: string | null;
  related: readonly string[];
  card: RelatedPost;
};

const MAX_POSTS = 3;

/** Returns the related posts of each post, by its id (PST-07). Expects the newest post first. */
export function findRelatedPosts(posts: readonly Listed[]): Map<string, RelatedPost[]> {
  const byApiId = new Map(posts.map((post) => [post.apiId, post]));
  const categories = new Map<string | null, Listed[]>();
  for (const post of posts) {
    const listed = categories.get(post.categoryId);
    if (listed) listed.push(post);
    else categories.set(post.categoryId, [post]);
  }
  const links = new Map<string, RelatedPost[]>();
  for (const [categoryId, listed] of categories) {
    listed.forEach((post, at) => {
      const chosen = post.related.flatMap((apiId) => byApiId.get(apiId) ?? []);
      const near = categoryId === null ? [] : findNeighbours(listed, at);
      const others = new Set([...chosen, ...near]);
      others.delete(post);
      links.set(post.id, [...others].slice(0, MAX_POSTS).map(createPostLink));
    });
  }
  return links;
}

function findNeighbours(listed: readonly Listed[], at: number): Listed[] {
  const older = listed.slice(at + 1, at + 1 + MAX_POSTS);
  const newer = listed.slice(Math.max(0, at - MAX_POSTS), at).reverse();
  return [...older, ...newer];
}

/** Returns only what the link shows, because a page is rendered again whenever this changes. */
export function createPostLink({
  card: { segment, title, date, dateText },
}: Pick<Listed, "card">): RelatedPost {
  return { segment, title, date, dateText };
}
