import { renderNodes } from "../../cms/src/posts/html/render-nodes";
import { renderTable } from "../../cms/src/posts/html/table";
import { toTag } from "../../cms/src/posts/html/tag";
import { listReferences, type TreeNode } from "../../cms/src/posts/html/lexical-tree";
import { chooseSmallPicture, toPicture, addMediaUrl } from "../../cms/src/media/picture";
import { isSafeLink } from "../../cms/src/lib/fields";
import { sanitiseHtml } from "../../src/shared/domain/html";
import type { Media } from "../../cms/src/payload-types";

const toNode = (type: string, more: object = {}): TreeNode => ({ type, version: 1, ...more });
const joinTexts = (nodes: TreeNode[]) => nodes.map(({ text }) => String(text)).join("");
const toTd = (text: string, headerState = 0, more: object = {}) =>
  toNode("tablecell", {
    headerState,
    ...more,
    children: [toNode("paragraph", { children: [toNode("text", { text })] })],
  });
const toRow = (...children: TreeNode[]) => toNode("tablerow", { children });

test("leading header rows form the head; header cells, and cells below an empty corner, name rows", () => {
  const row = toRow(toTd("B", 2), toTd("C", 0, { colSpan: 2 }));
  const rows = [row, toRow(toTd("D"), toTd("E")), toRow(toTd("F"))];
  const table = toNode("table", { children: [toRow(toTd("", 1), toTd("A", 1)), ...rows] });
  expect(renderTable(table, joinTexts)).toBe(
    '<table><thead><tr><td></td><th scope="col">A</th></tr></thead>' +
      '<tbody><tr><th scope="row">B</th><td colspan="2">C</td></tr>' +
      '<tr><th scope="row">D</th><td>E</td></tr><tr><td>F</td></tr></tbody></table>',
  );
});

test("EDT-64 blocks that are centred or aligned right in the editor are so on the site; no other attribute is", () => {
  const parts = { pictures: new Map(), resolveAddress: () => null, notes: [] };
  const children = [toNode("text", { text: "A" })];
  const item = toNode("listitem", { format: "center", children });
  const cell = toTd("A");
  const paragraph = toNode("paragraph", { format: "right", children });
  const nodes = [
    ...["right", "justify", '"><p>'].map((format) => toNode("paragraph", { format, children })),
    toNode("heading", { tag: "h3", format: "center", children }),
    toNode("list", { tag: "ul", children: [item] }),
    toNode("table", { children: [toRow({ ...cell, children: [paragraph] }, cell)] }),
  ];
  const html =
    '<p data-align="right">A</p><p>A</p><p>A</p><h3 data-align="center">A</h3>' +
    '<ul><li data-align="center">A</li></ul>' +
    '<table><tbody><tr><td data-align="right">A</td><td>A</td></tr></tbody></table>';
  expect(renderNodes(nodes, parts)).toBe(html);
  expect(sanitiseHtml(html + '<p data-align="red">B</p>')).toBe(`${html}<p>B</p>`);
});

test("PST-05 of a stored node that the editor does not have, pages show the text", () => {
  const parts = { pictures: new Map(), resolveAddress: () => null, notes: [] };
  const text = toNode("text", { text: "A <b>", format: 1 });
  const cell = toNode("tablecell", { headerState: '"><p>Injected', children: [text] });
  const block = toNode("block", { fields: { blockType: "foo" } });
  expect(renderNodes([toNode("foo", { children: [text] }), cell, block], parts)).toBe(
    "<strong>A &lt;b&gt;</strong>".repeat(2),
  );
});

test("an attribute's value is escaped, a missing one omitted", () => {
  expect(toTag("img", { alt: `"><script>`, width: null })).toBe(
    '<img alt="&quot;&gt;&lt;script&gt;">',
  );
});

test("API-04, EDT-12 pictures, linked posts and addresses of a body are found at any depth, each once", () => {
  const toImg = (value: unknown) => toNode("upload", { value });
  const toLink = (value: unknown, relationTo = "posts") =>
    toNode("link", { fields: { linkType: "internal", doc: { relationTo, value } } });
  const addresses = ["/blogs/", "mailto:a@b.example", `/${"é".repeat(1250)}`, "/blogs/"].map(
    (url) => toNode("autolink", { fields: { linkType: "custom", url } }),
  );
  const item = toNode("listitem", { children: [toImg({ id: 4 }), toLink({ id: 7 }), toLink("6")] });
  const list = toNode("list", { children: [item] });
  const pictures = [toImg(3), toImg("3"), toImg(null)];
  const links = [toLink(6), toLink(5, "categories"), ...addresses];
  const root = toNode("root", { children: [...pictures, ...links, list] });
  const found = ["posts/6", "posts/7", "categories/5", "media/3", "media/4", "/blogs/"];
  expect(listReferences(root)).toEqual(found);
});

test("MEDIA_URL prefixes picture paths only", () => {
  const html =
    '<p>/api/media/a.png</p><img src="/api/media/a.png" srcset="/api/media/b.webp 320w, /api/media/c.webp 480w" alt="a > b">';
  expect(addMediaUrl(html, "")).toBe(html);
  expect(addMediaUrl(html, "https://m.example")).toBe(
    '<p>/api/media/a.png</p><img src="https://m.example/api/media/a.png" srcset="https://m.example/api/media/b.webp 320w, https://m.example/api/media/c.webp 480w" alt="a > b">',
  );
});

test("API-03 only web addresses and paths can be typed as links", () => {
  for (const good of ["https://forms.example/a", "http://a.example", "/FAQ", "/blogs/?a=1#b"]) {
    expect(isSafeLink(good)).toBe(true);
  }
  for (const bad of ["javascript:alert(1)", "//evil.example", "data:text/html,x", "/\\evil", "x"]) {
    expect(isSafeLink(bad)).toBe(false);
  }
});

const media: Media = {
  id: 1,
  alt: "A colour",
  filename: "a b.png",
  width: 700,
  height: 350,
  sizes: {
    w320: { filename: "a b-320x160.webp", width: 320, height: 160 },
    w640: { filename: "a b-640x320.webp", width: 640, height: 320 },
    w960: { filename: null, width: null, height: null },
  },
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-20T00:00:00.000Z",
};

test("the API returns a picture's encoded addresses and existing sizes", () => {
  expect(toPicture(media, "https://m.example")).toEqual({
    secure_url: "https://m.example/api/media/a%20b.png",
    width: 700,
    height: 350,
    alt: "A colour",
    social: null,
    sizes: [
      { url: "https://m.example/api/media/a%20b-320x160.webp", width: 320, height: 160 },
      { url: "https://m.example/api/media/a%20b-640x320.webp", width: 640, height: 320 },
    ],
  });
  expect(toPicture(7, "")).toBeNull();
  expect(toPicture(null, "")).toBeNull();
});

test("a small picture is the narrowest size that is wide enough, else the picture itself", () => {
  expect(chooseSmallPicture(media, 480, "")).toBe("/api/media/a%20b-640x320.webp");
  expect(chooseSmallPicture(media, 2000, "")).toBe("/api/media/a%20b.png");
  expect(chooseSmallPicture(undefined, 320, "")).toBeNull();
});
