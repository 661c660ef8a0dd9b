// The editor's JSON, as small as a test needs it.

type Node = { type: string; version: number; [key: string]: unknown };

export const text = (content: string, format = 0): Node => ({
  type: "text",
  version: 1,
  text: content,
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

const linkTo = (fields: object, label: string): Node =>
  element("link", [text(label)], {
    version: 3,
    id: "0123456789abcdef01234567",
    fields: { newTab: false, ...fields },
  });

export const link = (url: string, label: string): Node =>
  linkTo({ linkType: "custom", url }, label);

/** An "Internal link" of the editor, with the record's id instead of its address. */
export const postLink = (value: number, label: string, relationTo = "posts"): Node =>
  linkTo({ linkType: "internal", doc: { relationTo, value } }, label);

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
export const body = (content: string) => richText(paragraph(text(content)));
