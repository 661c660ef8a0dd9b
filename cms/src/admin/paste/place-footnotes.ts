import { $createInlineBlockNode } from "@payloadcms/richtext-lexical/client";
import { $getRoot, type LexicalEditor, type TextNode } from "@payloadcms/richtext-lexical/lexical";
import { MARK, type PastedNote } from "./pasted-footnotes";

/** Replaces the marks of a paste in the editor with its footnotes (EDT-39). */
export function placeFootnotes(editor: LexicalEditor, notes: readonly PastedNote[]): void {
  if (notes.length === 0) return;
  editor.update(() => {
    for (const node of $getRoot().getAllTextNodes()) {
      let rest: TextNode | undefined = node;
      while (rest) rest = placeFirstNote(rest, notes);
    }
  });
}

/** Replaces the first mark of a text; returns the text after it. */
function placeFirstNote(node: TextNode, notes: readonly PastedNote[]): TextNode | undefined {
  const match = MARK.exec(node.getTextContent());
  const note = notes[Number(match?.[1])];
  if (!match || !note) return undefined;
  const parts = node.splitText(match.index, match.index + match[0].length);
  const at = match.index === 0 ? 0 : 1;
  parts[at]?.replace($createInlineBlockNode({ id: "", blockType: "footnote", ...note }));
  return parts[at + 1];
}
