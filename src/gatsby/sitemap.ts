import { blogSlugOf, encodePath, paths } from "../shared/paths";

// Gatsby names a page made in code without its last slash; paths.ts says the canonical address.
const spelt = new Map(
  Object.values(paths).flatMap((path) => (isFixed(path) ? [[slashless(path()), path()]] : [])),
);

type SitemapPage = { path: string; pageContext: { lastUpdated?: string } | null };
type SitemapData = {
  allSitePage: { nodes: SitemapPage[] };
  allBlogPost: { nodes: { segment: string; updatedAt: string | null }[] };
};

/** Options of gatsby-plugin-sitemap: every page but the 404s, the fallback, the preview and withdrawn posts (BLD-04). */
export const sitemapOptions = {
  output: "/",
  excludes: [paths.blogFallback(), paths.preview()],
  query: `
    {
      site { siteMetadata { siteUrl } }
      allSitePage { nodes { path } }
      allBlogPost { nodes { segment updatedAt } }
    }
  `,
  resolvePages: ({ allSitePage, allBlogPost }: SitemapData) => {
    const changed = new Map(
      allBlogPost.nodes.map(({ segment, updatedAt }) => [paths.blog(segment), updatedAt]),
    );
    return allSitePage.nodes
      .filter(({ path }) => blogSlugOf(path) === null || changed.has(path))
      .map(({ path }) => ({
        path: spelt.get(slashless(path)) ?? path,
        lastmod: changed.get(path) ?? null,
      }))
      .sort((left, right) => (left.path < right.path ? -1 : 1));
  },
  serialize: ({ path, lastmod }: { path: string; lastmod: string | null }) => ({
    url: encodePath(path),
    ...(lastmod ? { lastmod } : {}),
  }),
};

function isFixed(path: (...args: never[]) => string): path is () => string {
  return path.length === 0;
}

function slashless(path: string): string {
  return path.replace(/(.)\/$/, "$1");
}
