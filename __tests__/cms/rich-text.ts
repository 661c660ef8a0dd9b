// The editor's JSON, as small as a test needs it.

type Node = { type: string; version: number; [key: string]: unknown };

export const text = (words: string, format = 0): Node => ({
  type: "text",
  version: 1,
  text: words,
  format,
  mode: "normal",
  style: "",
  detail: 0,
});

export const element = (type: string, children: Node[], more: object = {}): Node => ({
  type,
  version: 1,
  format: "",
  indent: 0,
  direction: "ltr",
  children,
  ...more,
});

export const paragraph = (...children: Node[]): Node => element("paragraph", children);

const linkTo = (fields: object, words: string): Node =>
  element("link", [text(words)], {
    version: 3,
    id: "0123456789abcdef01234567",
    fields: { newTab: false, ...fields },
  });

export const link = (url: string, words: string): Node =>
  linkTo({ linkType: "custom", url }, words);

/** An "Internal link" of the editor, with the record's id instead of its address. */
export const postLink = (value: number, words: string, relationTo = "posts"): Node =>
  linkTo({ linkType: "internal", doc: { relationTo, value } }, words);

const block = (type: string, blockType: string, fields: object): Node => ({
  ...{ type, version: 2, format: "" },
  fields: { id: "0123456789abcdef01234567", blockType, ...fields },
});

export const video = (fields: object) => block("block", "video", fields);
export const code = (fields: object) => block("block", "code", fields);
export const footnote = (fields: object) => block("inlineBlock", "footnote", fields);

export const upload = (media: number, fields: object | null = null): Node => ({
  type: "upload",
  version: 3,
  format: "",
  id: "0123456789abcdef01234568",
  relationTo: "media",
  value: media,
  fields,
});

export const richText = (...children: Node[]) => ({ root: element("root", children) });

/** A body of one paragraph. */
export const body = (words: string) => richText(paragraph(text(words)));
