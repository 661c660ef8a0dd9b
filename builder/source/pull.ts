import pLimit from "p-limit";
import { redactUrl } from "../../src/shared/node/api-request";
import { ContractError, describeProblem } from "../../src/shared/contract/response";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { employeesEndpoint } from "../../src/shared/contract/employees";
import type { Environment } from "../../src/shared/node/environment/environment";
import { CallError, callApi, parseJson, type CallOptions } from "./call";
import {
  optionalCalls,
  readOptional,
  type OptionalCall,
  type OptionalResponse,
} from "./optional-calls";
import {
  toHash,
  removeDuplicatePosts,
  isComplete,
  createPostPage,
  dropRecords,
  type PreviousPages,
  type PostPage,
} from "./post-pages";

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
