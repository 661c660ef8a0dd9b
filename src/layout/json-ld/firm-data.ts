import { site } from "../../config/site";

/** The firm as author, publisher or itself; a schema.org Organization. */
export function firmData(): object {
  const { company, product } = site.brand;
  return { "@type": "Organization", name: company, alternateName: product, url: site.url };
}
