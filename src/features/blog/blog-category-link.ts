/** A category of the blog and where its list stands. */
export type BlogCategoryLink = {
  name: string;
  /** Its part of an address; see `paths.blogCategory`. */
  segment: string;
};
