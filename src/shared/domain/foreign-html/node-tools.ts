import type { Element, ElementContent, Nodes, Properties, Text } from "hast";

/** The nodes that replace a node of a tree. */
export type Content = ElementContent[];

const BLOCK_TAGS = new Set(
  (
    "p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption table caption thead " +
    "tbody tfoot tr th td hr"
  ).split(" "),
);

/** Returns a hast element; `properties` have hast's names, such as className. */
export function createElement(
  tagName: string,
  children: Content = [],
  properties: Properties = {},
): Element {
  return { type: "element", tagName, properties, children };
}

/** Returns a hast text, which the printer escapes. */
export function createText(value: string): Text {
  return { type: "text", value };
}

/** True for tags of block content, such as p or td, but not for boxes such as div. */
export function isBlockTag(tagName: string): boolean {
  return BLOCK_TAGS.has(tagName);
}

/** True for a block element, or an element that contains one, such as a link around headings. */
export function isBlock(node: Nodes): boolean {
  if (node.type !== "element") return false;
  return BLOCK_TAGS.has(node.tagName) || node.children.some(isBlock);
}

/** True for white space and for nodes that are neither text nor element, such as comments. */
export function isBlank(node: Nodes): boolean {
  if (node.type === "text") return node.value.trim() === "";
  return node.type !== "element";
}

/** Returns the first non-empty text of these attributes. */
export function readAttribute({ properties }: Element, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = properties[name];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return undefined;
}

/** Returns all text below a node, unchanged. */
export function readRawText(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(readRawText).join("") : "";
}

/** Calls `changeElement` for every element of a tree, parents first. */
export function visitElements(node: Nodes, changeElement: (element: Element) => void): void {
  if (node.type === "element") changeElement(node);
  if ("children" in node) for (const child of node.children) visitElements(child, changeElement);
}

/** Returns the first match in document order; the node itself counts. */
export function findElement(
  node: Nodes,
  isMatch: (element: Element) => boolean,
): Element | undefined {
  if (node.type === "element" && isMatch(node)) return node;
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const inner = findElement(child, isMatch);
    if (inner) return inner;
  }
  return undefined;
}
