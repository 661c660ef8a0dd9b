import { cleanHtml } from "../../../src/shared/domain/html";

const toHtml = (source: string) => cleanHtml(source).html;

test("PST-06 links within a text lead to their targets, whose ids the page itself lacks", () => {
  const { html, headings } = cleanHtml(
    '<p><a href="#risks">Risks</a> <a href="#note-a">Note a</a></p><h2 id="risks">What can go wrong</h2>' +
      '<h3><a name="old-name"></a>Old part</h3><p id="note-a">Note a. <a href="#old-name">Old part</a></p>' +
      '<p id="main">Main <a href="#gone">Gone</a></p>',
  );
  expect(html).toBe(
    '<p><a href="#what-can-go-wrong">Risks</a> <a href="#text_note-a">Note a</a></p>' +
      '<h2 id="what-can-go-wrong">What can go wrong</h2><h3><a id="text_old-name"></a>Old part</h3>' +
      '<p id="text_note-a">Note a. <a href="#text_old-name">Old part</a></p><p>Main <a href="#gone">Gone</a></p>',
  );
  expect(headings).toEqual([{ id: "what-can-go-wrong", text: "What can go wrong" }]);
});

test.each([
  ['<a href="#a%20b">x</a><p id="a b">y</p>', '<a href="#text_a-b">x</a><p id="text_a-b">y</p>'],
  [
    '<a href="#main">x</a><div id="main">y</div>',
    '<a href="#text_main">x</a><p id="text_main">y</p>',
  ],
  ['<a href="#a">x</a><span id="a">y</span>', '<a href="#text_a">x</a><a id="text_a"></a>y'],
  ['<a href="#a">x</a><p id="a" hidden>y</p>', '<a href="#a">x</a>'],
  [
    '<a href="#a">x</a><p id="a">y</p><p id="a">z</p>',
    '<a href="#text_a">x</a><p id="text_a">y</p><p>z</p>',
  ],
  [
    '<p>a<a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> b</p>',
    '<p>a<a href="#text__ftn1" id="text__ftnref1">[1]</a></p><p><a href="#text__ftnref1" id="text__ftn1">[1]</a> b</p>',
  ],
  ['<a href="#b">x</a><h2>B</h2>', '<a href="#b">x</a><h2 id="b">B</h2>'],
  ['<a href="#top">x</a>', '<a href="#top">x</a>'],
  [
    '<div><a name="a"></a><h2>B</h2></div><a href="#a">x</a>',
    '<a id="text_a"></a><h2 id="b">B</h2><a href="#text_a">x</a>',
  ],
])("PST-06 the link in %j leads to its target", (source, expected) => {
  expect(toHtml(source)).toBe(expected);
});

test("PST-06 a text that is cleaned twice keeps its links", () => {
  const out = toHtml('<a href="#a">x</a><h2 id="a">B</h2><p><a href="#c">y</a></p><p id="c">z</p>');
  expect(toHtml(out)).toBe(out);
});

test("PST-05 HTML of word processors keeps its visible text", () => {
  const { html, text } = cleanHtml(
    '<b style="font-weight:normal" id="docs-internal-guid-x"><p><span style="font-weight:400">Plain.</span> ' +
      '<span style="font-weight:700">Strong.</span></p></b><p class=MsoListParagraph><![if !supportLists]>' +
      "<span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Point one</p>" +
      '<p><del cite="mailto:x">taken out</del><ins cite="mailto:x">put in</ins></p>' +
      "<div style='mso-element:comment'><p>ASK-THE-LAWYER</p></div>",
  );
  expect(html).toBe(
    "<p>Plain. <strong>Strong.</strong></p><ul><li>Point one</li></ul><p>put in</p>",
  );
  expect(text).toBe("Plain. Strong. Point one put in");
});

test.each([
  ['<b>a <span style="font-weight:normal">b</span></b>', "<strong>a </strong>b"],
  ['<h3><span style="font-weight:700">a</span></h3>', "<h3>a</h3>"],
  ['<p><span style="font-weight:600">a</span></p>', "<p><strong>a</strong></p>"],
  ['<p><span style="font-weight:599">a</span></p>', "<p>a</p>"],
  ['<b>a <span style="font-weight:1">b</span></b>', "<strong>a </strong>b"],
  ["<p class=MsoListBullet>2.&nbsp;&nbsp;a</p>", '<ol start="2"><li>a</li></ol>'],
  ["<p class=MsoListBullet>xx.&nbsp;&nbsp;a</p>", '<ol type="i"><li>a</li></ol>'],
  ["<p class=MsoListBullet>x.&nbsp;&nbsp;a</p>", '<ol type="a"><li>a</li></ol>'],
  ['<i style="font-style:normal">a</i><u style="text-decoration:none">b</u>', "ab"],
  [
    '<p style="font-weight:bold">a <span style="font-weight:normal">b</span></p>',
    "<p><strong>a </strong>b</p>",
  ],
  [
    '<p>a<a class=msocomanchor href="#_msocom_1">[A1]</a></p><div class=msocomtxt><p>no</p></div>',
    "<p>a</p>",
  ],
  [
    '<p>a<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a> no</p></div>',
    "<p>a</p>",
  ],
  ['<p>a<a href="#_msocom_1" name="_msoanchor_1">[A1]</a></p>', "<p>a</p>"],
  ["<p class=MsoListBullet>·&nbsp;&nbsp;a</p>", "<ul><li>a</li></ul>"],
  ["<p>a<span class=msoDel>b</span><span class=MsoCommentReference>no</span></p>", "<p>a</p>"],
  ["<p>a<o:p></o:p></p><xml><w:WordDocument>no</w:WordDocument></xml>", "<p>a</p>"],
])("PST-05 %j shows what its author sees", (source, expected) => {
  expect(toHtml(source)).toBe(expected);
});

test("PST-05 list paragraphs become lists, nested and numbered as they were", () => {
  const toItem = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>` +
    `${marker}<span>&nbsp; </span></span>${text}</p>\n`;
  const source =
    toItem(1, "1.", "A") +
    toItem(2, "a)", "b") +
    toItem(2, "b)", "c") +
    toItem(1, "2.", "D") +
    "<p>e</p>" +
    toItem(1, "3.", "F");
  expect(toHtml(source)).toBe(
    '<ol><li>A<ol type="a"><li>b</li><li>c</li></ol></li><li>D</li></ol><p>e</p><ol start="3"><li>F</li></ol>',
  );
  expect(
    toHtml(
      "<p class=MsoListParagraph>·&nbsp;&nbsp; A</p><p class=MsoListParagraph>o&nbsp;&nbsp; b</p>",
    ),
  ).toBe("<ul><li>A</li><li>b</li></ul>");
  expect(toHtml("<p class=MsoListParagraph>Only set in.</p>")).toBe("<p>Only set in.</p>");
});

test("PST-05 a text without HTML keeps its paragraphs and lines", () => {
  const source = "The first paragraph.\n\nThe second paragraph.\nA new line in it.\n\nThe third.";
  const { html, text } = cleanHtml(source);
  expect(html).toBe(
    "<p>The first paragraph.</p><p>The second paragraph.<br>A new line in it.</p><p>The third.</p>",
  );
  expect(text).toBe("The first paragraph. The second paragraph. A new line in it. The third.");
});

test.each([
  ["a\r\nb", "<p>a<br>b</p>"],
  ["a <b>b</b>\n \n<i>c</i>\nd", "<p>a <b>b</b></p><p><i>c</i><br>d</p>"],
  [
    "<h2>A</h2>\nb\nc\n\nd\n<ul><li>e</li></ul>",
    '<h2 id="a">A</h2><p>b<br>c</p><p>d</p><ul><li>e</li></ul>',
  ],
  ['a\n\n<audio src="/b"></audio>\n\nc', '<p>a</p><p><a href="/b">Listen</a></p><p>c</p>'],
  ["a\u2029b\u2028c", "<p>a</p><p>b<br>c</p>"],
  ["<p>a\nb</p>\n\n<p>c</p>", "<p>a\nb</p>\n\n<p>c</p>"],
  ['<div style="white-space:pre-line">a\nb</div>', "<p>a<br>b</p>"],
  ["<p>a</p>b", "<p>a</p>b"],
  ["a", "a"],
])("PST-05 keeps the lines of %j", (source, expected) => {
  expect(toHtml(source)).toBe(expected);
});

test("PST-05 spaces around the address of a link are removed", () => {
  const source =
    '<p><a href=" https://example.com/one">one</a> <a href="\u00a0https://example.com/two">two</a> ' +
    '<a href="\n/contact-us/\n">three</a></p>';
  expect(toHtml(source)).toBe(
    '<p><a href="https://example.com/one">one</a> <a href="https://example.com/two">two</a> ' +
      '<a href="/contact-us/">three</a></p>',
  );
});

test.each([
  ["HTTPS://example.com/", "https://example.com/"],
  ["\u200bhttps://example.com/\ufeff", "https://example.com/"],
  ["https://exam\nple.com/a b", "https://example.com/a%20b"],
  ["www.example.com/a", "https://www.example.com/a"],
  ["MailTo:a@b.example", "mailto:a@b.example"],
])("PST-05 the address %j is read as %j", (address, expected) => {
  expect(toHtml(`<a href="${address}">x</a>`)).toBe(`<a href="${expected}">x</a>`);
});
