import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../src/content/site";
import { createBreadcrumbs, createPageHead, SeoHead } from "../../src/app/page-head";
import { createFaqPage } from "../../src/app/json-ld/faq-page";
import type { StructuredData } from "../../src/app/json-ld/structured-data";

const base = { title: "A title", description: "What it says", path: "/blog/a post/" };
const renderHead = (props: Partial<Parameters<typeof SeoHead>[0]> = {}) =>
  renderToStaticMarkup(<SeoHead {...base} {...props} />);

describe("SeoHead", () => {
  it("adds the product's name to the title, unless the title contains it", () => {
    expect(renderHead()).toContain(`<title>A title | ${site.brand.product}</title>`);
    const named = `About ${site.brand.product}`;
    expect(renderHead({ title: named })).toContain(`<title>${named}</title>`);
    const long = "A title that search engines would cut with the name";
    expect(renderHead({ title: `${long} x` })).toContain(`<title>${long} x | `);
    expect(renderHead({ title: `${long} xxx` })).toContain(`<title>${long} xxx</title>`);
  });

  it("keeps the address of a picture on another host", () => {
    const image = "https://pictures.example/a.webp";
    expect(renderHead({ image })).toContain(`<meta property="og:image" content="${image}"/>`);
  });

  it("EDT-06 reads width and height from the picture's file name", () => {
    const image = "/api/media/plant-1200x667.jpg";
    const size = '<meta property="og:image:width" content="1200"/><meta property="og:image:height"';
    expect(renderHead({ image })).toContain(`${size} content="667"/>`);
    expect(renderHead()).toContain(`${size} content="630"/>`);
    expect(renderHead({ image: "/plant.jpg" })).not.toContain("og:image:width");
  });

  it("with noindex it asks robots not to index and has no canonical address", () => {
    expect(renderHead({ noindex: true })).toContain('<meta name="robots" content="noindex"/>');
    expect(renderHead({ noindex: true })).not.toContain("canonical");
  });

  it("writes structured data that cannot leave its script", () => {
    const html = renderHead({ jsonLd: createFaqPage([{ question: "</script><b>", answer: "A" }]) });
    expect(html).toContain('"name":"\\u003c/script>\\u003cb>"');
    expect(html).not.toContain("<b>");
  });
});

test("SEO-05 a page's head has its breadcrumbs as the first structured data", () => {
  const { path, ...meta } = base;
  const breadcrumbs = createBreadcrumbs("A page", path);
  const renderPageHead = (jsonLd?: StructuredData) => {
    const Head = createPageHead({ meta, breadcrumbs, jsonLd });
    return renderToStaticMarkup(<Head />);
  };
  expect(renderPageHead()).toContain(`<link rel="canonical" href="${site.url}/blog/a%20post/"/>`);
  expect(renderPageHead()).toMatch(/ld\+json">\{[^[]*"@type":"BreadcrumbList".*"name":"A page"/);
  expect(renderPageHead(createFaqPage([]))).toMatch(
    /ld\+json">\[.*"BreadcrumbList".*"@type":"FAQPage"[^\]]*\]\}\]/,
  );
});
