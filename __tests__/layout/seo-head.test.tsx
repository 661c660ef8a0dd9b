import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../src/config/site";
import { SeoHead } from "../../src/layout/seo-head";

const base = { title: "A title", description: "What it says", path: "/blog/a post/" };
const head = (props: Partial<Parameters<typeof SeoHead>[0]> = {}) =>
  renderToStaticMarkup(<SeoHead {...base} {...props} />);

describe("SeoHead", () => {
  it("gives the page its title with the product's name, once", () => {
    expect(head()).toContain(`<title>A title | ${site.brand.product}</title>`);
    const named = `About ${site.brand.product}`;
    expect(head({ title: named })).toContain(`<title>${named}</title>`);
  });

  it("ROU-03 has one canonical link, absolute and encoded", () => {
    expect(head().match(/rel="canonical"/g)).toHaveLength(1);
    expect(head()).toContain(`<link rel="canonical" href="${site.url}/blog/a%20post/"/>`);
  });

  it("PST-03 puts title, description and picture into the social meta", () => {
    const markup = head({ image: "/api/media/a.webp", type: "article" });
    expect(markup).toContain('<meta property="og:title" content="A title"/>');
    expect(markup).toContain('<meta property="og:description" content="What it says"/>');
    expect(markup).toContain(`<meta property="og:image" content="${site.url}/api/media/a.webp"/>`);
    expect(markup).toContain('<meta name="twitter:description" content="What it says"/>');
    expect(markup).toContain('<meta property="og:type" content="article"/>');
  });

  it("keeps the address of a picture on another host", () => {
    const image = "https://pictures.example/a.webp";
    expect(head({ image })).toContain(`<meta property="og:image" content="${image}"/>`);
  });

  it("asks not to be indexed instead of naming a canonical page", () => {
    expect(head({ noindex: true })).toContain('<meta name="robots" content="noindex"/>');
    expect(head({ noindex: true })).not.toContain("canonical");
  });

  it("writes structured data that cannot leave its script", () => {
    const markup = head({ jsonLd: { headline: "</script><b>" } });
    expect(markup).toContain('{"headline":"\\u003c/script>\\u003cb>"}');
    expect(markup).not.toContain("<b>");
  });
});
