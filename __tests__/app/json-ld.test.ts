import { site } from "../../src/content/site";
import { article } from "../../src/app/json-ld/article";
import { breadcrumbList } from "../../src/app/json-ld/breadcrumb-list";
import { organization } from "../../src/app/json-ld/organization";

const en = "/Stock-Tips\u2013Sample";

test("SEO-05 structured data names pages by their encoded, absolute addresses", () => {
  expect(
    breadcrumbList([
      { label: "Home", path: "/" },
      { label: "Tips", path: en },
    ]),
  ).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${site.url}/` },
      {
        "@type": "ListItem",
        position: 2,
        name: "Tips",
        item: `${site.url}/Stock-Tips%E2%80%93Sample`,
      },
    ],
  });
  expect(article({ title: "T", description: "D", path: en, image: "/a.svg" })).toMatchObject({
    headline: "T",
    mainEntityOfPage: `${site.url}/Stock-Tips%E2%80%93Sample`,
    image: `${site.url}/a.svg`,
    publisher: { name: site.brand.company },
  });
});

test("SEO-05 what nobody knows of an article is left out", () => {
  const facts = Object.keys(article({ title: "T", description: "D", path: "/" }));
  expect(facts).not.toEqual(expect.arrayContaining(["keywords"]));
  expect(facts).not.toEqual(expect.arrayContaining(["image"]));
});

test("FTR-05 the organisation is the firm of site.yaml", () => {
  expect(organization()).toMatchObject({
    name: site.brand.company,
    url: site.url,
    address: site.offices.map(({ name }) => expect.objectContaining({ name })),
    sameAs: Object.values(site.social),
  });
});
