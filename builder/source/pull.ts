import pLimit from "p-limit";
import { redactUrl } from "../../src/shared/node/api-request";
import { ContractError, describeProblem } from "../../src/shared/contract/response";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import { blogsEndpoint, type Blog, type BlogPage } from "../../src/shared/contract/blogs";
import { employeesEndpoint } from "../../src/shared/contract/employees";
import type { Environment } from "../../src/shared/node/environment/environment";
import { CallError, callApi, parseJson, type CallOptions } from "./call";
import {
  optionalCalls,
  readOptional,
  type OptionalCall,
  type OptionalResponse,
} from "./optional-calls";
import { createHash } from "node:crypto";
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

type PostPage = Pick<BlogPage, "problems" | "totalPages"> & {
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
function isComplete(posts: readonly PulledPost[], previous: PreviousPages): boolean {
  const previousDigests = new Map(
    removeDuplicatePosts(previous.values()).posts.map(({ slug, digest }) => [slug, digest]),
  );
  return posts.every(({ slug, digest, blog }) => blog || previousDigests.get(slug) === digest);
}

/** Drops the records for the next pull, which needs only their digests. */
function dropRecords(page: PostPage): PostPage {
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

export type ApiContent = Awaited<ReturnType<typeof pullContent>>;

export type PullOptions = CallOptions & { concurrency: number };

/** Returns the settings of a pull. */
export function createPullOptions(env: Environment): PullOptions {
  const { apiHost, apiTimeoutMs: timeoutMs, apiRetries: retries } = env;
  return { apiHost, timeoutMs, retries, concurrency: env.apiConcurrency };
}

const PULL_PAGE_SIZE = 100;

/** Pulls all content; `previous` is from the last pull. Throws a CallError. */
export async function pullContent(options: PullOptions, previous: PreviousPages = new Map()) {
  const controller = new AbortController();
  const cancellable = { ...options, signal: controller.signal };
  try {
    const content = await pullOnce(cancellable, previous);
    return isComplete(content.posts, previous) ? content : await pullOnce(cancellable, new Map());
  } finally {
    // A failure cancels the remaining calls.
    controller.abort();
  }
}

/** Like pullContent. Also throws a CallError for fewer posts than the API counts. */
export async function pullComplete(
  options: PullOptions,
  posts: number | undefined,
  previous: PreviousPages,
) {
  const content = await pullContent(options, previous);
  const count = content.posts.length + content.shadowed.length + content.problems.length;
  if (posts === undefined || count >= posts) return content;
  throw new CallError(
    `${redactUrl(options.apiHost)} returned ${count} of ${posts} posts. Check the API and its proxies.`,
  );
}

async function pullOnce(options: PullOptions, previous: PreviousPages) {
  const limit = pLimit(options.concurrency);
  const pullCall = <T>({ path, read }: { path: string; read: (body: unknown) => T }) =>
    limit(async () => readOrThrow(path, options, read, await callApi(path, options, parseJson)));
  const getPage = async (index: number) => {
    const path = blogsEndpoint.toCall({ page: index + 1, limit: PULL_PAGE_SIZE });
    return [path, await limit(getPosts, path, options, previous.get(path))] as const;
  };

  const optional = pullOptional(options);
  // Requests as many pages as last time at once. Failures count only for pages that still exist.
  const early = Array.from({ length: Math.max(1, previous.size) }, (_, index) => getPage(index));
  for (const page of early) page.catch(() => undefined);
  const [[, first], categories, employees] = await Promise.all([
    early[0] ?? getPage(0),
    pullCall(blogCategoriesEndpoint),
    pullCall(employeesEndpoint),
  ]);
  const count = Math.max(1, first.totalPages);
  const pages = await Promise.all(
    Array.from({ length: count }, (_, index) => early[index] ?? getPage(index)),
  );
  const all = pages.map(([, page]) => page);
  return {
    ...removeDuplicatePosts(all),
    pages: new Map(pages.map(([path, page]) => [path, dropRecords(page)])),
    categories: categories.items,
    employees: employees.items,
    problems: [...all, categories, employees].flatMap(({ problems }) => problems),
    optional: await optional,
  };
}

/** Returns the previous page if the response is unchanged, which an API with tags does not send again. */
async function getPosts(path: string, options: PullOptions, last?: PostPage): Promise<PostPage> {
  const call = { ...options, etag: last?.etag };
  const { body, ...facts } = await callApi(path, call, ({ bytes, type, etag, isMatch }) => {
    const digest = isMatch && last ? last.digest : toHash(bytes);
    const isSame = digest === last?.digest;
    return { digest, etag, body: isSame ? undefined : parseJson({ bytes, type }) };
  });
  if (last && body === undefined) return last;
  return createPostPage(facts, readOrThrow(path, options, blogsEndpoint.read, body));
}

type Optional = {
  responses: Map<OptionalCall, unknown>;
  failed: Map<OptionalCall, CallError>;
  problems: string[];
};

/** Pulls optional calls and returns failed ones. Few retries, so that a hanging call delays no publish. */
async function pullOptional(options: PullOptions): Promise<Optional> {
  const optional: Optional = { responses: new Map(), failed: new Map(), problems: [] };
  const limit = pLimit(options.concurrency);
  const retryOptions = { ...options, retries: Math.min(options.retries, 1) };
  const callOptional = async (name: OptionalCall): Promise<void> => {
    const { path } = optionalCalls[name];
    const pages: OptionalResponse[] = [];
    try {
      do {
        const call = pages.length === 0 ? path : `${path}?page=${pages.length + 1}`;
        const body = await callApi(call, retryOptions, parseJson);
        pages.push(readOrThrow(path, retryOptions, (json) => readOptional(name, json), body));
      } while (pages.length < (pages[0]?.totalPages ?? 1));
      const data = pages.length === 1 ? pages[0]?.data : pages.flatMap((page) => page.data);
      optional.responses.set(name, data);
      const problems = pages.flatMap((page) => page.problems);
      optional.problems.push(...problems.map(describeProblem));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      optional.failed.set(name, error);
    }
  };
  const names = Object.keys(optionalCalls) as OptionalCall[];
  await Promise.all(names.map((name) => limit(callOptional, name)));
  return optional;
}

function readOrThrow<T>(
  path: string,
  { apiHost }: PullOptions,
  readBody: (body: unknown) => T,
  body: unknown,
): T {
  try {
    return readBody(body);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw new CallError(
      `GET ${redactUrl(apiHost + path)} returned an unreadable response: ${error.message}. ` +
        `Correct the API, or its schema in src/shared/contract.`,
    );
  }
}
