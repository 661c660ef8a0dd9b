import { site } from "../../src/content/site";
import { createOrganization } from "../../src/app/json-ld/organization";
import { createArticle } from "../../src/app/json-ld/article";
import { createBreadcrumbList } from "../../src/app/json-ld/breadcrumb-list";

const path = "/Stock-Tips\u2013Sample";
const address = `${site.url}/Stock-Tips%E2%80%93Sample`;

test("SEO-05 structured data names pages by their encoded, absolute addresses", () => {
  const crumbs = [
    { label: "Home", path: "/" },
    { label: "Tips", path },
  ];
  expect(createBreadcrumbList(crumbs)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${site.url}/` },
      { "@type": "ListItem", position: 2, name: "Tips", item: address },
    ],
  });
  expect(createArticle({ title: "T", description: "D", path, image: "/a.svg" })).toMatchObject({
    headline: "T",
    mainEntityOfPage: address,
    image: `${site.url}/a.svg`,
    publisher: { name: site.brand.company },
  });
});

test("SEO-05 skips unknown facts of an article", () => {
  const facts = createArticle({ title: "T", description: "D", path });
  for (const unknown of ["keywords", "image"]) expect(facts).not.toHaveProperty(unknown);
});

test("FTR-05 the organisation is the firm of site.yaml", () => {
  expect(createOrganization()).toMatchObject({
    name: site.brand.company,
    url: site.url,
    address: site.offices.map(({ name }) => expect.objectContaining({ name })),
    sameAs: Object.values(site.social),
  });
});
