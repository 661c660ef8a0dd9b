import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { ContentPageContext } from "../config/page-context";
import { failBuild } from "./fail-build";
import { createBlogPages } from "./blog-pages";
import { readContentPages } from "./content-pages";
import { checkYamlContent, readSite } from "./site-content";

type MarkdownNodes = { allMarkdownRemark: { nodes: { id: string; fileAbsolutePath: string }[] } };

/** Gatsby's createPages: posts, lists, categories and the markdown pages of content/. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  try {
    await createBlogPages(args);
    await createContentPages(args);
  } catch (error) {
    failBuild(args.reporter, error);
  }
}

async function createContentPages({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const site = readSite();
  checkYamlContent(site);
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
  for (const { file, frontMatter } of readContentPages(site)) {
    const { path, draft: _, ...shown } = frontMatter;
    const context: ContentPageContext = { id: ids.get(file) ?? "", site: mark, ...shown };
    actions.createPage({ path, component: resolve("src/templates/content-page.tsx"), context });
  }
}
