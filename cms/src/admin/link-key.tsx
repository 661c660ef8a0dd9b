"use client";

import {
  $isLinkNode,
  createClientFeature,
  useEditorConfigContext,
} from "@payloadcms/richtext-lexical/client";
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  KEY_DOWN_COMMAND,
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { $findMatchingParent } from "@payloadcms/richtext-lexical/lexical/utils";
import { useEffect } from "react";

/** Ctrl+K or Cmd+K links the selected text, or opens the link at the cursor (EDT-65). */
function LinkKey() {
  const [editor] = useLexicalComposerContext();
  const { editorConfig } = useEditorConfigContext();
  useEffect(() => {
    const { groups } = editorConfig.features.toolbarFixed;
    const linkTool = groups.flatMap(({ items }) => items).find(({ key }) => key === "link");
    const openLink = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return false;
      event.preventDefault();
      const wrapper = editor.getRootElement()?.closest(".rich-text-lexical");
      if (isInLink()) wrapper?.querySelector<HTMLElement>(".link-edit")?.click();
      else linkTool?.onSelect?.({ editor, isActive: false });
      return true;
    };
    return editor.registerCommand(KEY_DOWN_COMMAND, openLink, COMMAND_PRIORITY_LOW);
  }, [editor, editorConfig]);
  return null;
}

function isInLink(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  return $findMatchingParent(selection.anchor.getNode(), $isLinkNode) !== null;
}

export const LinkKeyFeatureClient = createClientFeature({
  plugins: [{ Component: LinkKey, position: "normal" }],
});
