import { createHash } from "node:crypto";
import type { Blog, BlogPage } from "../../shared/contract/blogs";

/** `blog` is absent in an answer that has the same bytes as in the pull before. */
export type PulledPost = { slug: string; digest: string; blog?: Blog };

export type PostPage = Pick<BlogPage, "problems" | "totalPages"> & {
  /** Of the answer's bytes. */
  digest: string;
  posts: PulledPost[];
};

/** Answers of the pull before by the paths of their calls: of ten thousand posts an edit changes one. */
export type KnownPages = ReadonlyMap<string, PostPage>;

export function postPage(digest: string, { items, problems, totalPages }: BlogPage): PostPage {
  const posts = items.map((blog) => ({
    slug: blog.slug,
    digest: digestOf(JSON.stringify(blog)),
    blog,
  }));
  return { digest, posts, problems, totalPages };
}

/** A post that two pages hold, as one was published in between, counts once. */
export function distinctPosts(pages: Iterable<PostPage>): PulledPost[] {
  const bySlug = new Map([...pages].flatMap(({ posts }) => posts).map((post) => [post.slug, post]));
  return [...bySlug.values()];
}

/** Whether each post without its record is one that the pull before brought in. */
export function isReadable(posts: readonly PulledPost[], known: KnownPages): boolean {
  const before = new Map(distinctPosts(known.values()).map(({ slug, digest }) => [slug, digest]));
  return posts.every(({ slug, digest, blog }) => blog || before.get(slug) === digest);
}

/** For the next pull: a digest tells of a post all it has to know. */
export function withoutRecords(page: PostPage): PostPage {
  return { ...page, posts: page.posts.map(({ slug, digest }) => ({ slug, digest })) };
}

export function digestOf(bytes: Buffer | string): string {
  return createHash("sha1").update(bytes).digest("hex");
}
