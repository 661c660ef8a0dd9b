import type { Element, Nodes, Root, RootContent } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { parseUrl } from "../contract/address";
import { createAnchorMaker, type Heading } from "./anchors";
import { TARGET_PREFIX, visitLinks } from "./foreign-html/anchors-in-text";
import { visitElements } from "./foreign-html/node-tools";
import { restoreMeaning } from "./foreign-html/restore-meaning";

// The only allow-list for HTML from the CMS (PST-05): for build, CMS and browser.
export const SCHEMA: Options = {
  // Ids already have our prefix.
  clobber: [],
  strip: ["script", "style", "noscript", "template", "title"],
  tagNames: [
    ...["p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "hr", "br"],
    ...["strong", "b", "em", "i", "u", "s", "sub", "sup", "code", "pre", "a", "del", "ins"],
    ...["mark", "small", "abbr", "bdi", "bdo", "ruby", "rt", "rp", "wbr"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
    ...["figure", "figcaption", "img"],
  ],
  attributes: {
    a: ["href", "title", ["ariaLabel", /^(?:Footnote|Back to footnote) \d{1,4}$/]],
    figure: [
      ["dataSide", "left", "right"],
      ["dataVideo", /^[\w-]{11}$/],
    ],
    pre: [["dataLanguage", /^[\p{L}\p{N}+#. -]{1,30}$/u]],
    img: ["src", "srcSet", "sizes", "alt", "width", "height", ["loading", "lazy"]],
    li: ["value"],
    ol: ["start", "reversed", ["type", "1", "a", "A", "i", "I"]],
    abbr: ["title"],
    th: ["colSpan", "rowSpan", ["scope", "col", "row"]],
    td: ["colSpan", "rowSpan"],
    "*": [
      "lang",
      ["dataAlign", "center", "right"],
      ["dir", "ltr", "rtl", "auto"],
      ["id", new RegExp(`^${TARGET_PREFIX}`)],
    ],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
};

/** Elements between which text has a space or a line break. */
export const BLOCKS = new Set(
  "p h2 h3 h4 h5 h6 li blockquote pre tr th td caption figcaption br hr".split(" "),
);

const sanitiser = unified()
  .use(rehypeSanitize, SCHEMA)
  .use(() => (tree: Root) => visitElements(tree, dropForeignPaths));
const printer = unified().use(rehypeStringify);

/** Parses without source positions, which take rehype-parse most of its time. */
export function parseHtml(source: string): Root {
  // A `noscript` then has elements, not text.
  const fragment = parseFragment(source, { scriptingEnabled: false });
  flattenDeepNodes(fragment);
  return fromParse5(fragment) as Root;
}

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** Broken editors nest thousands of elements, which overflow the stack. Browsers flatten, too. */
const MAX_DEPTH = 200;

function flattenDeepNodes(fragment: Parent): void {
  let level = [fragment];
  for (let depth = 0; depth < MAX_DEPTH; depth += 1)
    level = level.flatMap(({ childNodes }) => childNodes.filter(hasChildren));
  for (const node of level) {
    const inner: Child[] = [];
    const open = [...node.childNodes].reverse();
    for (let next = open.pop(); next; next = open.pop()) {
      if (hasChildren(next) && next.childNodes.some(hasChildren))
        open.push(...[...next.childNodes].reverse());
      else inner.push(next);
    }
    node.childNodes = inner;
  }
}

const hasChildren = (node: Child): node is Child & Parent =>
  "childNodes" in node && node.childNodes.length > 0;

export type CleanHtml = {
  /** Its h2 have ids, as `headings` names them (PST-06). */
  html: string;
  headings: Heading[];
  /** Text of the same tree with folded white space, for excerpts and read times. */
  text: string;
};

/** Sanitises HTML. `base` precedes picture paths; h1 becomes h2, because the page has an h1. */
export function cleanHtml(source: string, base = ""): CleanHtml {
  const tree = sanitiseTree(source, base);
  const text = collapseSpaces(collectText(tree));
  if (base !== "") visitElements(tree, (element) => prefixPicture(element, base));
  scrollTables(tree);
  const headings = nameHeadings(tree);
  return { html: printer.stringify(tree), text, headings };
}

/** Returns HTML of any writer as the allow-list permits it (PST-05). */
export function sanitiseHtml(source: string): string {
  return printer.stringify(sanitiseTree(source));
}

/** Returns HTML of any writer with its meaning in plain elements. It is not sanitised: scripts can remain. */
export function restoreHtml(source: string): string {
  const tree = parseHtml(source);
  restoreMeaning(tree);
  return printer.stringify(tree);
}

function sanitiseTree(source: string, base = ""): Root {
  const tree = parseHtml(source);
  restoreMeaning(tree, base);
  return sanitiser.runSync(tree);
}

/** Returns our HTML with absolute addresses, for feed readers. */
export function toAbsoluteHtml(html: string, page: string): string {
  const tree = parseHtml(html);
  const toAbsolute = (address: string) => parseUrl(address.trim(), page)?.href ?? address;
  visitElements(tree, ({ properties }) => {
    for (const name of ["href", "src"]) {
      const address = properties[name];
      if (typeof address === "string") properties[name] = toAbsolute(address);
    }
    if (typeof properties.srcSet === "string") {
      properties.srcSet = properties.srcSet.replace(
        /(^|,\s*)(\/\S*)/g,
        (_, gap: string, path: string) => gap + toAbsolute(path),
      );
    }
  });
  return printer.stringify(tree);
}

/** Lets tables, in a group, and code scroll by touch and keyboard, so that no page is too wide. */
export function scrollTables(tree: Root): void {
  let heading = "";
  const wrapNode = <Child extends RootContent>(node: Child): Child | Element => {
    if (node.type !== "element") return node;
    if (/^h[2-6]$/.test(node.tagName)) heading = collapseSpaces(collectText(node));
    if (node.tagName === "table") return createScrollGroup(node, heading);
    if (node.tagName === "pre") Object.assign(node.properties, createCodeAttributes(node));
    node.children = node.children.map(wrapNode);
    return node;
  };
  tree.children = tree.children.map(wrapNode);
}

function nameHeadings(tree: Root): Heading[] {
  const toAnchor = createAnchorMaker();
  const headings: Heading[] = [];
  const renamed = new Map<unknown, string>();
  visitElements(tree, (element) => {
    const text = element.tagName === "h2" ? collapseSpaces(collectText(element)) : "";
    if (text === "") return;
    const id = toAnchor(text);
    if (element.properties.id !== undefined) renamed.set(element.properties.id, id);
    element.properties.id = id;
    headings.push({ id, text });
  });
  if (renamed.size === 0) return headings;
  visitLinks(tree, (link, name) => {
    const id = renamed.get(name);
    if (id !== undefined) link.properties.href = `#${encodeURIComponent(id)}`;
  });
  return headings;
}

/** Replaces struck words, which plain text would show as valid. */
const STRUCK = "\ue000";

/** Otherwise "₹ 649" with the note "1" would read as ₹ 6491. */
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Returns the text of a tree, with spaces between blocks. */
export function collectText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  if (node.type === "element" && /^(?:s|del)$/.test(node.tagName)) return STRUCK;
  if (node.type === "element" && isNoteLink(node)) return "";
  const text = node.children.map(collectText).join("");
  const isRaised = node.type === "element" && node.tagName === "sup";
  const inner = isRaised ? text.replace(/\d/g, (digit) => RAISED.charAt(Number(digit))) : text;
  return node.type === "element" && BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
}

/** True for a footnote's number and arrow, which do not belong to the words of the text. */
const isNoteLink = ({ tagName, properties }: Element) =>
  tagName === "a" && properties.ariaLabel !== undefined;

function collapseSpaces(text: string): string {
  const valid = text.includes(STRUCK) ? text.replace(/\s*\ue000(?=\s*[,.;:!?])|\ue000/g, "") : text;
  return valid.replace(/\s+/g, " ").trim();
}

/** "//evil" and its equivalents in browsers ("/\\evil", with a tab), which look like our paths. */
const FOREIGN_PATH = /^[/\\]{2}/;
/** The allow-list's protocols do not apply to candidates of srcset. */
const FOREIGN_CANDIDATE = /^(?:[/\\]{2}|(?!https?:)[a-z][\w+.-]*:)/i;

export function dropForeignPaths({ properties }: Element): void {
  for (const name of ["href", "src", "srcSet"]) {
    if (properties[name] === undefined) continue;
    const addresses = String(properties[name] ?? "")
      .replace(/[\p{Cc}\s]/gu, "")
      .split(",");
    const foreign = name === "srcSet" ? FOREIGN_CANDIDATE : FOREIGN_PATH;
    if (addresses.some((address) => foreign.test(address))) properties[name] = undefined;
  }
}

function prefixPicture(element: Element, base: string): void {
  if (element.tagName !== "img") return;
  const { src, srcSet } = element.properties;
  if (typeof src === "string") element.properties.src = addBase(src, base);
  const candidates = Array.isArray(srcSet) ? srcSet.map(String) : String(srcSet ?? "").split(",");
  const widened = candidates.map((candidate) => addBase(candidate.trim(), base)).filter(Boolean);
  if (widened.length > 0) element.properties.srcSet = widened.join(", ");
}

function addBase(address: string, base: string): string {
  return address.startsWith("/") ? base + address : address;
}

function createCodeAttributes({ properties: { dataLanguage } }: Element): Element["properties"] {
  const ariaLabel = dataLanguage === undefined ? "Code" : `Code: ${String(dataLanguage)}`;
  return { role: "group", tabIndex: 0, ariaLabel };
}

function createScrollGroup(table: Element, heading: string): Element {
  const ariaLabel = heading === "" ? "Table" : `Table: ${heading}`;
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["table-scroll"], role: "group", tabIndex: 0, ariaLabel },
    children: [table],
  };
}
