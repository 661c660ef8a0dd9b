import pLimit from "p-limit";
import { ContractError, type Problem } from "../../contract/answer";
import {
  blogCategoriesPath,
  readBlogCategories,
  type BlogCategory,
} from "../../contract/blog-categories";
import { blogsPath, readBlogPage, type Blog, type BlogPage } from "../../contract/blogs";
import { employeesPath, readEmployees, type Employee } from "../../contract/employees";
import { CallError, callApi, type CallOptions } from "./call";

/** Everything pages are built from, and the records that had to be left out. */
export type ApiContent = {
  blogs: Blog[];
  categories: BlogCategory[];
  employees: Employee[];
  problems: Problem[];
};

export type PullOptions = CallOptions & { concurrency: number };

/** Posts asked for at once; an API that gives fewer a page is followed page by page. */
const PULL_PAGE_SIZE = 100;

/**
 * Pulls posts, categories and employees (BLD-01). A post that two pages both hold (one was published
 * in between) counts once. Throws a CallError when a call fails or its answer cannot be read.
 */
export async function pullContent(options: PullOptions): Promise<ApiContent> {
  const controller = new AbortController();
  try {
    return await pull({ ...options, signal: controller.signal });
  } finally {
    // What is still under way after a failure has nobody to answer to.
    controller.abort();
  }
}

async function pull(options: PullOptions): Promise<ApiContent> {
  const limit = pLimit(options.concurrency);
  const get = <T>(path: string, read: (body: unknown) => T) =>
    limit(async () => readable(path, options, read, await callApi(path, options)));

  const page = (number: number) =>
    get(blogsPath({ page: number, limit: PULL_PAGE_SIZE }), (body) => readBlogPage(body));
  const [first, categories, employees] = await Promise.all([
    page(1),
    get(blogCategoriesPath(), readBlogCategories),
    get(employeesPath(), readEmployees),
  ]);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => page(index + 2)),
  );
  const pages = [first, ...rest];
  return {
    blogs: distinct(pages),
    categories: categories.items,
    employees: employees.items,
    problems: [...pages, categories, employees].flatMap(({ problems }) => problems),
  };
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
        `The shape of each call stands in src/contract; correct the API, or its schema there.`,
    );
  }
}
