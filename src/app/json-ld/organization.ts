import type { Organization } from "schema-dts";
import { site } from "../../content/site";
import type { JsonLd } from "./structured-data";

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
