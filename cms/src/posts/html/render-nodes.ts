import { escapeHtml } from "../../../../src/shared/domain/escape-html";
import { readField, readTextField } from "../../../../src/shared/domain/read-field";
import type { ContractPicture } from "../../media/picture";
import { renderTable } from "./table";
import { readAlignment, toTag, type Attributes } from "./tag";
import { listNodes, readUploadId, type TreeNode } from "./lexical-tree";
import { parseUrl } from "../../../../src/shared/contract/address";
import { COLUMN_WIDTH } from "../../../../src/shared/domain/picture-sizes";
import { readVideoId, toWatchAddress } from "../../../../src/shared/domain/video-addresses";

const FULL_SIZES = `(min-width: 50rem) 46rem, ${COLUMN_WIDTH}`;
const HALF_SIZES = `(min-width: 48rem) 22rem, ${COLUMN_WIDTH}`;

const readText = (fields: unknown, name: string) => readTextField(fields, name).trim();

/** Returns a picture, in a figure if it has a caption, a source, a side or `alignment` (EDT-36). */
function renderPicture(
  picture: ContractPicture | null,
  fields: unknown,
  alignment: Attributes,
): string {
  if (picture === null) return "";
  const [caption, source] = [readText(fields, "caption"), readText(fields, "source")];
  const side = /^(?:left|right)$/.exec(readText(fields, "size"))?.[0] ?? null;
  const srcset = picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(", ");
  const img = toTag("img", {
    src: picture.secure_url,
    srcset: srcset || null,
    sizes: srcset ? (side === null ? FULL_SIZES : HALF_SIZES) : null,
    width: picture.width,
    height: picture.height,
    alt: readText(fields, "alt") || picture.alt,
    loading: "lazy",
  });
  const parts = [
    ...(caption ? [escapeHtml(caption)] : []),
    ...(source ? [toTag("small", {}, escapeHtml(`Source: ${source}`))] : []),
  ];
  const attributes = { ...alignment, "data-side": side };
  if (parts.length === 0 && Object.values(attributes).every((value) => value === null)) return img;
  const figcaption = parts.length === 0 ? "" : toTag("figcaption", {}, parts.join(" "));
  return toTag("figure", attributes, img + figcaption);
}

/** Returns a link to the video, which the site replaces by a player after a click (EDT-37). */
function renderVideo(fields: unknown): string {
  const id = readVideoId(readField(fields, "address"));
  if (id === null) return "";
  const title = readText(fields, "title");
  const label = escapeHtml(title ? `Watch the video: ${title}` : "Watch the video");
  return toTag("figure", { "data-video": id }, toTag("a", { href: toWatchAddress(id) }, label));
}

/** Returns code without blank lines around it, "" if it is empty (EDT-38). */
function renderCode(fields: unknown): string {
  const code = readTextField(fields, "code").replace(/^\s*\n|\s+$/g, "");
  if (code === "") return "";
  const language = readText(fields, "language") || null;
  return toTag("pre", { "data-language": language }, toTag("code", {}, escapeHtml(code)));
}

/** Adds a note to `notes` and returns the link to it; "" for a note without text (EDT-39). */
function renderFootnote(fields: unknown, notes: string[]): string {
  const text = readText(fields, "text");
  if (text === "") return "";
  const url = readText(fields, "url");
  const source = url ? ` ${toTag("a", { href: url }, escapeHtml(nameSource(url)))}` : "";
  notes.push(escapeHtml(text).replaceAll("\n", "<br>") + source);
  const number = notes.length;
  const attributes = {
    id: `note-ref-${number}`,
    href: `#note-${number}`,
    "aria-label": `Footnote ${number}`,
  };
  return toTag("sup", {}, toTag("a", attributes, String(number)));
}

/** Returns the list of footnotes, "" without notes (EDT-39). */
export function renderNotes(notes: readonly string[]): string {
  if (notes.length === 0) return "";
  const items = notes.map((note, index) => {
    const number = index + 1;
    const attributes = { href: `#note-ref-${number}`, "aria-label": `Back to footnote ${number}` };
    return toTag("li", { id: `note-${number}` }, `${note} ${toTag("a", attributes, "↩\uFE0E")}`);
  });
  return toTag("h2", {}, "Footnotes") + toTag("ol", {}, items.join(""));
}

const nameSource = (url: string) => parseUrl(url)?.hostname.replace(/^www\./, "") ?? url;

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
      return toTag("p", readAlignment(node), renderInner() || "<br>");
    case "heading":
      return toTag(/^h[1-6]$/.test(tag) ? tag : "h2", readAlignment(node), renderInner());
    case "quote":
      return toTag("blockquote", readAlignment(node), renderInner());
    case "link":
    case "autolink": {
      const href = parts.resolveAddress(node);
      return href === null ? renderInner() : toTag("a", { href }, renderInner());
    }
    case "list": {
      const isOrdered = tag === "ol";
      const start = isOrdered && Number(node.start) > 1 ? Number(node.start) : null;
      const items = joinNestedLists(listNodes(node)).map(({ item, children }) =>
        toTag("li", readAlignment(item), render(children)),
      );
      return toTag(isOrdered ? "ol" : "ul", { start }, items.join(""));
    }
    case "table":
      return renderTable(node, render);
    case "upload":
      return renderPicture(
        parts.pictures.get(readUploadId(node) ?? NaN) ?? null,
        fields,
        readAlignment(node),
      );
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
function joinNestedLists(items: TreeNode[]): { item: TreeNode; children: TreeNode[] }[] {
  const joined: { item: TreeNode; children: TreeNode[] }[] = [];
  for (const item of items) {
    const children = listNodes(item);
    const isNested = children.length > 0 && children.every(({ type }) => type === "list");
    const previous = joined.at(-1);
    if (isNested && previous) previous.children.push(...children);
    else joined.push({ item, children });
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
