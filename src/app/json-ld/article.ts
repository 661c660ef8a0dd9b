import type { Article } from "schema-dts";
import { site } from "../../content/site";
import { toAbsoluteAddress } from "./absolute-address";
import { createFirmData } from "./organization";
import type { JsonLd } from "./structured-data";

export type ArticleFacts = {
  title: string;
  description: string;
  path: string;
  image?: string;
  keywords?: string;
};

/** Describes a page as an article with the firm as author and publisher. */
export function createArticle(facts: ArticleFacts): JsonLd<Article> {
  const { title, description, path, image, keywords } = facts;
  const firm = createFirmData();
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    inLanguage: "en-IN",
    mainEntityOfPage: toAbsoluteAddress(path),
    ...(image ? { image: new URL(image, site.url).href } : {}),
    ...(keywords ? { keywords } : {}),
    author: firm,
    publisher: firm,
  };
}
