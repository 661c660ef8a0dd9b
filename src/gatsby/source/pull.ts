import pLimit from "p-limit";
import { ContractError, describeProblem } from "../../shared/contract/answer";
import { blogCategoriesEndpoint } from "../../shared/contract/blog-categories";
import { blogsEndpoint, type Blog, type BlogPage } from "../../shared/contract/blogs";
import { employeesEndpoint } from "../../shared/contract/employees";
import type { Environment } from "../../shared/environment/environment";
import { CallError, callApi, type CallOptions } from "./call";
import { optionalCalls, readOptional, type OptionalCall } from "./optional-calls";

export type ApiContent = Awaited<ReturnType<typeof pullContent>>;

export type PullOptions = CallOptions & { concurrency: number };

export function pullOptions(env: Environment): PullOptions {
  const { apiHost, apiTimeout: timeout, apiRetries: retries, apiConcurrency: concurrency } = env;
  return { apiHost, timeout, retries, concurrency };
}

const PULL_PAGE_SIZE = 100;

/** A post that two pages hold, as one was published in between, counts once. Throws a CallError. */
export async function pullContent(options: PullOptions) {
  const controller = new AbortController();
  try {
    return await pull({ ...options, signal: controller.signal });
  } finally {
    // What is still under way after a failure has nobody to answer to.
    controller.abort();
  }
}

async function pull(options: PullOptions) {
  const limit = pLimit(options.concurrency);
  const get = <T>({ path, read }: { path: string; read: (body: unknown) => T }) =>
    limit(async () => readable(path, options, read, await callApi(path, options)));
  const page = (number: number) =>
    get({
      path: blogsEndpoint.address({ page: number, limit: PULL_PAGE_SIZE }),
      read: blogsEndpoint.read,
    });

  const [first, categories, employees] = await Promise.all([
    page(1),
    get(blogCategoriesEndpoint),
    get(employeesEndpoint),
  ]);
  const optional = pullOptional(options);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => page(index + 2)),
  );
  const pages = [first, ...rest];
  return {
    blogs: distinct(pages),
    categories: categories.items,
    employees: employees.items,
    problems: [...pages, categories, employees].flatMap(({ problems }) => problems),
    optional: await optional,
  };
}

type Optional = {
  answers: Map<OptionalCall, unknown>;
  /** The calls that brought nothing. */
  failed: Map<OptionalCall, CallError>;
  /** Records that were left out. */
  problems: string[];
};

/** Never fails. A call that hangs is not asked so often that a publish waits for it. */
async function pullOptional(options: PullOptions): Promise<Optional> {
  const found: Optional = { answers: new Map(), failed: new Map(), problems: [] };
  const limit = pLimit(options.concurrency);
  const patience = { ...options, retries: Math.min(options.retries, 1) };
  const ask = async (name: OptionalCall): Promise<void> => {
    const { path } = optionalCalls[name];
    try {
      const read = (body: unknown) => readOptional(name, body);
      const answer = readable(path, patience, read, await callApi(path, patience));
      found.answers.set(name, answer.data);
      found.problems.push(...answer.problems.map(describeProblem));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      found.failed.set(name, error);
    }
  };
  const names = Object.keys(optionalCalls) as OptionalCall[];
  await Promise.all(names.map((name) => limit(ask, name)));
  return found;
}

function distinct(pages: BlogPage[]): Blog[] {
  const bySlug = new Map(pages.flatMap(({ items }) => items).map((blog) => [blog.slug, blog]));
  return [...bySlug.values()];
}

function readable<T>(
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
      `GET ${apiHost}${path} answered something that cannot be read: ${error.message}. ` +
        `The shape of each call stands in src/shared/contract; correct the API, or its schema there.`,
    );
  }
}
