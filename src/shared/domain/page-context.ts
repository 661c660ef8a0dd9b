import type { BlogCard } from "./blog";
import type { Ipo } from "../contract/ipos";
import type { Author } from "../contract/authors";

/** A category of the filter; `apiId` is its id in the API. */
export type CategoryLink = { apiId: string; name: string; segment: string };

/** Cards come from one query, because a query in each list page would run for all after any change. */
export type BlogListContext = {
  cards: BlogCard[];
  categories: CategoryLink[];
  active: CategoryLink | null;
  page: number;
  totalPages: number;
  total: number;
};

export type RelatedPost = Pick<BlogCard, "segment" | "title" | "date" | "dateText">;

export type BlogPostContext = {
  id: string;
  related: RelatedPost[];
  /** Segment of its author's page; null without a record (PST-08). */
  author: string | null;
  certificate: Certificate | null;
};

/** NISM certificate of an author and its last day in words (PST-10, IPO-18). */
export type Certificate = { number: string; until: string };

/** An author's page; the first one shows the author's details. */
export type AuthorContext = {
  author: { name: string; segment: string; role: string };
  details: AuthorDetails | null;
  cards: BlogCard[];
  page: number;
  totalPages: number;
  total: number;
};

export type AuthorDetails = Pick<
  Author,
  "qualifications" | "nismNumber" | "nismValidUntil" | "profiles" | "interests" | "updatedAt"
> & {
  /** '31 March 2028', or null. */
  nismValidText: string | null;
};

/** An IPO's page (IPO-11). */
export type IpoContext = {
  ipo: Ipo;
  /** The page's path; Gatsby reserves the name `path`. */
  address: string;
  /** Time of the API's response in ISO form; null if the record names its source. */
  at: string | null;
  /** The day of the build with a closing hour, or the day before or after the issue; "" without days. */
  day: string;
  /** The review's author: the segment of the page, and the certificate; null without a record (IPO-22). */
  author: { segment: string; certificate: Certificate | null } | null;
};

/** The page of an unpublished post: its category and the category's newest posts. */
export type RemovedContext = { category: CategoryLink | null; posts: RelatedPost[] };

/** A markdown page; `site` changes with site.yaml and makes the page's query run again. */
export type ContentPageContext = {
  id: string;
  site: string;
  title: string;
  description: string;
  keywords?: string;
  heading?: string;
  eyebrow?: string;
  picture?: string;
  lastUpdated?: string;
  article: boolean;
};

/** Links of /search/ without a query (FND-06). */
export type SearchPageContext = { pages: PageLink[]; groups: PageLink[] };

export type PageLink = { title: string; path: string };
