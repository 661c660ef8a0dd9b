import type { BlogCard } from "../rules/blog";

// What gatsby-node hands to each template.

/** A category as the filter shows it; `apiId` is the id that the API knows it by. */
export type CategoryLink = { apiId: string; name: string; segment: string };

/**
 * A list page. The cards come as context, from one query for all pages: a query in each list page
 * would run again for every page after any change.
 */
export type BlogListContext = {
  cards: BlogCard[];
  categories: CategoryLink[];
  active: CategoryLink | null;
  page: number;
  totalPages: number;
  total: number;
};

export type BlogPostContext = { id: string };

/** A markdown page; `site` changes with site.yaml and makes the page's query run again. */
export type ContentPageContext = {
  id: string;
  site: string;
  title: string;
  description: string;
  keywords?: string;
  heading?: string;
  eyebrow?: string;
  /** A file of static/. */
  picture?: string;
  lastUpdated?: string;
  /** Read as an article, and described to search engines as one. */
  article: boolean;
};
