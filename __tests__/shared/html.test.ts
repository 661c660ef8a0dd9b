import { cleanHtml, sanitiseHtml } from "../../src/shared/html";

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
  '<object data="x"></object><embed src="x">',
  '<base href="https://a.example"><meta http-equiv=refresh content=0>',
];

test.each(HOSTILE)("PST-05 %s runs nothing", (source) => {
  for (const html of [sanitiseHtml(source), cleanHtml(source).html]) {
    expect(html).not.toMatch(
      /<(script|style|svg|iframe|form|input|object|embed|base|meta|math)|\son\w+=|javascript:|data:|style=/i,
    );
  }
});

test("PST-05 keeps what editors write", () => {
  const source =
    '<h2>A</h2><p><strong>b</strong> <a href="/FAQ">c</a></p><ul><li>d<ol><li>e</li></ol></li></ul>' +
    "<blockquote><p>f</p></blockquote><table><tbody><tr><th>g</th><td>h</td></tr></tbody></table>";
  expect(sanitiseHtml(source)).toBe(source);
});

test("PST-05 cleaning twice changes nothing", () => {
  const once = sanitiseHtml('<h1>A</h1><img src="/a.webp" alt="A" srcset="/a.webp 320w">');
  expect(sanitiseHtml(once)).toBe(once);
});

test("PST-01 a post's own h1 becomes h2: the page has one h1", () => {
  expect(sanitiseHtml('<H1 class="x">A</H1>')).toBe("<h2>A</h2>");
});

test("PST-01 tables scroll by keyboard in a group named after their heading", () => {
  const table = "<table><tbody><tr><td>1</td></tr></tbody></table>";
  const { html } = cleanHtml(`${table}<h2>Costs & <em>fees</em></h2><p>a</p>${table}`);
  const groups = html.match(/<div class="table-scroll"[^>]*>/g);
  expect(groups).toEqual([
    '<div class="table-scroll" role="group" tabindex="0" aria-label="Table">',
    '<div class="table-scroll" role="group" tabindex="0" aria-label="Table: Costs &#x26; fees">',
  ]);
});

test("PST-01 the text puts spaces between blocks and leaves out scripts", () => {
  const { text } = cleanHtml(
    "<h2>One</h2><p>two<br>three</p><script>no()</script><li>fo<b>ur</b></li>",
  );
  expect(text).toBe("One two three four");
});

test("BLD-06 picture paths get the API's host where it is another one", () => {
  const source =
    '<img src="/api/media/a.webp" srcset="/api/media/a-320.webp 320w, /api/media/a.webp 640w" alt="">';
  const { html } = cleanHtml(source, "https://api.firm.example");
  expect(html).toContain('src="https://api.firm.example/api/media/a.webp"');
  expect(html).toContain(
    'srcset="https://api.firm.example/api/media/a-320.webp 320w, https://api.firm.example/api/media/a.webp 640w"',
  );
});
