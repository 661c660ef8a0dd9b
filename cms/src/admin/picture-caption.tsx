"use client";

import type { LexicalEditorViewMap } from "@payloadcms/richtext-lexical";
import { $isUploadNode, type UploadNode } from "@payloadcms/richtext-lexical/client";
import { SKIP_DOM_SELECTION_TAG, type LexicalEditor } from "@payloadcms/richtext-lexical/lexical";
import { readTextField } from "../../../src/shared/domain/read-field";
import "./picture-caption.css";

type CaptionProps = { editor: LexicalEditor; picture: UploadNode; caption: string };

/** The caption of a picture, below it in the text, where readers see it (EDT-66). */
function PictureCaption({ editor, picture, caption }: CaptionProps) {
  const setCaption = (typed: string) => {
    const change = () => {
      const data = picture.getData();
      picture.setData({ ...data, fields: { ...data.fields, caption: typed } });
    };
    // At once, because React would move the cursor to the end.
    editor.update(change, { discrete: true, tag: SKIP_DOM_SELECTION_TAG });
  };
  return (
    <input
      aria-label="Caption"
      className="picture-caption"
      disabled={!editor.isEditable()}
      maxLength={300}
      onChange={({ target }) => setCaption(target.value)}
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      placeholder="Caption (optional)"
      value={caption}
    />
  );
}

/** Adds the caption to Payload's view of a picture in the text, once it is uploaded. */
export const editorViews: LexicalEditorViewMap = {
  default: {
    nodes: {
      upload: {
        Component: (view) => {
          if (!view.isEditor) return null;
          const { editor, node: picture, config } = view;
          const data = $isUploadNode(picture) ? picture.getData() : null;
          return (
            <>
              {picture._originalDecorate?.(editor, config)}
              {$isUploadNode(picture) && data?.value && (
                <PictureCaption
                  caption={readTextField(data.fields, "caption")}
                  editor={editor}
                  picture={picture}
                />
              )}
            </>
          );
        },
      },
    },
  },
};
