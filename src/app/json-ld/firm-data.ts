import { site } from "../../content/site";

/** Returns the firm as an organization, to be part of other structured data. */
export function createFirmData() {
  const { company, product } = site.brand;
  return { "@type": "Organization", name: company, alternateName: product, url: site.url } as const;
}
