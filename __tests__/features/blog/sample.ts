import type { BlogArticle, BlogCard } from "../../../src/rules/blog";

/** A card of a list; sample data. */
export const sampleCard = (changes: Partial<BlogCard> = {}): BlogCard => ({
  signature: "sample",
  segment: "price-bands",
  title: "Price bands",
  excerpt: "A band names the lowest and the highest bid...",
  date: "2026-10-05",
  dateText: "Oct 05, 2026",
  author: "Sample Author",
  thumbnail: null,
  category: "IPO Guides",
  ...changes,
});

/** A post's page; sample data. */
export const sampleArticle = (changes: Partial<BlogArticle> = {}): BlogArticle => ({
  segment: "price-bands",
  title: "Price bands",
  author: "Sample Author",
  date: "2026-10-05",
  dateText: "5 October 2026",
  updatedAt: null,
  readTime: "4 min read",
  description: "A band names the lowest and the highest bid",
  html: "<h2>Who sets it</h2><p>The company does.</p>",
  thumbnail: null,
  category: "IPO Guides",
  ...changes,
});
