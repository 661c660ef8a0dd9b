/** A page of content/ as the search reads it, plain text throughout. */
export type SearchPage = {
  path: string;
  title: string;
  /** The page's description for search engines. */
  lead: string;
  /** Those, too, are for search engines; words of other languages may be among them. */
  keywords: string;
  headings: string[];
  text: string;
  parts: SearchPart[];
};

/** A part with an anchor. */
export type SearchPart = { kind: "section" | "question"; id: string; title: string; text: string };
