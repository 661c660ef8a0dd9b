"use client";

import { $isBlockNode, BlockNode } from "@payloadcms/richtext-lexical/client";
import { SKIP_DOM_SELECTION_TAG } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { $dfs } from "@payloadcms/richtext-lexical/lexical/utils";
import { useAllFormFields } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useEffect } from "react";

const { setFields } = BlockNode.prototype;

// Payload writes equal values after each response, which would count as a change of the post.
BlockNode.prototype.setFields = function setChangedFields(fields, ...options) {
  if (JSON.stringify(fields) !== JSON.stringify(this.getFields()))
    setFields.call(this, fields, ...options);
};

/** Writes a block's input into the text at once; Payload would lose the last 250 ms of it (EDT-33). */
export function BlockValues() {
  const [fields] = useAllFormFields();
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const typed = readTypedValues(fields);
    const writeValues = () => {
      if (editor.read(() => findOutdatedBlock(typed)) === null) return;
      const changeBlock = () => {
        const node = findOutdatedBlock(typed);
        node?.setFields({ ...node.getFields(), ...typed }, true);
      };
      editor.update(changeBlock, { tag: SKIP_DOM_SELECTION_TAG });
    };
    writeValues();
    // A response of the server may bring older values.
    return editor.registerUpdateListener(writeValues);
  }, [editor, fields]);
  return null;
}

/** Returns the values of a form without nested fields. */
const readTypedValues = (fields: FormState): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { disableFormData, value }]) =>
      disableFormData ? [] : [[name, value]],
    ),
  );

/** Returns the block with the id of these values, or null if it has the same values. */
function findOutdatedBlock(typed: Record<string, unknown>) {
  const nodes = $dfs().map(({ node }) => node);
  const block = nodes.filter($isBlockNode).find((node) => node.getFields().id === typed.id);
  const stored = block?.getFields() ?? typed;
  const isSame = Object.entries(typed).every(
    ([name, value]) => (stored[name] ?? "") === (value ?? ""),
  );
  return isSame ? null : (block ?? null);
}
