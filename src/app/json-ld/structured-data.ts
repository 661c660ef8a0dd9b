import type { Thing, WithContext, FAQPage, Organization, Article } from "schema-dts";
import { encodePath } from "../../shared/domain/paths";
import { site } from "../../content/site";

/** A JSON-LD block of one schema.org type. */
export type JsonLd<Kind extends Thing> = WithContext<Exclude<Kind, string>>;

/** The structured data of a page for search engines (FND-09). */
export type StructuredData = JsonLd<Thing>;

/** Returns the public address of a path, percent-encoded. */
export function toAbsoluteAddress(path: string): string {
  return site.url + encodePath(path);
}

/** A question and its answer; the answer may be HTML. */
export type FaqEntry = { question: string; answer: string };

/** Returns structured data of the questions that a page answers (FAQ-01). */
export function createFaqPage(entries: readonly FaqEntry[]): JsonLd<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Returns the firm as an organization, to be part of other structured data. */
export function createFirmData() {
  const { company, product } = site.brand;
  return { "@type": "Organization", name: company, alternateName: product, url: site.url } as const;
}

/** Returns the structured data of the firm with identifiers, offices and contacts (FND-09). */
export function createOrganization(): JsonLd<Organization> {
  const { contacts, identifiers, offices, social } = site;
  const profiles = Object.values(social).filter((profile) => profile !== undefined);
  return {
    "@context": "https://schema.org",
    ...createFirmData(),
    logo: new URL("/apple-touch-icon.png", site.url).href,
    description: site.brand.description,
    identifier: identifiers
      .filter(({ structuredData }) => structuredData)
      .map(({ label, value }) => ({ "@type": "PropertyValue", name: label, value })),
    address: offices.map(({ name, lines }) => ({
      "@type": "PostalAddress",
      name,
      streetAddress: lines.join(", "),
      addressCountry: "IN",
    })),
    contactPoint: contacts.phones.map(({ label, number }) => ({
      "@type": "ContactPoint",
      contactType: label,
      telephone: number,
      email: contacts.emails[0]?.address,
      areaServed: "IN",
      availableLanguage: ["en", "hi"],
    })),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

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
