import { site } from "../../content/site";

export function createFirmData() {
  const { company, product } = site.brand;
  return { "@type": "Organization", name: company, alternateName: product, url: site.url } as const;
}
