import { createContentBody } from "../../builder/markdown";
import { readSite } from "../../builder/site-content";

const site = readSite();

const SOURCE = `
<p>What it is <strong>about</strong>.</p>
<h2>First</h2><p>Text</p>
<h2>Questions</h2><p>Ask.</p>
<h3>Why <em>so</em>?</h3><p>Because.</p><p>And.</p>
<h3>First</h3><ul><li>a</li></ul>
<h2>Begin</h2><p>Three steps.</p>
<ol><li><strong>Install it.</strong> From the store.</li><li><p><strong>Start</strong></p><p>Now.</p></li></ol>
<p>After the steps.</p>
<h2>Last</h2><p>End</p>`;

const body = createContentBody(
  SOURCE,
  site,
  new Map([
    ["Questions", "faq"],
    ["Begin", "steps"],
  ] as const),
);

test("LGL-03 an amount stays on one line with its ₹", () => {
  expect(createContentBody("<p>From ₹ 99</p><p>₹1 each</p>", site)).toMatchObject({
    lead: "From ₹\u00a099",
    parts: [{ html: "<p>₹\u00a01 each</p>" }],
  });
});

test("LGL-05 the first paragraph is the lead, and sections without a layout are one text", () => {
  expect(body.lead).toBe("What it is <strong>about</strong>.");
  expect(body.parts.map(({ layout, title }) => [layout, title])).toEqual([
    ["text", ""],
    ["faq", "Questions"],
    ["steps", "Begin"],
    ["text", ""],
  ]);
  expect(body.parts[0]?.html).toBe('<h2 id="first">First</h2><p>Text</p>');
  expect(body.parts[3]?.html).toBe('<p>After the steps.</p>\n<h2 id="last">Last</h2><p>End</p>');
});

test("FAQ-01 questions become entries with their own anchors", () => {
  expect(body.headings.map(({ id }) => id)).toEqual(["first", "questions", "begin", "last"]);
  expect(body.parts[1]).toMatchObject({
    html: "<p>Ask.</p>",
    entries: [
      { id: "why-so", title: "Why so?", html: "<p>Because.</p><p>And.</p>" },
      { id: "first-2", title: "First", html: "<ul><li>a</li></ul>" },
    ],
  });
});

test("SEO-06 a numbered list becomes steps, titled by their bold beginnings", () => {
  expect(body.parts[2]).toMatchObject({
    html: "<p>Three steps.</p>",
    entries: [
      { title: "Install it", html: "From the store." },
      { title: "Start", html: "Now." },
    ],
  });
});

test("LGL-05 placeholders are filled with text, sections get anchors, tables scroll", () => {
  const brand = { ...site.brand, company: 'A & "B" <Research>' };
  const { headings, parts } = createContentBody(
    '<h2>Our {product}</h2><p title="{company}">{company}</p><h2>Our {product}</h2>' +
      '<a href="%7Blinks.upiCheck%7D">x</a><table></table>',
    { ...site, brand },
  );
  const id = `our-${brand.product.toLowerCase()}`;
  const text = `Our ${brand.product}`;
  expect(headings).toEqual([
    { id, text },
    { id: `${id}-2`, text },
  ]);
  const html = parts[0]?.html;
  expect(html).toContain('>A &#x26; "B" &#x3C;Research></p>');
  expect(html).toContain(`<a href="${site.links.upiCheck}">`);
  expect(html).toContain('<div class="table-scroll"');
});

test("LGL-02 rows of tables with four columns or more become cards with labels", () => {
  const createTable = (columns: number) => {
    const cells = (tag: string) => `<${tag}>A</${tag}>`.repeat(columns);
    return `<table><thead><tr>${cells("th")}</tr></thead><tr>${cells("td")}</tr></table>`;
  };
  const countLabels = (columns: number) => {
    const { parts } = createContentBody(`<h2>A</h2>${createTable(columns)}`, site);
    return parts[0]?.html.match(/data-label="A"/g)?.length ?? 0;
  };
  expect([3, 4].map(countLabels)).toEqual([0, 3]);
});

test.each([
  ["<p>a<script>alert(1)</script></p>", "<p>a</p>"],
  ['<p onclick="x()" class="lead">a</p>', "<p>a</p>"],
  ['<iframe src="https://example.org/"></iframe><p>a</p>', "<p>a</p>"],
  ['<p><a href="javascript:alert(1)">a</a></p>', "<p><a>a</a></p>"],
  ['<p><a href="%7Bclaims.bad%7D">a</a></p>', "<p><a>a</a></p>"],
])("EDT-53 the HTML of a text is sanitised like a post's: %s", (html, expected) => {
  const bad = { ...site, claims: { ...site.claims, bad: "javascript:alert(1)" } };
  const { parts } = createContentBody(`<p>Lead</p><h2>A</h2>${html}`, bad);
  expect(parts[0]?.html).toBe(`<h2 id="a">A</h2>${expected}`);
});

test("EDT-53 our own table of levels is in a text where its mark is", () => {
  const { parts } = createContentBody("<p>Lead</p><h2>A</h2><!-- escalation -->", site);
  expect(parts[0]?.html).toContain('<table role="table"><thead>');
});
