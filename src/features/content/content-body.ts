// What the build makes of a markdown page (src/gatsby/markdown.ts); `html` is its HTML.

export type ContentEntry = { readonly id: string; readonly title: string; readonly html: string };

export type ContentPart = {
  /** "text", or how its entries are shown: "faq", "cards", "rows", "steps". */
  readonly look: string;
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly entries: readonly ContentEntry[];
};

export type ContentBody = {
  readonly lead: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly parts: readonly ContentPart[];
};
