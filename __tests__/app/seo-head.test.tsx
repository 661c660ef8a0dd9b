import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../src/content/site";
import { createBreadcrumbs } from "../../src/app/breadcrumbs";
import { createFaqPage } from "../../src/app/json-ld/faq-page";
import type { StructuredData } from "../../src/app/json-ld/structured-data";
import { createPageHead } from "../../src/app/page-head";
import { SeoHead } from "../../src/app/seo-head";

const base = { title: "A title", description: "What it says", path: "/blog/a post/" };
const head = (props: Partial<Parameters<typeof SeoHead>[0]> = {}) =>
  renderToStaticMarkup(<SeoHead {...base} {...props} />);

describe("SeoHead", () => {
  it("gives the page its title with the product's name, once", () => {
    expect(head()).toContain(`<title>A title | ${site.brand.product}</title>`);
    const named = `About ${site.brand.product}`;
    expect(head({ title: named })).toContain(`<title>${named}</title>`);
  });

  it("keeps the address of a picture on another host", () => {
    const image = "https://pictures.example/a.webp";
    expect(head({ image })).toContain(`<meta property="og:image" content="${image}"/>`);
  });

  it("EDT-06 names width and height where the name of the picture does", () => {
    const image = "/api/media/plant-1200x667.jpg";
    const size = '<meta property="og:image:width" content="1200"/><meta property="og:image:height"';
    expect(head({ image })).toContain(`${size} content="667"/>`);
    expect(head()).toContain(`${size} content="630"/>`);
    expect(head({ image: "/plant.jpg" })).not.toContain("og:image:width");
  });

  it("asks not to be indexed instead of naming a canonical page", () => {
    expect(head({ noindex: true })).toContain('<meta name="robots" content="noindex"/>');
    expect(head({ noindex: true })).not.toContain("canonical");
  });

  it("writes structured data that cannot leave its script", () => {
    const markup = head({ jsonLd: createFaqPage([{ question: "</script><b>", answer: "A" }]) });
    expect(markup).toContain('"name":"\\u003c/script>\\u003cb>"');
    expect(markup).not.toContain("<b>");
  });
});

test("SEO-05 a page's head contains its breadcrumbs as data, before anything else", () => {
  const { path, ...meta } = base;
  const breadcrumbs = createBreadcrumbs("A page", path);
  const renderHead = (jsonLd?: StructuredData) => {
    const Head = createPageHead({ meta, breadcrumbs, jsonLd });
    return renderToStaticMarkup(<Head />);
  };
  expect(renderHead()).toContain(`<link rel="canonical" href="${site.url}/blog/a%20post/"/>`);
  expect(renderHead()).toMatch(/ld\+json">\{[^[]*"@type":"BreadcrumbList".*"name":"A page"/);
  expect(renderHead(createFaqPage([]))).toMatch(
    /ld\+json">\[.*"BreadcrumbList".*"@type":"FAQPage"[^\]]*\]\}\]/,
  );
});
