import type { CreateResolversArgs, Node } from "gatsby";
import type { GraphQLFieldResolver } from "graphql";
import type { Element, Root, RootContent, Nodes, Text } from "hast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { fillPlaceholders } from "../src/content/placeholders";
import type { Site } from "../src/content/site.schema";
import { escapeHtml } from "../src/shared/domain/escape-html";
import { parseHtml, scrollTables } from "../src/shared/domain/html";
import { paths } from "../src/shared/domain/paths";
import { bindRupeeSign, splitNumbers } from "../src/shared/domain/text";
import { fillEscalation } from "./escalation-table";
import { createContentParts, sanitiseOwnHtml } from "./pages/content-parts";
import { addClaimsTable, CLAIM_MARK, linkClaims } from "./claims-in-html";
import { readContentPage, type FrontMatter, framePinnedText } from "./pages/content-pages";
import { CLAIMS_SECTION } from "./pages/disclosure-errors";
import { readSectionLayouts, type SectionLayout } from "./pages/section-layouts";
import { readSite } from "./site-content";
import {
  createElement,
  createText,
  readRawText,
} from "../src/shared/domain/foreign-html/node-tools";

/** Columns from which rows are shown as cards on small screens (src/ui/prose.ts). */
const MIN_CARD_COLUMNS = 4;

/** Labels the cells of wide tables, and sets the roles that some browsers drop in a card layout. */
function labelWideTables(tree: Root): void {
  for (const table of findTags(tree, ["table"])) {
    const [head] = findTags(table, ["thead"]);
    const names = (head ? findTags(head, ["th"]) : []).map(readRawText);
    if (names.length < MIN_CARD_COLUMNS) continue;
    table.properties.role = "table";
    for (const row of findTags(table, ["tr"])) {
      row.properties.role = "row";
      findTags(row, ["td", "th"]).forEach((cell, at) => {
        const isHead = cell.tagName === "th";
        cell.properties.role = isHead ? "columnheader" : at === 0 ? "rowheader" : "cell";
        if (!isHead && at > 0) cell.properties.dataLabel = names[at];
      });
    }
  }
}

/** Keeps each phone number and each pair of hours on one line. */
function keepNumbersTogether(node: Root | Element): void {
  node.children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
    if (child.type === "element") keepNumbersTogether(child);
    return child.type === "text" ? splitText(child) : [child];
  }) as typeof node.children;
}

function splitText({ value }: Text): RootContent[] {
  return splitNumbers(value).map((part, at) =>
    at % 2 === 0
      ? createText(part)
      : createElement("span", [createText(part)], { className: ["together"] }),
  );
}

function findTags(node: Nodes, names: string[]): Element[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child) =>
    child.type === "element" && names.includes(child.tagName) ? [child] : findTags(child, names),
  );
}

const printer = unified().use(rehypeStringify);

/**
 * Returns a page's parts with filled placeholders (text, not HTML), anchors and scrollable tables. The
 * source is sanitised like a post (EDT-53); `addParts` adds HTML of our own.
 */
export function createContentBody(
  source: string,
  site: Site,
  layouts: ReadonlyMap<string, SectionLayout> = new Map(),
  addParts = (html: string) => html,
) {
  // Remark has encoded the braces of placeholders in links.
  const readable = fillEscalation(source, site).replace(/%7B([a-z][\w.]*)%7D/gi, "{$1}");
  const encodeValue = (value: string, key: string) =>
    escapeHtml(value) + (key.startsWith("claims.") ? CLAIM_MARK : "");
  // Filled first, because a value may be the address of a link.
  const safe = sanitiseOwnHtml(fillPlaceholders(readable, site, encodeValue));
  const tree = parseHtml(bindRupeeSign(addParts(safe)));
  linkClaims(tree);
  labelWideTables(tree);
  keepNumbersTogether(tree);
  scrollTables(tree);
  const lead = takeLead(tree);
  const { parts, headings } = createContentParts(tree, layouts);
  return {
    lead: printHtml(lead?.children ?? []),
    headings,
    parts: parts.map(({ nodes, entries, ...part }) => ({
      ...part,
      html: printHtml(nodes),
      entries: entries.map(({ nodes: body, ...entry }) => ({ ...entry, html: printHtml(body) })),
    })),
  };
}

/** Adds `contentBody` to markdown nodes. */
export function createMarkdownResolver({ createResolvers: create }: CreateResolversArgs): void {
  create({
    MarkdownRemark: {
      contentBody: {
        type: "ContentBody!",
        resolve: async (...args: Parameters<GraphQLFieldResolver<MarkdownNode, unknown>>) => {
          const [source, , context, info] = args;
          const html = info.parentType.getFields().html?.resolve;
          if (!html) throw new Error("MarkdownRemark.html is missing: check builder/config.ts");
          const site = readSite();
          const { frontMatter } = readContentPage(source.fileAbsolutePath, site);
          const text = String(await html(source, {}, context, info));
          const layouts = readSectionLayouts(frontMatter);
          return createContentBody(text, site, layouts, (body) =>
            addComplianceParts(body, frontMatter),
          );
        },
      },
    },
  });
}

/** Adds source and notes of a pinned text, and the claims of /disclosures/. */
function addComplianceParts(html: string, { path, pinned }: FrontMatter): string {
  if (pinned) return framePinnedText(html, pinned);
  return path === paths.disclosures() ? addClaimsTable(html, CLAIMS_SECTION) : html;
}

type MarkdownNode = Node & { fileAbsolutePath: string };

function takeLead(tree: Root): Element | undefined {
  const at = tree.children.findIndex(({ type }) => type === "element");
  const first = tree.children[at];
  if (first?.type !== "element" || first.tagName !== "p") return undefined;
  tree.children.splice(at, 1);
  return first;
}

function printHtml(nodes: RootContent[]): string {
  return printer.stringify({ type: "root", children: nodes }).trim();
}
