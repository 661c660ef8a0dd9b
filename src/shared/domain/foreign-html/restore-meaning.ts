import type { Element, Root } from "hast";
import { linkTargets, markTarget, readTargetName, readWantedTargets } from "./anchors-in-text";
import { readAddress, toHostPath } from "../../contract/address";
import { readInlineStyle, type InlineStyle } from "./inline-style";
import { applyMarks, isTransparent, readTextContext, type TextContext } from "./marks";
import {
  createElement,
  createText,
  findElement,
  isBlank,
  isBlockTag,
  readAttribute,
  type Content,
  readRawText,
  visitElements,
} from "./node-tools";
import { readPlainText, wrapInParagraphs } from "./paragraphs";
import { createPlayerLink, readPlayerKind } from "./players";
import { groupListItems, readListItem } from "./word-lists";

const BOXES = new Set(
  (
    "div section article header footer main aside nav address center dl dt dd details summary " +
    "fieldset legend form hgroup search dialog marquee"
  ).split(" "),
);
/** Replaces elements that the sanitiser drops with those of the same meaning that it keeps. */
const SYNONYMS: Record<string, string> = {
  h1: "h2",
  strike: "s",
  tt: "code",
  kbd: "code",
  samp: "code",
  var: "em",
  cite: "em",
  dfn: "em",
  acronym: "abbr",
  dir: "ul",
  menu: "ul",
  listing: "pre",
  xmp: "pre",
  plaintext: "pre",
};
const LIST_TYPES: Record<string, string> = {
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};
const TABLE_PARTS = /^t(?:able|head|body|foot|r)$/;
const QUOTES = [
  ["“", "”"],
  ["‘", "’"],
] as const;

type Context = {
  document: {
    base: string;
    /** Targets of links that have not been found yet. */
    targets: Set<string>;
  };
  text: TextContext;
  parent: string;
  quoteDepth: number;
};

/** Converts elements that the sanitiser would drop, and removes hidden content (PST-05). */
export function restoreMeaning(tree: Root, base = ""): void {
  applyStyleSheets(tree);
  const targets = readWantedTargets(tree);
  const hasLinks = targets.size > 0;
  const text: TextContext = { marks: [], isBold: false, isPreformatted: false };
  const context: Context = { document: { base, targets }, text, parent: "", quoteDepth: 0 };
  const nodes = tree.children.filter((node) => node.type !== "doctype");
  tree.children = readPlainText(convertAll(nodes, context));
  if (hasLinks) linkTargets(tree);
}

function convertAll(nodes: Content, context: Context): Content {
  return groupListItems(readNoscripts(nodes).flatMap((node) => convertNode(node, context)));
}

function convertNode(node: Content[number], context: Context): Content {
  if (node.type === "text") return applyMarks(node, context.text);
  if (node.type !== "element") return [];
  const styleText = node.properties.style;
  const style = typeof styleText === "string" ? readInlineStyle(styleText) : undefined;
  if (isDropped(node, style)) return [];
  const { targets } = context.document;
  const target = targets.size > 0 ? readTargetName(node, targets) : undefined;
  if (target !== undefined) targets.delete(target);
  const content = convertElement(node, style, context);
  return target === undefined ? content : markTarget(content, target);
}

function convertElement(
  element: Element,
  style: InlineStyle | undefined,
  context: Context,
): Content {
  const { tagName } = element;
  const kind = readPlayerKind(element);
  if (kind !== undefined) return convertPlayer(element, kind, context);
  if (tagName === "input") return convertInput(element);
  if (tagName === "img" || tagName === "amp-img") return [convertPicture(element, style)];
  const item = tagName === "p" ? readListItem(element) : undefined;
  const { children } = item ?? element;
  const text = readTextContext(element, style, context.text);
  // Rows and cells without their table.
  const isStray = /^t(?:head|body|foot|[rdh])$/.test(tagName) && !TABLE_PARTS.test(context.parent);
  const inner = { ...context, text, parent: isStray ? "" : tagName };
  if (item) return [{ ...item, children: convertAll(children, inner) }];
  if (isStray || isBox(element, style, context))
    return wrapInParagraphs(convertAll(children, inner));
  if (tagName === "q") return convertQuote(children, inner);
  if (isTransparent(element, style))
    return convertAll(children, { ...inner, parent: context.parent });
  cleanProperties(element, style);
  element.tagName = SYNONYMS[tagName] ?? tagName;
  element.children = convertAll(children, inner);
  return [element];
}

/** The path of a post, list or IPO without its final slash, which would cost a redirect. */
const UNENDED_PATH = /^\/(?:blogs?|ipo)(?:\/[^/?#.]+)*(?![^?#])/;

function cleanProperties({ tagName, properties }: Element, style: InlineStyle | undefined): void {
  if (properties.id !== undefined) properties.id = undefined;
  if (typeof properties.href === "string")
    properties.href = readAddress(properties.href)?.replace(UNENDED_PATH, "$&/");
  const type =
    LIST_TYPES[style?.values.get("list-style-type") ?? style?.values.get("list-style") ?? ""];
  if (type !== undefined && tagName === "ol") properties.type = type;
}

function isBox({ tagName }: Element, style: InlineStyle | undefined, { parent }: Context): boolean {
  if (BOXES.has(tagName)) return true;
  if (tagName === "li") return !/^(?:ul|ol|menu|dir)$/.test(parent);
  return style?.isBox === true && (tagName === "span" || tagName === "font");
}

function convertQuote(children: Content, context: Context): Content {
  const [opening, closing] = QUOTES[context.quoteDepth % 2] ?? QUOTES[0];
  const quoted = convertAll(children, { ...context, quoteDepth: context.quoteDepth + 1 });
  return [createText(opening), ...quoted, createText(closing)];
}

/** Returns a paragraph with the link if it may be there, else the link. */
function convertPlayer(element: Element, kind: string, { document, parent }: Context): Content {
  const link = createPlayerLink(element, kind, document.base);
  if (!link) return [];
  const isBetweenBlocks =
    parent === "" || BOXES.has(parent) || (isBlockTag(parent) && !/^(?:p|h\d)$/.test(parent));
  return isBetweenBlocks ? [createElement("p", [link])] : [createText(" "), link, createText(" ")];
}

function convertInput({ properties: { type, checked } }: Element): Content {
  return type === "checkbox" ? [createText(checked === undefined ? "☐ " : "☑ ")] : [];
}

function convertPicture(element: Element, style: InlineStyle | undefined): Content[number] {
  const { id: _, ...properties } = element.properties;
  const alt = readAttribute(element, "alt");
  const classes = String(properties.className ?? "");
  if (alt !== undefined && /\b(?:emoji|wp-smiley)\b/.test(classes)) return createText(alt);
  Object.assign(properties, readPictureAddresses(element));
  properties.width ??= style?.width;
  return createElement("img", [], properties);
}

/** Pages that load pictures late keep their addresses in other attributes, or in a `noscript`. */
function readPictureAddresses(element: Element): { src?: string; srcSet?: string } {
  const srcSet = readAttribute(element, "dataSrcset", "dataLazySrcset", "srcSet");
  const candidates = [
    readAttribute(element, "dataSrc", "dataLazySrc", "dataOriginal", "dataLazy", "src"),
    srcSet?.split(/,\s+/).at(-1)?.trim().split(/\s/)[0],
  ];
  const isReal = (candidate?: string) => candidate !== undefined && !/^data:/i.test(candidate);
  const src = readAddress(candidates.find(isReal) ?? candidates[0] ?? "") ?? undefined;
  if (src === undefined || /^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(src)) return { src, srcSet };
  return { src: toHostPath(src), srcSet };
}

/** Gives a picture the address of the picture in the `noscript` after it, which is the real one. */
function readNoscripts(nodes: Content): Content {
  nodes.forEach((node, at) => {
    if (node.type !== "element" || node.tagName !== "noscript") return;
    const previous = nodes.slice(0, at).findLast((before) => !isBlank(before));
    const real = findElement(node, ({ tagName }) => tagName === "img")?.properties.src;
    if (previous?.type === "element" && previous.tagName === "img" && real !== undefined)
      previous.properties.dataSrc ??= real;
  });
  return nodes;
}

const COMMENT_OR_AT_RULE =
  /\/\*[^]*?(?:\*\/|$)|<!--|-->|@[^@{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;
/** Selectors that depend only on their own element: h2, .c1, h2.c1, #c1. */
const SIMPLE = /^(?=.)(?:[a-z][a-z\d]*)?(?:[.#][\w-]+)?$/;

/** Copies the rules of a text's `<style>` elements into the `style` attributes of the selected elements. */
function applyStyleSheets(tree: Root): void {
  const rules = new Map<string, string>();
  visitElements(tree, (element) => {
    if (element.tagName !== "style") return;
    const styles = readRawText(element).replace(COMMENT_OR_AT_RULE, "");
    for (const [selectors = "", block = ""] of styles.split("}").map((rule) => rule.split("{")))
      for (const selector of selectors.split(",").map((text) => text.trim()))
        if (SIMPLE.test(selector)) rules.set(selector, `${rules.get(selector) ?? ""};${block}`);
  });
  if (rules.size === 0) return;
  visitElements(tree, ({ tagName, properties }) => {
    const { className, id, style = "" } = properties;
    const classes = Array.isArray(className) ? className.map((name) => `.${name}`) : [];
    const selectors = ["", ...classes, `#${String(id)}`].flatMap((name) => [name, tagName + name]);
    const blocks = selectors.flatMap((selector) => rules.get(selector) ?? []);
    if (blocks.length > 0) properties.style = [...blocks, style].join(";");
  });
}

/** Elements whose content browsers do not show as text. */
const NOT_TEXT = new Set(
  (
    "script style noscript template title head xml svg canvas textarea select option optgroup " +
    "datalist button noembed noframes annotation annotation-xml area param source track meter progress"
  ).split(" "),
);
/** Notes and deletions of reviewers in the HTML of word processors. */
const REVIEW_CLASS = /\b(?:mso(?:del\b|comment|com(?:anchor|hide|off|txt))|sdcomment)/i;
const COMMENT_NAME = /^(?:cmnt(?:_ref)?|_msoanchor_)\d+$/;

/** True for content that the source hides from everyone, and for notes and deletions of a review. */
function isDropped(element: Element, style: InlineStyle | undefined): boolean {
  const { tagName, properties } = element;
  if (NOT_TEXT.has(tagName) || properties.hidden !== undefined) return true;
  if (tagName === "dialog" && properties.open === undefined) return true;
  if (properties.className !== undefined && REVIEW_CLASS.test(String(properties.className)))
    return true;
  // A deletion that is not accepted yet; a struck price stays.
  if (tagName === "del" && String(properties.cite).startsWith("mailto:")) return true;
  if (isReviewNote(element) || isContentsBox(element)) return true;
  return style !== undefined && (style.isHidden || style.values.get("mso-list") === "ignore");
}

const CONTENTS_NAME = /toc(?:[_\s-]|$)|table-?of-?contents?/i;

/** A plugin's table of contents, whose links all lead to headings; the page has its own (PST-06). */
function isContentsBox(element: Element): boolean {
  const { id = "", className = "" } = element.properties;
  if (!CONTENTS_NAME.test(`${String(id)} ${String(className)}`)) return false;
  const addresses: string[] = [];
  visitElements(element, ({ tagName, properties }) => {
    if (tagName === "a") addresses.push(String(properties.href));
  });
  return addresses.length > 1 && addresses.every((address) => address.startsWith("#"));
}

/** A comment's mark in Google Docs, or the block with its text. */
function isReviewNote({ tagName, properties, children }: Element): boolean {
  if (tagName === "a") return COMMENT_NAME.test(String(properties.id ?? properties.name));
  if (tagName !== "div" && tagName !== "p" && tagName !== "sup") return false;
  const [first] = children;
  return first?.type === "element" && isReviewNote(first);
}
