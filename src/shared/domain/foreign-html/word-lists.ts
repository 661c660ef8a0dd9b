import type { Element } from "hast";
import { readInlineStyle } from "./inline-style";
import {
  createElement,
  findElement,
  isBlank,
  readRawText,
  readAttribute,
  type Content,
} from "./node-tools";

/** A list paragraph of a word processor, before {@link groupListItems} groups it. */
const ITEM = "list-paragraph";

const MARKER =
  /^[\s\u00a0]*(?:[·•●○◦▪■§–-]|o(?=[\s\u00a0]{2})|\(?(?:(\d{1,3})|([ivxl]{1,6}|[a-z]))[.)])[\s\u00a0]+/i;

/** Returns the paragraph as a list item without marker, or undefined for other paragraphs. */
export function readListItem(paragraph: Element): Element | undefined {
  const classes = String(paragraph.properties.className ?? "");
  const list = readInlineStyle(readAttribute(paragraph, "style") ?? "").values.get("mso-list");
  const isInList = list !== undefined && !list.startsWith("none");
  if (!isInList && !/\bMsoList/i.test(classes)) return undefined;
  const marker = takeMarker(paragraph);
  if (marker === undefined) return undefined;
  const [, digits, letters = ""] = MARKER.exec(`${marker}  `) ?? [];
  const level = Number(/level(\d)/.exec(list ?? "")?.[1] ?? 1);
  const type = letters && (letters.length > 1 || /i/i.test(letters) ? "i" : "a");
  return createElement(ITEM, paragraph.children, {
    level,
    tag: digits !== undefined || letters !== "" ? "ol" : "ul",
    ...(Number(digits) > 1 ? { start: Number(digits) } : {}),
    ...(type ? { type: letters === letters.toUpperCase() ? type.toUpperCase() : type } : {}),
  });
}

/** Groups neighbouring list items into lists; deeper ones become sublists of the previous item. */
export function groupListItems(nodes: Content): Content {
  const isItem = (node: Content[number]): node is Element =>
    node.type === "element" && node.tagName === ITEM;
  if (!nodes.some(isItem)) return nodes;
  const result: Content = [];
  let open: { level: number; list: Element }[] = [];
  for (const node of nodes) {
    if (!isItem(node)) {
      if (!isBlank(node)) open = [];
      if (open.length === 0) result.push(node);
      continue;
    }
    const { level, tag, id, ...attributes } = node.properties;
    open = open.filter((entry) => entry.level <= Number(level));
    const item = createElement("li", node.children, { id });
    const innermost = open.at(-1);
    if (innermost && innermost.level === level) {
      if (innermost.list.tagName === tag) {
        innermost.list.children.push(item);
        continue;
      }
      open.pop();
    }
    const list = createElement(String(tag), [item], attributes);
    const parent = open.at(-1)?.list.children.at(-1);
    if (parent?.type === "element") parent.children.push(list);
    else result.push(list);
    open.push({ level: Number(level), list });
  }
  return result;
}

/** Removes and returns the list marker that the word processor wrote. */
function takeMarker(paragraph: Element): string | undefined {
  const ignored = findElement(paragraph, (element) =>
    /mso-list:\s*ignore/i.test(readAttribute(element, "style") ?? ""),
  );
  if (ignored) {
    const text = readRawText(ignored);
    ignored.children = [];
    return text;
  }
  const [marker] = MARKER.exec(readRawText(paragraph)) ?? [];
  if (marker !== undefined) removeStart(paragraph, marker.length);
  return marker;
}

/** Removes characters from the start; returns how many are left to remove. */
function removeStart(element: Element, length: number): number {
  let left = length;
  for (const child of element.children) {
    if (left === 0) break;
    if (child.type === "element") left = removeStart(child, left);
    else if (child.type === "text") {
      const { value } = child;
      child.value = value.slice(left);
      left = Math.max(0, left - value.length);
    }
  }
  return left;
}
