import { createHash } from "node:crypto";
import { blogsEndpoint, type Blog, type BlogPage } from "../../src/shared/contract/blogs";
import { parseIndianDate } from "../../src/shared/contract/read-date";
import { toPathKey } from "../../src/shared/domain/paths";
import { toSlugSegment } from "../../src/shared/domain/slug";

/** `blog` is absent if the response equals that of the previous pull. */
export type PulledPost = {
  id: string;
  slug: string;
  /** Milliseconds of its date; -Infinity without one. */
  time: number;
  digest: string;
  blog?: Blog;
};

export type PostPage = Pick<BlogPage, "problems" | "totalPages"> & {
  /** Hash of the response's bytes. */
  digest: string;
  etag: string | null;
  posts: PulledPost[];
};

/** Responses of the previous pull by the paths of their calls: an edit changes one of ten thousand posts. */
export type PreviousPages = ReadonlyMap<string, PostPage>;

/** Returns the posts of a response, each with the digest of its record. */
export function createPostPage(
  meta: Pick<PostPage, "digest" | "etag">,
  { items, problems, totalPages }: BlogPage,
): PostPage {
  const posts = items.map((blog) => ({
    id: blog.id,
    slug: blog.slug,
    time: (blog.date && parseIndianDate(blog.date)?.getTime()) || -Infinity,
    digest: toHash(JSON.stringify(blog)),
    blog,
  }));
  return { ...meta, posts, problems, totalPages };
}

/** Returns each post once and only the newest of an address; the others are `shadowed`. */
export function removeDuplicatePosts(pages: Iterable<PostPage>): {
  posts: PulledPost[];
  shadowed: { post: PulledPost; by: PulledPost }[];
} {
  const byId = new Map([...pages].flatMap(({ posts }) => posts).map((post) => [post.id, post]));
  const byAddress = new Map<string, PulledPost>();
  const others: PulledPost[] = [];
  for (const post of byId.values()) {
    const key = toAddressKey(post);
    const other = byAddress.get(key);
    if (other) others.push(isNewer(post, other) ? other : post);
    if (!other || isNewer(post, other)) byAddress.set(key, post);
  }
  const shadowed = others.map((post) => ({ post, by: byAddress.get(toAddressKey(post)) ?? post }));
  return { posts: [...byAddress.values()], shadowed };
}

const toAddressKey = ({ slug }: PulledPost) => toPathKey(toSlugSegment(slug));
const ids = new Intl.Collator("en", { numeric: true });

function isNewer(one: PulledPost, other: PulledPost): boolean {
  return one.time === other.time ? ids.compare(one.id, other.id) > 0 : one.time > other.time;
}

/** True if each post without a record was in the previous pull. */
export function isComplete(posts: readonly PulledPost[], previous: PreviousPages): boolean {
  const previousDigests = new Map(
    removeDuplicatePosts(previous.values()).posts.map(({ slug, digest }) => [slug, digest]),
  );
  return posts.every(({ slug, digest, blog }) => blog || previousDigests.get(slug) === digest);
}

/** Drops the records for the next pull, which needs only their digests. */
export function dropRecords(page: PostPage): PostPage {
  return { ...page, posts: page.posts.map(({ blog: _, ...post }) => post) };
}

/** Returns the SHA-1 in hexadecimal: it finds changes, but is no protection. */
export function toHash(bytes: Buffer | string): string {
  return createHash("sha1").update(bytes).digest("hex");
}

/** Returns the warning about a post that a newer one with its slug hides. */
export function describeShadowed(post: PulledPost, by: PulledPost): string {
  return (
    `GET ${blogsEndpoint.path}: post ${post.id} is not published: its slug "${post.slug}" is the ` +
    `address of the newer post ${by.id}. Give one of them another slug.`
  );
}
