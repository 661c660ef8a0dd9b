import type { Element, ElementContent, Root, RootContent } from "hast";
import { createAnchorMaker, type Heading } from "../../src/shared/domain/anchors";
import { collectText, dropForeignPaths, parseHtml, SCHEMA } from "../../src/shared/domain/html";
import type { SectionLayout, Line } from "./section-layouts";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { formatLocation } from "../../src/content/read-content";
import { visitElements } from "../../src/shared/domain/foreign-html/node-tools";

export type ContentEntry = { id: string; title: string; nodes: RootContent[] };

export type ContentPart = {
  layout: SectionLayout | "text";
  id: string;
  title: string;
  nodes: RootContent[];
  entries: ContentEntry[];
};

export type ContentParts = { parts: ContentPart[]; headings: Heading[] };

/** Splits a page at its h2 headings and sets their ids. A section with a layout becomes a part with entries. */
export function createContentParts(
  tree: Root,
  layouts: ReadonlyMap<string, SectionLayout>,
): ContentParts {
  const toAnchor = createAnchorMaker();
  const parts: ContentPart[] = [];
  const headings: ContentParts["headings"] = [];
  for (const section of splitAtHeadings(tree.children, "h2")) {
    const [first] = section;
    if (first === undefined || !isElement(first, "h2")) {
      addText(parts, section);
      continue;
    }
    const title = toPlainText(first);
    const id = toAnchor(title);
    headings.push({ id, text: title });
    first.properties.id = id;
    const layout = layouts.get(title);
    if (layout === undefined) addText(parts, section);
    else addSection(parts, { layout, id, title }, section.slice(1), toAnchor);
  }
  return { parts, headings };
}

type Head = Pick<ContentPart, "layout" | "id" | "title">;

function addSection(
  parts: ContentPart[],
  head: Head,
  body: RootContent[],
  toAnchor: (heading: string) => string,
): void {
  if (head.layout === "steps") {
    const at = body.findIndex((node) => isElement(node, "ol"));
    const list = body[at];
    const entries =
      list && isElement(list, "ol")
        ? list.children.filter((node) => isElement(node, "li")).map(toStepEntry)
        : [];
    parts.push({ ...head, nodes: list ? body.slice(0, at) : body, entries });
    if (list) addText(parts, body.slice(at + 1));
    return;
  }
  const [before = [], ...groups] = splitAtHeadings(body, "h3", true);
  const entries = groups.map(([heading, ...nodes]) => {
    const title = heading ? toPlainText(heading) : "";
    return { id: head.layout === "faq" ? toAnchor(title) : "", title, nodes };
  });
  parts.push({ ...head, nodes: before, entries });
}

function addText(parts: ContentPart[], nodes: RootContent[]): void {
  if (nodes.every(isBlank)) return;
  const last = parts.at(-1);
  if (last?.layout === "text") last.nodes.push(...nodes);
  else parts.push({ layout: "text", id: "", title: "", nodes: [...nodes], entries: [] });
}

function toStepEntry(item: Element): ContentEntry {
  const content = item.children.flatMap((child): ElementContent[] =>
    isElement(child, "p") ? child.children : [child],
  );
  const at = content.findIndex((child) => isElement(child, "strong"));
  const title = content[at];
  return {
    id: "",
    title: title ? toPlainText(title).replace(/[.:]$/, "") : "",
    nodes: content.slice(at + 1),
  };
}

/** Splits before each heading; with `hasIntro`, the first piece is the part before any heading. */
function splitAtHeadings(nodes: RootContent[], heading: string, hasIntro = false): RootContent[][] {
  const pieces: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, heading)) pieces.push([node]);
    else pieces.at(-1)?.push(node);
  }
  return hasIntro ? pieces : pieces.filter((piece) => piece.length > 0);
}

function isElement(node: RootContent, tagName: string): node is Element {
  return node.type === "element" && node.tagName === tagName;
}

function isBlank(node: RootContent): boolean {
  return node.type === "text" && node.value.trim() === "";
}

function toPlainText(node: RootContent): string {
  return collectText(node).replace(/\s+/g, " ").trim();
}

const attributes = SCHEMA.attributes ?? {};
/** Markdown has aligned columns. */
const alignment: [string, ...string[]] = ["align", "left", "right", "center"];
const OWN_SCHEMA: Options = {
  ...SCHEMA,
  attributes: {
    ...attributes,
    th: [...(attributes.th ?? []), alignment],
    td: [...(attributes.td ?? []), alignment],
  },
};

const createSanitiser = (schema: Options) =>
  unified()
    .use(rehypeSanitize, schema)
    .use(() => (tree: Root) => visitElements(tree, dropForeignPaths));
const sanitiser = createSanitiser(OWN_SCHEMA);
/** Each tag is checked without its parents. */
const tagSanitiser = createSanitiser({ ...OWN_SCHEMA, ancestors: {} });
const printer = unified().use(rehypeStringify);

/** Returns HTML of content/ as the allow-list of posts permits it (EDT-53); nothing is converted. */
export const sanitiseOwnHtml = (source: string): string =>
  printer.stringify(sanitiser.runSync(parseHtml(source)));

const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
/** The name in a link in angle brackets, such as <https://example.com>. */
const LINK = /^(?:[a-z][a-z\d+.-]*:|[^@]+@)/i;

/** Returns an error for each HTML element or attribute that a page does not show (EDT-53). */
export function findDroppedHtml(file: string, lines: readonly Line[]): string[] {
  return matchLines(lines, TAG).flatMap(({ number, match: [, name = "", rest = ""] }) => {
    const dropped = LINK.test(name) ? null : describeDropped(name.toLowerCase(), rest);
    const where = formatLocation(file, number);
    return dropped === null ? [] : [`${where}: ${dropped} is not shown on pages: remove it`];
  });
}

/** Returns what matches in the lines without inline code, each with the number of its line. */
export function matchLines(lines: readonly Line[], pattern: RegExp) {
  const text = lines.map((line) => line.text.replace(/(`+)[^`]*\1/g, "")).join("\n");
  return [...text.matchAll(pattern)].map((match) => ({
    match,
    number: lines[text.slice(0, match.index).split("\n").length - 1]?.number ?? 1,
  }));
}

function describeDropped(tagName: string, rest: string): string | null {
  // Read as a link, because a parser drops parts of tables without their table.
  const [given] = parseHtml(`<a${rest}>`).children;
  if (given?.type !== "element") return null;
  const tag: Root = { type: "root", children: [{ ...given, tagName }] };
  const [kept] = tagSanitiser.runSync(tag).children;
  if (kept?.type !== "element") return `<${tagName}>`;
  const lost = Object.keys(given.properties).filter((key) => kept.properties[key] === undefined);
  const names = lost.map((key) => (key === "className" ? "class" : key.toLowerCase()));
  return names.length === 0 ? null : `${names.join(", ")} of <${tagName}>`;
}
