import { escapeHtml } from "../../../../src/shared/domain/escape-html";
import { readField, readTextField } from "../../../../src/shared/domain/read-field";
import type { ContractPicture } from "../../media/picture";
import { renderCode, renderFootnote, renderPicture, renderVideo } from "./blocks-to-html";
import { renderTable } from "./table";
import { toTag } from "./tag";
import { listNodes, readUploadId, type TreeNode } from "./lexical-tree";

export type Pictures = Map<number, ContractPicture | null>;

type Parts = {
  pictures: Pictures;
  /** Returns the address of a link; null if its record has no page. */
  resolveAddress: (link: unknown) => string | null;
  /** Gets the footnotes in their order. */
  notes: string[];
};

/** Returns nodes as HTML, which is not sanitised yet; unknown ones as their children. */
export function renderNodes(nodes: readonly TreeNode[], parts: Parts): string {
  return nodes.map((node) => renderNode(node, parts)).join("");
}

function renderNode(node: TreeNode, parts: Parts): string {
  const render = (nodes: readonly TreeNode[]) => renderNodes(nodes, parts);
  const renderInner = () => render(listNodes(node));
  const fields = readField(node, "fields");
  const tag = readTextField(node, "tag");
  switch (node.type) {
    case "text":
      return renderFormatted(readTextField(node, "text"), Number(node.format));
    case "linebreak":
      return "<br>";
    case "tab":
      return "\t";
    case "horizontalrule":
      return "<hr>";
    case "paragraph":
      return toTag("p", {}, renderInner() || "<br>");
    case "heading":
      return toTag(/^h[1-6]$/.test(tag) ? tag : "h2", {}, renderInner());
    case "quote":
      return toTag("blockquote", {}, renderInner());
    case "link":
    case "autolink": {
      const href = parts.resolveAddress(node);
      return href === null ? renderInner() : toTag("a", { href }, renderInner());
    }
    case "list": {
      const isOrdered = tag === "ol";
      const start = isOrdered && Number(node.start) > 1 ? Number(node.start) : null;
      const items = joinNestedLists(listNodes(node)).map((item) => toTag("li", {}, render(item)));
      return toTag(isOrdered ? "ol" : "ul", { start }, items.join(""));
    }
    case "table":
      return renderTable(node, render);
    case "upload":
      return renderPicture(parts.pictures.get(readUploadId(node) ?? NaN) ?? null, fields);
    case "block":
    case "inlineBlock":
      return renderBlock(fields, parts.notes);
    default:
      return renderInner();
  }
}

function renderBlock(fields: unknown, notes: string[]): string {
  const type = readField(fields, "blockType");
  if (type === "footnote") return renderFootnote(fields, notes);
  if (type === "video") return renderVideo(fields);
  return type === "code" ? renderCode(fields) : "";
}

/** Joins a nested list, an item in the editor, to the previous item, so that it has no number. */
function joinNestedLists(items: TreeNode[]): TreeNode[][] {
  const joined: TreeNode[][] = [];
  for (const item of items) {
    const children = listNodes(item);
    const isNested = children.length > 0 && children.every(({ type }) => type === "list");
    const previous = joined.at(-1);
    if (isNested && previous) previous.push(...children);
    else joined.push(children);
  }
  return joined;
}

/** Bits of Lexical's text format. */
const FORMATS = [
  [1, "strong"],
  [2, "em"],
  [4, "s"],
  [8, "u"],
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
] as const;

function renderFormatted(text: string, format: number): string {
  return FORMATS.reduce(
    (html, [bit, name]) => (format & bit ? toTag(name, {}, html) : html),
    escapeHtml(text),
  );
}
