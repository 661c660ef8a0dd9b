import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import type { ContentPageContext, SearchPageContext } from "../../shared/domain/page-context";
import { paths } from "../../shared/domain/paths";
import type { Site } from "../../content/site.schema";
import { ContentError } from "../../content/read-content";
import { createBlogPages } from "./blog-pages";
import { findClaimWarnings } from "./claim-checks";
import type { ContentPage } from "./content-pages";
import { checkQrImage } from "../channel-errors";
import { checkContent } from "../check-content";
import { failBuild } from "../fail-build";
import { createIpoPages } from "./ipo-pages";
import { hasChanged, isIncrement, keepPages, skipKnownPages } from "./page-digests";
import { BUILD_DAY } from "../source/optional-calls";
import { readSearchPages } from "../outputs/search/search-pages";
import { buildDay } from "../site-content";

type MarkdownNodes = { allMarkdownRemark: { nodes: { id: string; fileAbsolutePath: string }[] } };

export async function createPages(given: CreatePagesArgs): Promise<void> {
  const args = skipKnownPages(given);
  try {
    content = (isIncrement(given) && content) || readContent(args.reporter);
    if (!isIncrement(given)) await checkQrImage();
    if (hasChanged(given, BLOG_SOURCES)) await createBlogPages(args);
    else keepPages(given, BLOG_PATHS);
    if (hasChanged(given, IPO_SOURCES)) await createIpoPages(args);
    else keepPages(given, IPO_PATHS);
    await createContentPages(args, content);
    content.searchPages ??= readSearchPages(content.site);
    createSearchPage(args, content.searchPages);
  } catch (error) {
    failBuild(args.reporter, error);
  }
}

const BLOG_SOURCES = ["ApiBlogPost", "ApiBlogCategory", "authors", "redirects"];
const BLOG_PATHS = /^\/blogs?\//;
const IPO_SOURCES = ["ipos", BUILD_DAY];
const IPO_PATHS = /^\/ipo\//;

type SearchPages = ReturnType<typeof readSearchPages>;
type Content = { site: Site; pages: ContentPage[]; searchPages?: SearchPages };

/** Read once for all increments of a process: another content/ is a full build in a new one. */
let content: Content | undefined;

/** Reads all content, so that one build reports all errors. */
function readContent(reporter: Reporter): Content {
  const { errors, ...read } = checkContent();
  if (errors.length > 0) failBuild(reporter, new ContentError(errors));
  for (const warning of findClaimWarnings(buildDay())) reporter.warn(warning);
  return read;
}

async function createContentPages(
  { actions, graphql }: CreatePagesArgs,
  { site, pages }: Content,
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

/** Creates /search/ with links to all pages of content/ and groups of questions (FND-06). */
function createSearchPage({ actions }: CreatePagesArgs, pages: SearchPages): void {
  const context: SearchPageContext = {
    pages: pages
      .map(({ title, path }) => ({ title, path }))
      .sort((a, b) => a.title.localeCompare(b.title)),
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
