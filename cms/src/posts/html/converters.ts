import type { HTMLConverter, HTMLConvertersFunction } from "@payloadcms/richtext-lexical/html";
import { escapeHtml } from "../../../../src/shared/domain/escape-html";
import { COLUMN_WIDTH } from "../../../../src/shared/domain/picture-sizes";
import type { ContractPicture } from "../../media/picture";
import { tableToHtml } from "./table";
import { tag } from "./tag";
import { nodesOf, uploadId, type TreeNode } from "./lexical-tree";

export type Pictures = Map<number, ContractPicture | null>;
/** Returns the address of a link; null if its post has no page now. */
export type AddressOf = (link: unknown) => string | null;

const BODY_SIZES = `(min-width: 50rem) 46rem, ${COLUMN_WIDTH}`;

/** Returns converters to plain HTML, where Payload's write style attributes or class names. */
export function htmlConverters(pictures: Pictures, addressOf: AddressOf): HTMLConvertersFunction {
  const link: HTMLConverter = ({ node, nodesToHTML }) => {
    const words = nodesToHTML({ nodes: nodesOf(node) }).join("");
    const href = addressOf(node);
    return href === null ? words : tag("a", { href }, words);
  };
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    link,
    autolink: link,
    text: ({ node }) => formatted(node.text, node.format),
    list: ({ node, nodesToHTML }) => {
      const name = node.tag === "ol" ? "ol" : "ul";
      const start = name === "ol" && node.start > 1 ? node.start : null;
      const items = joinNestedLists(nodesOf(node)).map((children) =>
        tag("li", {}, nodesToHTML({ nodes: children }).join("")),
      );
      return tag(name, { start }, items.join(""));
    },
    table: ({ node, nodesToHTML }) => tableToHtml(node, (nodes) => nodesToHTML({ nodes }).join("")),
    upload: ({ node }) => {
      const id = uploadId(node);
      return id === null ? "" : pictureToHtml(pictures.get(id) ?? null);
    },
  });
}

/**
 * The content of each item of a list. The editor keeps a list in a list as an item of its own, which would be
 * numbered: it becomes the end of the item before it.
 */
function joinNestedLists(items: TreeNode[]): TreeNode[][] {
  const joined: TreeNode[][] = [];
  for (const item of items) {
    const children = nodesOf(item);
    const isNested = children.length > 0 && children.every(({ type }) => type === "list");
    const previous = joined.at(-1);
    if (isNested && previous) previous.push(...children);
    else joined.push(children);
  }
  return joined;
}

function pictureToHtml(picture: ContractPicture | null): string {
  if (picture === null) return "";
  const srcset = picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(", ");
  return tag("img", {
    src: picture.secure_url,
    srcset: srcset || null,
    sizes: srcset ? BODY_SIZES : null,
    width: picture.width,
    height: picture.height,
    alt: picture.alt,
    loading: "lazy",
  });
}

/** Lexical keeps a text's formats as bits of one number. */
const FORMATS = [
  [1, "strong"],
  [2, "em"],
  [4, "s"],
  [8, "u"],
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
] as const;

function formatted(text: string, format: number): string {
  return FORMATS.reduce(
    (html, [bit, name]) => (format & bit ? tag(name, {}, html) : html),
    escapeHtml(text),
  );
}
