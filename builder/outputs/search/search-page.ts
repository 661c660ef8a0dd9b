/** A page of content/ as the search reads it, plain text throughout. */
export type SearchPage = {
  path: string;
  title: string;
  /** The page's description for search engines. */
  lead: string;
  /** Words for search engines, also of other languages. */
  keywords: string;
  headings: string[];
  text: string;
  parts: SearchPart[];
};

export type SearchPart = { kind: "section" | "question"; id: string; title: string; text: string };
