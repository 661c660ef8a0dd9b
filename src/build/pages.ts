import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { ContentPageContext } from "../config/page-context";
import type { Site } from "../config/site-schema";
import { ContentError } from "./content";
import { createBlogPages } from "./blog-pages";
import { readContentPages, type ContentPage } from "./content-pages";
import { failBuild } from "./fail-build";
import { createKitchenSink } from "./kitchen-sink";
import { checkYamlContent, readSite } from "./site-content";

type MarkdownNodes = { allMarkdownRemark: { nodes: { id: string; fileAbsolutePath: string }[] } };

/** Gatsby's createPages: posts, lists, categories and the markdown pages of content/. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  try {
    const site = readSite();
    const pages = checkedContent(site);
    await createBlogPages(args);
    createKitchenSink(args);
    await createContentPages(args, site, pages);
  } catch (error) {
    failBuild(args.reporter, error);
  }
}

/** Everything in content/ is checked together, so that one build says every fault. */
function checkedContent(site: Site): ContentPage[] {
  const faults: string[] = [];
  const pages = [() => checkYamlContent(site), () => readContentPages(site)].flatMap((read) => {
    try {
      return read() ?? [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.lines);
      return [];
    }
  });
  if (faults.length > 0) throw new ContentError(faults);
  return pages;
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
