/** The build's data of a markdown page (builder/markdown.ts). */
export type ContentBody = NonNullable<Queries.ContentPageQuery["markdownRemark"]>["contentBody"];

/** `layout`: "text", or how its entries are shown: "faq", "cards", "rows", "steps". */
export type ContentPart = ContentBody["parts"][number];

export type ContentEntry = ContentPart["entries"][number];
