/** @jest-environment jsdom */
import { cleanPastedAddress } from "../../cms/src/admin/paste/clean-pasted-address";
import { cleanPastedHtml, describePaste } from "../../cms/src/admin/paste/clean-pasted-html";

const pasteHtml = (html: string) => {
  const cleaned = cleanPastedHtml(html);
  return [cleaned.html, ...describePaste(cleaned)];
};

test("EDT-17 pasted pictures of other hosts and files are skipped and counted", () => {
  expect(
    pasteHtml('<p>A chart:</p><p><img src="https://docs.example/c.png"></p><p>Words after it.</p>'),
  ).toEqual(["<p>A chart:</p><p>Words after it.</p>", "1 image was not copied: upload it."]);
  expect(pasteHtml('<img src="file:///c:/a.png"><img src="blob:x"><img>')).toEqual([
    "",
    "3 images were not copied: upload them.",
  ]);
  const own = '<img src="data:image/png;base64,AA=="><img data-lexical-upload-id="3" src="/a.png">';
  expect(pasteHtml(own)).toEqual([own]);
});

test("EDT-17 a pasted link with an unusable address becomes text, and a message lists it", () => {
  const good = '<a href="https://a.example/">a</a><a href="/FAQ">b</a><a href="tel:+91">c</a>';
  expect(pasteHtml(good)).toEqual([good]);
  const bad = '<a href="file:///c:/x.doc"><b>d</b></a><a href="javascript:x()">e</a>';
  expect(pasteHtml(good + bad)).toEqual([
    `${good}<b>d</b>e`,
    "Links that cannot be used are kept as text: file:///c:/x.doc, javascript:x()",
  ]);
});

test("EDT-25 tracked deletions are not pasted, and a message says so; a struck price stays", () => {
  const deletion = (text: string) =>
    `<del cite="mailto:Editor" datetime="2026-11-20T10:00"><span class=msoDel>${text}</span></del>`;
  expect(pasteHtml(`<p>Fee ${deletion("₹ 900")}<s>₹ 800</s> <del>₹ 700</del> ₹ 600</p>`)).toEqual([
    "<p>Fee <s>₹ 800</s> <del>₹ 700</del> ₹ 600</p>",
    "Tracked changes: 1 deleted text was not pasted. Accept or reject all changes in your document first.",
  ]);
  const [, message] = pasteHtml(`<p>a<span class="msoDel">b</span>${deletion("c")}</p>`);
  expect(message).toContain("2 deleted texts were");
});

const toListItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

test("EDT-25 lists, headings and notes of Word stay lists, headings and text", () => {
  const document =
    "<html><head><style>p{margin:0}</style></head><body><!--StartFragment--><h1>Orders</h1>" +
    "<p class=MsoNormal><o:p>&nbsp;</o:p></p><h5>Deep</h5>" +
    toListItem(1, "1.", "One") +
    toListItem(1, "2.", "Two") +
    toListItem(2, "·", "Below") +
    '<p class=MsoNormal>Fee<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p>' +
    '<div id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> Without tax.</p></div>' +
    "<!--EndFragment--></body></html>";
  expect(pasteHtml(document)).toEqual([
    "<h2>Orders</h2><h4>Deep</h4><ol><li>One</li><li>Two<ul><li>Below</li></ul></li></ol>" +
      "<p>Fee<sup>[1]</sup></p><p>[1] Without tax.</p>",
  ]);
});

test("EDT-25 a paste from Google Docs keeps lists and meaning, without wrappers and empty lines", () => {
  const toSpan = (text: string, style = "font-weight:400") =>
    `<span style="font-size:11pt;${style}">${text}</span>`;
  const document =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">' +
    `<h1 dir="ltr">${toSpan("Title")}</h1><br /><h2 dir="ltr">${toSpan("Part")}</h2>` +
    `<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${toSpan("First")}</p></li>` +
    `<li dir="ltr"><p dir="ltr">${toSpan("Second", "font-weight:700")}</p></li></ul><br />` +
    `<p dir="ltr"><a href="https://www.google.com/url?q=https://a.example/x?utm_source%3Dd%26id%3D7&amp;sa=D">${toSpan("A page")}</a></p></b>`;
  expect(pasteHtml(document)).toEqual([
    "<h2>Title</h2><h2>Part</h2><ul><li>First</li><li><strong>Second</strong></li></ul>" +
      '<p><a href="https://a.example/x?id=7">A page</a></p>',
  ]);
});

test.each([
  ["<tr><td>Fee</td></tr><tr><td>9</td></tr>", "<tr><th>Fee</th></tr><tr><td>9</td></tr>"],
  ["<tr><td>Fee</td></tr>", "<tr><td>Fee</td></tr>"],
])("EDT-62 the first row of a pasted table is its header: %s", (pasted, kept) => {
  expect(cleanPastedHtml(`<table>${pasted}</table>`).html).toContain(`<tbody>${kept}</tbody>`);
});

test("EDT-25 a paste from a web page keeps tables and text, and removes hidden parts", () => {
  const page =
    '<div><nav style="display:none">Menu</nav><section><div>One</div><div>Two</div></section>' +
    "<table><tr><th>Fee</th><td> </td></tr><tr><td>Tax</td><td>18 %</td></tr></table>" +
    "<script>x()</script><p> </p><p>&nbsp;</p></div>";
  const [html = ""] = pasteHtml(page);
  expect(html).toContain("<p>One</p><p>Two</p><table>");
  expect(html).toContain("<td>18 %</td>");
  expect(html).not.toMatch(/Menu|x\(\)|<p>\s*<\/p>/);
});

test.each([
  ["https://www.google.com/url?q=https%3A%2F%2Fa.example%2F&sa=D&ust=1", "https://a.example/"],
  ["https://google.co.in/url?url=https://b.example/p", "https://b.example/p"],
  [
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fc.example%2Fd&data=05",
    "https://c.example/d",
  ],
  ["https://l.facebook.com/l.php?u=https%3A%2F%2Fd.example%2F%3Ffbclid%3D9", "https://d.example/"],
  ["https://e.example/a?id=7&utm_source=x&gclid=1#part", "https://e.example/a?id=7#part"],
  ["https://www.google.com/url?q=javascript:x()", "https://www.google.com/url?q=javascript:x()"],
  ["https://www.google.com/search?q=ipo", "https://www.google.com/search?q=ipo"],
  ["https://f.example/a?Name=Üb er&x=1", "https://f.example/a?Name=Üb%20er&x=1"],
  ["/faq/?utm_source=x", "/faq/?utm_source=x"],
])("EDT-25 the pasted address %s leads to %s", (address, target) => {
  expect(cleanPastedAddress(address)).toBe(target);
});

const WORD =
  '<p class=MsoNormal>Fee<a style="mso-footnote-id:ftn1" href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style="mso-special-character:footnote">[1]</span></span></a> and tax<a href="#_ftn2" name="_ftnref2">[2]</a>.</p>' +
  '<div style="mso-element:footnote-list"><br clear=all><hr align=left size=1 width="33%">' +
  '<div style="mso-element:footnote" id=ftn1><p class=MsoFootnoteText><a style="mso-footnote-id:ftn1" href="#_ftnref1" name="_ftn1" title="">[1]</a> Without <b>tax</b>.</p></div>' +
  '<div id=ftn2><p class=MsoFootnoteText><a href="#_ftnref2" name="_ftn2">[2]</a> See <a href="https://a.example/?utm_source=x">a page</a>.</p></div></div>';
const GOOGLE =
  '<p>Fee<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> and tax<sup><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup>.</p><hr>' +
  '<div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Without tax.</p></div>' +
  '<div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a> See <a href="https://www.google.com/url?q=https://a.example/">a page</a>.</p></div>';
const LIBRE_OFFICE =
  '<p>Fee<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> and tax<a name="sdfootnote2anc" href="#sdfootnote2sym"><sup>2</sup></a>.</p>' +
  '<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Without tax.</p></div>' +
  '<div id="sdfootnote2"><p><a name="sdfootnote2sym" href="#sdfootnote2anc">2</a>See <a href="https://a.example/">a page</a>.</p></div>';
const WIKIPEDIA =
  '<p>Fee<sup id="cite_ref-1"><a href="#cite_note-1">[1]</a></sup> and tax<sup id="cite_ref-2"><a href="#cite_note-2">[2]</a></sup>.</p>' +
  '<ol><li id="cite_note-1"><b><a href="#cite_ref-1">^</a></b> Without tax.</li><li id="cite_note-2">↑ <a href="#cite_ref-2">a</a> See <a href="https://a.example/">a page</a>.</li></ol>';

test.each([
  ["Word", WORD],
  ["Google Docs", GOOGLE],
  ["LibreOffice", LIBRE_OFFICE],
  ["Wikipedia", WIKIPEDIA],
])("EDT-39 footnotes of a paste from %s become footnotes", (_, document) => {
  const { html, notes } = cleanPastedHtml(document);
  expect(html.replace(/<\/?sup[^>]*>/g, "")).toBe("<p>Fee\uE0100\uE011 and tax\uE0101\uE011.</p>");
  expect(notes).toEqual([
    { text: "Without tax.", url: "" },
    { text: "See a page.", url: "https://a.example/" },
  ]);
});

test("EDT-39 links within a pasted text that are not footnotes become text", () => {
  const contents = '<ul><li><a href="#part">Part</a></li></ul><h2 id="part">Part</h2><p>Words</p>';
  expect(cleanPastedHtml(contents + '<p><a href="#%">a</a></p>')).toMatchObject({
    html: '<ul><li>Part</li></ul><h2 id="text_part">Part</h2><p>Words</p><p>a</p>',
    notes: [],
  });
});
