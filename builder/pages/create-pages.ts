import { resolve } from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import type { ContentPageContext, SearchPageContext } from "../../src/shared/domain/page-context";
import { paths } from "../../src/shared/domain/paths";
import type { Site } from "../../src/content/site.schema";
import { ContentError } from "../../src/content/read-content";
import { createBlogPages } from "./blog-pages";
import { findClaimWarnings } from "./claim-checks";
import type { ContentPage } from "./content-pages";
import { checkQrImage } from "../channel-errors";
import { checkContent } from "../check-content";
import { failBuild } from "../fail-build";
import { createIpoPages } from "./ipo-pages";
import { hasChanged, isIncrement, recordUnchangedPages, skipKnownPages } from "./page-digests";
import { BUILD_TIME } from "../source/optional-calls";
import { readSearchPages } from "../outputs/search/search-pages";
import { getBuildDay } from "../site-content";
import { toShortHash } from "../../src/shared/node/sha256";

type MarkdownNodes = { allMarkdownRemark: { nodes: { id: string; fileAbsolutePath: string }[] } };

/** Gatsby's createPages: checks content/ and creates all pages that are not in src/pages (BLD-01, BLD-02). */
export async function createPages(allArgs: CreatePagesArgs): Promise<void> {
  const args = skipKnownPages(allArgs);
  try {
    content = (isIncrement(allArgs) && content) || readContent(args.reporter);
    if (!isIncrement(allArgs)) await checkQrImage();
    if (hasChanged(allArgs, BLOG_SOURCES)) await createBlogPages(args);
    else recordUnchangedPages(allArgs, BLOG_PATHS);
    if (hasChanged(allArgs, IPO_SOURCES)) await createIpoPages(args);
    else recordUnchangedPages(allArgs, IPO_PATHS);
    await createContentPages(args, content);
    content.searchPages ??= readSearchPages(content.site);
    createSearchPage(args, content.searchPages);
  } catch (error) {
    failBuild(args.reporter, error);
  }
}

const BLOG_SOURCES = ["ApiBlogPost", "ApiBlogCategory", "authors", "redirects"];
const BLOG_PATHS = /^\/blogs?\//;
const IPO_SOURCES = ["ipos", "authors", BUILD_TIME];
const IPO_PATHS = /^\/ipo\//;

type SearchPages = ReturnType<typeof readSearchPages>;
type Content = { site: Site; pages: ContentPage[]; searchPages?: SearchPages };

/** Read once, because a change of content/ starts a full build in a new process. */
let content: Content | undefined;

/** Reads all content, so that one build reports all errors. */
function readContent(reporter: Reporter): Content {
  const { errors, ...checked } = checkContent();
  if (errors.length > 0) failBuild(reporter, new ContentError(errors));
  for (const warning of findClaimWarnings(getBuildDay())) reporter.warn(warning);
  return checked;
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
  const hash = toShortHash(JSON.stringify(site));
  for (const { file, frontMatter } of pages) {
    const { path, title, description, keywords, heading, eyebrow } = frontMatter;
    const { picture, lastUpdated, article } = frontMatter;
    const context: ContentPageContext = {
      id: ids.get(file) ?? "",
      site: hash,
      title,
      description,
      keywords,
      heading,
      eyebrow,
      picture,
      lastUpdated,
      article,
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
