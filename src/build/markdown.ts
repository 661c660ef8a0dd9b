import type { CreateResolversArgs, Node } from "gatsby";
import type { GraphQLFieldResolver } from "graphql";
import type { Element, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { fillAll, fillPlaceholders } from "../config/placeholders";
import type { Site } from "../config/site-schema";
import { scrollTables } from "../rules/html";
import { contentParts, type ContentParts } from "./content-parts";
import { LOOKS, looksOf, type Look } from "./section-looks";
import { readSite } from "./site-content";

/** A markdown page as its template draws it; pieces of text are HTML. */
export type ContentBody = {
  /** The first paragraph, which stands under the h1. */
  lead: string;
  headings: ContentParts["headings"];
  parts: {
    look: Look | "text";
    id: string;
    title: string;
    html: string;
    entries: { id: string; title: string; html: string }[];
  }[];
};

const parser = unified().use(rehypeParse, { fragment: true });
const printer = unified().use(rehypeStringify);

/**
 * The body of a markdown page from remark's HTML: placeholders filled (their values are text, not
 * HTML), an anchor for each h2 and each question, tables that scroll in a group of their own.
 */
export function contentBody(
  source: string,
  site: Site,
  looks: ReadonlyMap<string, Look> = new Map(),
): ContentBody {
  // Remark has encoded the braces of a placeholder that stands in a link.
  const readable = source.replace(/%7B([a-z][\w.]*)%7D/gi, "{$1}");
  const tree: Root = parser.parse(fillPlaceholders(readable, site, escapeHtml));
  scrollTables(tree);
  const lead = takeLead(tree);
  const { parts, headings } = contentParts(tree, looks);
  return {
    lead: print(lead?.children ?? []),
    headings,
    parts: parts.map(({ nodes, entries, ...part }) => ({
      ...part,
      html: print(nodes),
      entries: entries.map(({ nodes: words, ...entry }) => ({ ...entry, html: print(words) })),
    })),
  };
}

/** Gatsby's createResolvers: `MarkdownRemark.contentBody`. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  create({
    MarkdownRemark: {
      contentBody: {
        type: "ContentBody!",
        resolve: async (...args: Parameters<GraphQLFieldResolver<MarkdownNode, unknown>>) => {
          const [source, , context, info] = args;
          const html = info.parentType.getFields().html?.resolve;
          if (!html) throw new Error("MarkdownRemark has no field html");
          const site = readSite();
          const looks = looksOf(fillAll(source.frontmatter, site));
          return contentBody(String(await html(source, {}, context, info)), site, looks);
        },
      },
    },
  });
}

/** The front matter was checked when the page was made (content-pages.ts). */
type MarkdownNode = Node & { frontmatter: Partial<Record<(typeof LOOKS)[number], string[]>> };

/** Takes the paragraph out that the page begins with. */
function takeLead(tree: Root): Element | undefined {
  const at = tree.children.findIndex(({ type }) => type === "element");
  const first = tree.children[at];
  if (first?.type !== "element" || first.tagName !== "p") return undefined;
  tree.children.splice(at, 1);
  return first;
}

function print(nodes: RootContent[]): string {
  return printer.stringify({ type: "root", children: nodes }).trim();
}

function escapeHtml(value: string): string {
  return value.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
