import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { BlogListContext, BlogPostContext, CategoryLink } from "../config/page-context";
import { paths } from "../config/paths";
import type { BlogCard } from "../rules/blog";
import { PAGE_SIZE, paginate } from "../rules/pagination";

type ListedPost = { id: string; segment: string; date: string | null; card: BlogCard } & {
  categoryId: string | null;
};
type BlogData = {
  allBlogPost: { nodes: ListedPost[] };
  allBlogCategory: { nodes: CategoryLink[] };
};

/** Creates every post, every list page and every category page (BLG-01). */
export async function createBlogPages({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<BlogData>(QUERY);
  if (errors || !data) throw errors ?? new Error("The blog query answered nothing");
  const posts = data.allBlogPost.nodes.toSorted(newestFirst);
  const categories = data.allBlogCategory.nodes;

  const component = resolve("src/templates/blog-post.tsx");
  for (const { id, segment } of posts) {
    const context: BlogPostContext = { id };
    actions.createPage({ path: paths.blog(segment), component, context });
  }
  const lists = [
    { active: null, listed: posts },
    ...categories.map((active) => ({
      active,
      listed: posts.filter(({ categoryId }) => categoryId === active.apiId),
    })),
  ];
  for (const { active, listed } of lists) {
    createListPages(actions, active, listed, categories);
  }
}

function createListPages(
  actions: CreatePagesArgs["actions"],
  active: CategoryLink | null,
  listed: ListedPost[],
  categories: CategoryLink[],
): void {
  const component = resolve("src/templates/blog-list.tsx");
  paginate(listed, PAGE_SIZE).forEach((posts, index, pages) => {
    const page = index + 1;
    const context: BlogListContext = {
      cards: posts.map(({ card }) => card),
      categories,
      active,
      page,
      totalPages: pages.length,
      total: listed.length,
    };
    const path = active ? paths.blogCategory(active.segment, page) : paths.blogsPage(page);
    actions.createPage({ path, component, context });
  });
}

/** By date, undated last; the id decides between equal dates, so that the order never flickers. */
function newestFirst(left: ListedPost, right: ListedPost): number {
  return time(right) - time(left) || right.id.localeCompare(left.id);
}

function time({ date }: ListedPost): number {
  const parsed = Date.parse(date ?? "");
  return Number.isNaN(parsed) ? -Infinity : parsed;
}

const QUERY = `
  query BlogPages {
    allBlogPost {
      nodes {
        id
        segment
        date
        categoryId
        card {
          signature
          segment
          title
          excerpt
          date
          dateText
          author
          category
          thumbnail { url width height alt sizes { url width height } }
        }
      }
    }
    allBlogCategory(sort: { order: ASC }) {
      nodes { apiId name segment }
    }
  }
`;
