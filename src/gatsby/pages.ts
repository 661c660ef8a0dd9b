import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { ContentPageContext, SearchPageContext } from "../shared/page-context";
import { paths } from "../shared/paths";
import type { Site } from "../content/site.schema";
import { ContentError } from "../content/read-content";
import { createBlogPages } from "./blog-pages";
import { readContentPages, type ContentPage } from "./content-pages";
import { failBuild } from "./fail-build";
import { withoutKnownPages } from "./page-digests";
import { readSearchPages } from "./search/search-pages";
import { readSite, yamlErrors } from "./site-content";

type MarkdownNodes = { allMarkdownRemark: { nodes: { id: string; fileAbsolutePath: string }[] } };

export async function createPages(given: CreatePagesArgs): Promise<void> {
  const args = withoutKnownPages(given);
  try {
    const site = readSite();
    const content = readContentPages(site);
    // Checked together, so that one build says every fault.
    const errors = [...yamlErrors(site), ...content.errors];
    if (errors.length > 0) failBuild(args.reporter, new ContentError(errors));
    await createBlogPages(args);
    await createContentPages(args, site, content.pages);
    createSearchPage(args, site);
  } catch (error) {
    failBuild(args.reporter, error);
  }
}

async function createContentPages(
  { actions, graphql }: CreatePagesArgs,
  site: Site,
  pages: ContentPage[],
): Promise<void> {
  const { data, errors } = await graphql<MarkdownNodes>(`
    query ContentPageIds {
      allMarkdownRemark {
        nodes {
          id
          fileAbsolutePath
        }
      }
    }
  `);
  if (errors) throw errors;
  const ids = new Map(
    data?.allMarkdownRemark.nodes.map(({ id, fileAbsolutePath }) => [
      resolve(fileAbsolutePath),
      id,
    ]),
  );
  const mark = createHash("sha1").update(JSON.stringify(site)).digest("hex").slice(0, 12);
  for (const { file, frontMatter } of pages) {
    const { path, title, description, keywords, heading, eyebrow } = frontMatter;
    const { picture, lastUpdated, article } = frontMatter;
    const context: ContentPageContext = {
      ...{ id: ids.get(file) ?? "", site: mark, title, description, keywords, heading, eyebrow },
      ...{ picture, lastUpdated, article },
    };
    actions.createPage({ path, component: resolve("src/templates/content-page.tsx"), context });
  }
}

/** Leads to every page of content/, and to the groups of questions (FND-06). */
function createSearchPage({ actions }: CreatePagesArgs, site: Site): void {
  const pages = readSearchPages(site);
  const context: SearchPageContext = {
    pages: pages.map(({ title, path }) => ({ title, path })),
    groups: pages
      .filter(({ path }) => path === paths.faq())
      .flatMap(({ path, parts }) =>
        parts
          .filter(({ kind }) => kind === "section")
          .map(({ id, title }) => ({ title, path: `${path}#${id}` })),
      ),
  };
  const component = resolve("src/templates/search-page.tsx");
  actions.createPage({ path: paths.search(), component, context });
}
