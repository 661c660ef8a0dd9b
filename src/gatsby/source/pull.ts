import pLimit from "p-limit";
import { redactUrl } from "../../shared/node/api-request";
import { ContractError, describeProblem } from "../../shared/contract/response";
import { blogCategoriesEndpoint } from "../../shared/contract/blog-categories";
import { blogsEndpoint } from "../../shared/contract/blogs";
import { employeesEndpoint } from "../../shared/contract/employees";
import type { Environment } from "../../shared/node/environment/environment";
import { CallError, callApi, parseJson, type CallOptions } from "./call";
import { optionalCalls, readOptional, type OptionalCall } from "./optional-calls";
import {
  toHash,
  removeDuplicatePosts,
  isReadable,
  postPage,
  dropRecords,
  type KnownPages,
  type PostPage,
} from "./post-pages";

export type ApiContent = Awaited<ReturnType<typeof pullContent>>;

export type PullOptions = CallOptions & { concurrency: number };

export function pullOptions(env: Environment): PullOptions {
  const { apiHost, apiTimeout: timeout, apiRetries: retries, apiConcurrency: concurrency } = env;
  return { apiHost, timeout, retries, concurrency };
}

const PULL_PAGE_SIZE = 100;

/** Pulls all content; `known` is from the previous pull. Throws a CallError. */
export async function pullContent(options: PullOptions, known: KnownPages = new Map()) {
  const controller = new AbortController();
  const stoppable = { ...options, signal: controller.signal };
  try {
    const content = await pull(stoppable, known);
    return isReadable(content.posts, known) ? content : await pull(stoppable, new Map());
  } finally {
    // A failure cancels the remaining calls.
    controller.abort();
  }
}

/** As pullContent. Throws a CallError if there are fewer posts than the API counts: a response may be truncated. */
export async function pullWhole(
  options: PullOptions,
  posts: number | undefined,
  known: KnownPages,
) {
  const content = await pullContent(options, known);
  const got = content.posts.length + content.shadowed.length + content.problems.length;
  if (posts === undefined || got >= posts) return content;
  throw new CallError(`${redactUrl(options.apiHost)} returned ${got} of ${posts} posts`);
}

async function pull(options: PullOptions, known: KnownPages) {
  const limit = pLimit(options.concurrency);
  const get = <T>({ path, read }: { path: string; read: (body: unknown) => T }) =>
    limit(async () => readOrThrow(path, options, read, await callApi(path, options, parseJson)));
  const getPage = async (index: number) => {
    const path = blogsEndpoint.address({ page: index + 1, limit: PULL_PAGE_SIZE });
    return [path, await limit(getPosts, path, options, known.get(path))] as const;
  };

  const optional = pullOptional(options);
  // As many pages as before are asked for at once. Only those that there still are may fail.
  const early = Array.from({ length: Math.max(1, known.size) }, (_, index) => getPage(index));
  for (const page of early) page.catch(() => undefined);
  const [[, first], categories, employees] = await Promise.all([
    early[0] ?? getPage(0),
    get(blogCategoriesEndpoint),
    get(employeesEndpoint),
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

/** The same response as before is neither sent again, if the API has tags, nor read again. */
async function getPosts(path: string, options: PullOptions, known?: PostPage): Promise<PostPage> {
  const asked = { ...options, etag: known?.etag };
  const { body, ...facts } = await callApi(path, asked, ({ bytes, type, etag, isKnown }) => {
    const digest = isKnown && known ? known.digest : toHash(bytes);
    const isSame = digest === known?.digest;
    return { digest, etag, body: isSame ? undefined : parseJson({ bytes, type }) };
  });
  if (known && body === undefined) return known;
  return postPage(facts, readOrThrow(path, options, blogsEndpoint.read, body));
}

type Optional = {
  responses: Map<OptionalCall, unknown>;
  /** The calls that brought nothing. */
  failed: Map<OptionalCall, CallError>;
  /** Records that were skipped. */
  problems: string[];
};

/** Pulls optional calls. Never rejects, and limits retries so that a hanging call does not delay a publish. */
async function pullOptional(options: PullOptions): Promise<Optional> {
  const found: Optional = { responses: new Map(), failed: new Map(), problems: [] };
  const limit = pLimit(options.concurrency);
  const retryOptions = { ...options, retries: Math.min(options.retries, 1) };
  const ask = async (name: OptionalCall): Promise<void> => {
    const { path } = optionalCalls[name];
    try {
      const read = (body: unknown) => readOptional(name, body);
      const response = readOrThrow(
        path,
        retryOptions,
        read,
        await callApi(path, retryOptions, parseJson),
      );
      found.responses.set(name, response.data);
      found.problems.push(...response.problems.map(describeProblem));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      found.failed.set(name, error);
    }
  };
  const names = Object.keys(optionalCalls) as OptionalCall[];
  await Promise.all(names.map((name) => limit(ask, name)));
  return found;
}

function readOrThrow<T>(
  path: string,
  { apiHost }: PullOptions,
  read: (body: unknown) => T,
  body: unknown,
): T {
  try {
    return read(body);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw new CallError(
      `GET ${redactUrl(apiHost + path)} returned something that cannot be read: ${error.message}. ` +
        `Correct the API, or its schema in src/shared/contract.`,
    );
  }
}
