// Minimal JSON of the rich text editor.

type Node = { type: string; version: number; [key: string]: unknown };

export const toText = (content: string, format = 0): Node => ({
  type: "text",
  version: 1,
  text: content,
  format,
  mode: "normal",
  style: "",
  detail: 0,
});

export const toNode = (type: string, children: Node[], more: object = {}): Node => ({
  type,
  version: 1,
  format: "",
  indent: 0,
  direction: "ltr",
  children,
  ...more,
});

export const toPara = (...children: Node[]): Node => toNode("paragraph", children);

const toLinkNode = (fields: object, label: string): Node =>
  toNode("link", [toText(label)], {
    version: 3,
    id: "0123456789abcdef01234567",
    fields: { newTab: false, ...fields },
  });

export const toLink = (url: string, label: string): Node =>
  toLinkNode({ linkType: "custom", url }, label);

/** Returns an "Internal link" of the editor, with the record's id instead of its address. */
export const toPostLink = (value: number, label: string, relationTo = "posts"): Node =>
  toLinkNode({ linkType: "internal", doc: { relationTo, value } }, label);

const toBlock = (type: string, blockType: string, fields: object): Node => ({
  ...{ type, version: 2, format: "" },
  fields: { id: "0123456789abcdef01234567", blockType, ...fields },
});

export const toVideo = (fields: object) => toBlock("block", "video", fields);
export const toCode = (fields: object) => toBlock("block", "code", fields);
export const toNote = (fields: object) => toBlock("inlineBlock", "footnote", fields);

export const toUpload = (media: number, fields: object | null = null): Node => ({
  type: "upload",
  version: 3,
  format: "",
  id: "0123456789abcdef01234568",
  relationTo: "media",
  value: media,
  fields,
});

export const toRoot = (...children: Node[]) => ({ root: toNode("root", children) });

/** Returns a body of one paragraph. */
export const toBody = (content: string) => toRoot(toPara(toText(content)));
