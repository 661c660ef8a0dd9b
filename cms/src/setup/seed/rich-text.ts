import { randomBytes } from "node:crypto";
import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from "@payloadcms/richtext-lexical";
import type { Payload } from "payload";
import { createEditor } from "../../posts/html/editor";
import { listNodes, type TreeNode } from "../../posts/html/lexical-tree";
import type { Post } from "../../payload-types";
import type { PictureId } from "./pictures";
import type { BodyPart } from "./read-post";

export type RichText = NonNullable<Post["content"]>;

/** Returns the editor's settings for reading markdown. Slow, so it runs once. */
export function loadEditorConfig(payload: Payload): Promise<SanitizedServerEditorConfig> {
  return editorConfigFactory.fromEditor({ config: payload.config, editor: createEditor });
}

/** Returns a post's body as rich text: converted markdown, with images as uploads. */
export function toRichText(
  parts: BodyPart[],
  config: SanitizedServerEditorConfig,
  getMediaId: PictureId,
): RichText {
  const children = parts.flatMap((part): TreeNode[] => {
    if ("block" in part) return [toFormNode("block", part.block)];
    if ("file" in part) return [createUploadNode(getMediaId(part.file), part.caption)];
    const markdown = trimTables(part.markdown);
    return listNodes(
      replaceFootnotes(convertMarkdownToLexical({ editorConfig: config, markdown }).root),
    );
  });
  return { root: { type: "root", version: 1, direction: "ltr", format: "", indent: 0, children } };
}

/** Removes spaces around table cells, which the converter would keep. */
function trimTables(markdown: string): string {
  return markdown.replace(/^\|.*\|[ \t]*$/gm, (row) => row.trim().replace(/[ \t]*\|[ \t]*/g, "|"));
}

/** Replaces each `^[text]` by a footnote. */
function replaceFootnotes<Node>(node: Node): Node {
  const children = listNodes(node).flatMap((child): TreeNode[] => {
    const { text } = child;
    if (typeof text !== "string") return [replaceFootnotes(child)];
    return text.split(/\^\[([^\]]+)\]/).flatMap((piece, index): TreeNode[] => {
      if (index % 2 === 1)
        return [toFormNode("inlineBlock", { blockType: "footnote", text: piece })];
      return piece === "" ? [] : [{ ...child, text: piece }];
    });
  });
  return children.length === 0 ? node : { ...node, children };
}

const createId = () => randomBytes(12).toString("hex");

const toFormNode = (type: string, fields: Record<string, string>): TreeNode => ({
  ...{ type, version: 2, format: "" },
  fields: { id: createId(), ...fields },
});

function createUploadNode(media: number, caption: string | undefined): TreeNode {
  return {
    type: "upload",
    version: 3,
    format: "",
    id: createId(),
    relationTo: "media",
    value: media,
    fields: caption === undefined ? null : { size: "full", caption },
  };
}
