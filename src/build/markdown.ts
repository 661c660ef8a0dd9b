import type { CreateResolversArgs, Node } from "gatsby";
import type { GraphQLFieldResolver } from "graphql";
import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { fillPlaceholders } from "../config/placeholders";
import type { Site } from "../config/site-schema";
import { scrollTables, textOf } from "../rules/html";
import { readSite } from "./site-content";

export type ContentBody = {
  html: string;
  /** The sections, for a table of contents: `id` is the heading's anchor. */
  headings: { id: string; text: string }[];
};

const parser = unified().use(rehypeParse, { fragment: true });
const printer = unified().use(rehypeStringify);

/**
 * The body of a markdown page from remark's HTML: placeholders filled (their values are text, not
 * HTML), an anchor for each h2, tables that scroll in a group of their own.
 */
export function contentBody(source: string, site: Site): ContentBody {
  // Remark has encoded the braces of a placeholder that stands in a link.
  const readable = source.replace(/%7B([a-z][\w.]*)%7D/gi, "{$1}");
  const tree: Root = parser.parse(fillPlaceholders(readable, site, escapeHtml));
  const used = new Map<string, number>();
  const headings = tree.children
    .filter((node): node is Element => node.type === "element" && node.tagName === "h2")
    .map((heading) => {
      const text = textOf(heading).trim();
      const id = unique(anchor(text), used);
      heading.properties.id = id;
      return { id, text };
    });
  scrollTables(tree);
  return { html: printer.stringify(tree), headings };
}

/** Gatsby's createResolvers: `MarkdownRemark.contentBody`. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  create({
    MarkdownRemark: {
      contentBody: {
        type: "ContentBody!",
        resolve: async (...args: Parameters<GraphQLFieldResolver<Node, unknown>>) => {
          const [source, , context, info] = args;
          const html = info.parentType.getFields().html?.resolve;
          if (!html) throw new Error("MarkdownRemark has no field html");
          return contentBody(String(await html(source, {}, context, info)), readSite());
        },
      },
    },
  });
}

function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function unique(id: string, used: Map<string, number>): string {
  const uses = used.get(id) ?? 0;
  used.set(id, uses + 1);
  return uses === 0 ? id : `${id}-${uses + 1}`;
}

function escapeHtml(value: string): string {
  return value.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
