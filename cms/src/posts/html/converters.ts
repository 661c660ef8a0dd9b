import type { HTMLConverter, HTMLConvertersFunction } from "@payloadcms/richtext-lexical/html";
import { escapeHtml } from "../../../../src/shared/domain/escape-html";
import { readField } from "../../../../src/shared/domain/read-field";
import type { ContractPicture } from "../../media/picture";
import { renderCode, renderFootnote, renderPicture, renderVideo } from "./blocks-to-html";
import { renderTable } from "./table";
import { toTag } from "./tag";
import { listNodes, readUploadId, type TreeNode } from "./lexical-tree";

export type Pictures = Map<number, ContractPicture | null>;
/** Returns the address of a link; null if its record has no page. */
export type ResolveAddress = (link: unknown) => string | null;

/** Returns converters to HTML without Payload's styles and classes; footnotes go to `notes`. */
export function createHtmlConverters(
  pictures: Pictures,
  resolveAddress: ResolveAddress,
  notes: string[],
): HTMLConvertersFunction {
  const convertLink: HTMLConverter = ({ node, nodesToHTML }) => {
    const content = nodesToHTML({ nodes: listNodes(node) }).join("");
    const href = resolveAddress(node);
    return href === null ? content : toTag("a", { href }, content);
  };
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    link: convertLink,
    autolink: convertLink,
    text: ({ node }) => renderFormatted(node.text, node.format),
    list: ({ node, nodesToHTML }) => {
      const name = node.tag === "ol" ? "ol" : "ul";
      const start = name === "ol" && node.start > 1 ? node.start : null;
      const items = joinNestedLists(listNodes(node)).map((children) =>
        toTag("li", {}, nodesToHTML({ nodes: children }).join("")),
      );
      return toTag(name, { start }, items.join(""));
    },
    table: ({ node, nodesToHTML }) => renderTable(node, (nodes) => nodesToHTML({ nodes }).join("")),
    upload: ({ node }) => {
      const id = readUploadId(node);
      return id === null ? "" : renderPicture(pictures.get(id) ?? null, readField(node, "fields"));
    },
    blocks: {
      video: (args: { node: unknown }) => renderVideo(readField(args.node, "fields")),
      code: (args: { node: unknown }) => renderCode(readField(args.node, "fields")),
    },
    inlineBlocks: {
      footnote: (args: { node: unknown }) => renderFootnote(readField(args.node, "fields"), notes),
    },
  });
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
