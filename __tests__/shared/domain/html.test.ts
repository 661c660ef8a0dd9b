import { cleanHtml, sanitiseHtml } from "../../../src/shared/domain/html";

const HOSTILE = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  "<svg><script>alert(1)</script></svg>",
  '<iframe src="https://a.example"></iframe>',
  '<style>@import "https://a.example"</style>',
  '<p style="background:url(javascript:x)">x</p>',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  '<form action="https://a.example"><input name=q></form>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="javascript:alert(1)">',
  '<img srcset="/a 1w, javascript:alert(1) 2w">',
  '<img srcset="data:image/svg+xml,<svg> 1x">',
  '<object data="x"></object><embed src="x">',
  '<base href="https://a.example"><meta http-equiv=refresh content=0>',
];

test.each(HOSTILE)("PST-05 %s runs no script", (source) => {
  for (const html of [sanitiseHtml(source), cleanHtml(source).html]) {
    expect(html).not.toMatch(
      /<(script|style|svg|iframe|form|input|object|embed|base|meta|math)|\son\w+=|javascript:|data:|style=/i,
    );
  }
});

const ALLOWED = [
  '<h2 lang="hi" dir="rtl">a</h2><h3 dir="ltr">a</h3><h4 dir="auto">a</h4><h5>a</h5><h6>a</h6><hr>',
  "<p>a<br><strong>a</strong><b>a</b><em>a</em><i>a</i><u>a</u><s>a</s></p><pre>a</pre>",
  '<blockquote><p>a<sub>a</sub><sup>a</sup><code>a</code><a href="/FAQ">a</a></p></blockquote>',
  '<p><a href="http://a.example" title="a">a</a><a href="https://a.example">a</a></p>',
  '<p><a href="mailto:a@b">a</a><a href="tel:1">a</a><img src="http://a.example/a" alt=""></p>',
  '<ul><li value="2">a<ol start="2"><li>a</li></ol></li></ul>',
  '<figure><img src="https://a.example/a" srcset="/a.webp 1w" sizes="100vw" alt="a" width="1"',
  ' height="2" loading="lazy"><figcaption>a</figcaption></figure><table><caption>a</caption><thead>',
  '<tr><th colspan="2" rowspan="2" scope="col">a</th><th scope="row">a</th></tr></thead><tbody><tr>',
  '<td colspan="2" rowspan="2">a</td></tr></tbody><tfoot><tr><td>a</td></tr></tfoot></table>',
].join("");

test("PST-05 keeps editors' markup and removes other values", () => {
  expect(sanitiseHtml(ALLOWED)).toBe(ALLOWED);
  const marks =
    '<figure data-side="left" data-video="dQw4w9WgXcQ"></figure><pre data-language="C++"></pre>' +
    '<a aria-label="Footnote 1">1</a><a aria-label="Back to footnote 12">a</a>';
  expect(sanitiseHtml(marks)).toBe(marks);
  const odd =
    '<figure data-side="up" data-video="a b" data-x="1"></figure><pre data-language="&lt;b>"></pre>' +
    '<a aria-label="Log in">1</a><p aria-label="Footnote 1">a</p>';
  expect(sanitiseHtml(odd)).toBe("<figure></figure><pre></pre><a>1</a><p>a</p>");
  const others = '<img src="/a" loading="eager"><table><th scope="x" dir="x">a</th></table>';
  expect(sanitiseHtml(others)).toBe(
    '<img src="/a"><table><tbody><tr><th>a</th></tr></tbody></table>',
  );
});

test.each(["/\\evil", "\\\\evil", "&#1;//evil"])(
  "PST-05 an address %j, which looks like a path and leads elsewhere, is removed",
  (evil) => {
    expect(sanitiseHtml(`<a href="${evil}">a</a><img src="${evil}">`)).toBe("<a>a</a><img>");
    expect(sanitiseHtml(`<img srcset="/a 1w, ${evil} 2w">`)).toBe("<img>");
  },
);

test.each(["<div>", "<b>", "<table><tr><td>", "<ul><li>"])(
  "BLD-01 a post of 5,000 open %s is still read, with its text",
  (open) => expect(cleanHtml(`${open.repeat(5000)}One<br>two<p>three`).text).toBe("One two three"),
);

test("PST-01 a post's own h1 becomes h2: the page has one h1", () => {
  expect(sanitiseHtml('<H1 class="x">A</H1>')).toBe("<h2>A</h2>");
});

test("PST-01 tables scroll by keyboard in a group named after their heading", () => {
  const table = "<table><tbody><tr><td>1</td></tr></tbody></table>";
  const toHeading = (id = "") => `<h2${id}>Costs &#x26;  <em>fees</em></h2><p>a</p>b`;
  const toGroup = (name: string) =>
    `<div class="table-scroll" role="group" tabindex="0" aria-label="${name}">${table}</div>`;
  expect(cleanHtml(table + toHeading() + table).html).toBe(
    toGroup("Table") + toHeading(' id="costs-fees"') + toGroup("Table: Costs &#x26; fees"),
  );
  const toFigure = (inner: string) => `<blockquote><figure>${inner}</figure></blockquote>`;
  expect(cleanHtml(toFigure(table)).html).toBe(toFigure(toGroup("Table")));
});

test("PST-01 the plain text has spaces between blocks and no scripts", () => {
  const blocks = ["h2", "h3", "h4", "h5", "h6", "p", "pre", "blockquote", "li", "figcaption"];
  const source = blocks.map((name) => `<${name}>a</${name}>`).join("");
  const table = "<table><caption>a</caption><tr><th>a</th><td>a</td></tr></table>";
  const rest = "<script>no()</script> b<br>c<hr>\n d<b>e</b> <style>no</style><title>no</title>";
  const { text } = cleanHtml(`${source}${table}${rest}`);
  expect(text).toBe(`${"a ".repeat(13)}b c de`);
});

test("BLD-06 picture paths get the API's host if it is another one", () => {
  const toPicture = (base: string) =>
    `<img src="${base}/a.webp" srcset="${base}/a-320.webp 320w, https://b.example/a 640w" alt="">`;
  const base = "https://api.firm.example";
  const others = '<img alt=""><img src="https://b.example/a"><a href="/FAQ">a</a>';
  expect(cleanHtml(toPicture("") + others, base).html).toBe(toPicture(base) + others);
  expect(cleanHtml(toPicture("")).html).toBe(toPicture(""));
});
