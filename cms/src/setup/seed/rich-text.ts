import { randomBytes } from "node:crypto";
import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from "@payloadcms/richtext-lexical";
import type { Payload } from "payload";
import { editor } from "../../posts/html/editor";
import { nodesOf, type TreeNode } from "../../posts/html/lexical-tree";
import type { Post } from "../../payload-types";
import type { PictureId } from "./pictures";
import type { BodyPart } from "./read-post";

export type RichText = NonNullable<Post["content"]>;

/** Returns the editor's settings for reading markdown. Slow, so it runs once. */
export function editorConfig(payload: Payload): Promise<SanitizedServerEditorConfig> {
  return editorConfigFactory.fromEditor({ config: payload.config, editor });
}

/** Returns a post's body as rich text: converted markdown, with picture lines as uploads. */
export function toRichText(
  parts: BodyPart[],
  config: SanitizedServerEditorConfig,
  pictureId: PictureId,
): RichText {
  const children = parts.flatMap((part): TreeNode[] =>
    "markdown" in part
      ? nodesOf(
          convertMarkdownToLexical({ editorConfig: config, markdown: tightTables(part.markdown) })
            .root,
        )
      : [uploadNode(pictureId(part.file))],
  );
  return { root: { type: "root", version: 1, direction: "ltr", format: "", indent: 0, children } };
}

/** Removes spaces around table cells, which the converter would keep. */
function tightTables(markdown: string): string {
  return markdown.replace(/^\|.*\|[ \t]*$/gm, (row) => row.trim().replace(/[ \t]*\|[ \t]*/g, "|"));
}

function uploadNode(media: number): TreeNode {
  return {
    type: "upload",
    version: 3,
    format: "",
    id: randomBytes(12).toString("hex"),
    relationTo: "media",
    value: media,
    fields: null,
  };
}
