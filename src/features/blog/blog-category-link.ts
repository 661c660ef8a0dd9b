/** A category of the blog and where its list stands. */
export type BlogCategoryLink = {
  name: string;
  /** The path of its first page. */
  path: string;
};
