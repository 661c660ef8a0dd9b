import { site } from "../../src/content/site";
import { article } from "../../src/app/json-ld/article";
import { breadcrumbList } from "../../src/app/json-ld/breadcrumb-list";
import { organization } from "../../src/app/json-ld/organization";

const path = "/Stock-Tips\u2013Sample";
const address = `${site.url}/Stock-Tips%E2%80%93Sample`;

test("SEO-05 structured data names pages by their encoded, absolute addresses", () => {
  const crumbs = [
    { label: "Home", path: "/" },
    { label: "Tips", path },
  ];
  expect(breadcrumbList(crumbs)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${site.url}/` },
      { "@type": "ListItem", position: 2, name: "Tips", item: address },
    ],
  });
  expect(article({ title: "T", description: "D", path, image: "/a.svg" })).toMatchObject({
    headline: "T",
    mainEntityOfPage: address,
    image: `${site.url}/a.svg`,
    publisher: { name: site.brand.company },
  });
});

test("SEO-05 leaves out unknown facts of an article", () => {
  const facts = article({ title: "T", description: "D", path });
  for (const unknown of ["keywords", "image"]) expect(facts).not.toHaveProperty(unknown);
});

test("FTR-05 the organisation is the firm of site.yaml", () => {
  expect(organization()).toMatchObject({
    name: site.brand.company,
    url: site.url,
    address: site.offices.map(({ name }) => expect.objectContaining({ name })),
    sameAs: Object.values(site.social),
  });
});
