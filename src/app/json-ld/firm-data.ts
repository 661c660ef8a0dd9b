import { site } from "../../content/site";

export function firmData() {
  const { company, product } = site.brand;
  return { "@type": "Organization", name: company, alternateName: product, url: site.url } as const;
}
