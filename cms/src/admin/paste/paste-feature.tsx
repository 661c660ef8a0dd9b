"use client";

import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { toast } from "@payloadcms/ui";
import { useEffect } from "react";
import { cleanPastedHtml, describePaste } from "./clean-pasted-html";
import { placeFootnotes } from "./place-footnotes";

const OWN_FORMAT = "application/x-lexical-editor";

const cleanEvents = new WeakSet<object>();

/** Cleans a paste before the editor reads it, and reports what was skipped. */
function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const data = event instanceof ClipboardEvent ? event.clipboardData : null;
          const html = data?.getData("text/html") ?? "";
          if (data === null || html === "" || data.getData(OWN_FORMAT) !== "") return false;
          if (cleanEvents.has(event)) return false;
          const cleaned = cleanPastedHtml(html);
          const messages = describePaste(cleaned);
          event.preventDefault();
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/html", cleaned.html);
          clipboardData.setData("text/plain", data.getData("text/plain"));
          const cleanEvent = new ClipboardEvent("paste", { clipboardData, cancelable: true });
          cleanEvents.add(cleanEvent);
          editor.dispatchCommand(PASTE_COMMAND, cleanEvent);
          placeFootnotes(editor, cleaned.notes);
          messages.forEach((message) => toast.warning(message, { duration: 20_000 }));
          return true;
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor],
  );
  return null;
}

export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: "normal" }],
});
