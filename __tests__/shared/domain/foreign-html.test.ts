import { cleanHtml, sanitiseHtml } from "../../../src/shared/domain/html";

/** Also checks that cleaning twice changes nothing. */
const cleanSource = (source: string) => {
  const { html, text } = cleanHtml(source);
  expect(sanitiseHtml(sanitiseHtml(source))).toBe(sanitiseHtml(source));
  return { html, text };
};

test("PST-05 boxes become paragraphs, and their texts stay separate", () => {
  const source =
    "<div>Brokers hold the money.</div><div>Depositories hold the shares.</div><article>Registrars keep " +
    "the list.<header>Who keeps what</header></article><dl><dt>T+1</dt><dd>Settlement on the next " +
    "day.</dd></dl><table><tr><td><div>Face value</div><div>10 rupees</div></td></tr></table>" +
    "<ul><li><div>One line</div><div>Another line</div></li></ul>";
  const { html, text } = cleanSource(source);
  expect(html).toContain("<p>Brokers hold the money.</p><p>Depositories hold the shares.</p>");
  expect(html).toContain("<p>Registrars keep the list.</p><p>Who keeps what</p>");
  expect(html).toContain("<p><strong>T+1</strong></p><p>Settlement on the next day.</p>");
  expect(html).toContain("<td><p>Face value</p><p>10 rupees</p></td>");
  expect(html).toContain("<li><p>One line</p><p>Another line</p></li>");
  expect(text).toBe(
    "Brokers hold the money. Depositories hold the shares. Registrars keep the list. Who keeps what " +
      "T+1 Settlement on the next day. Face value 10 rupees One line Another line",
  );
});

test.each([
  ["<div><div><p>A</p></div>b <i>c</i></div>", "<p>A</p><p>b <i>c</i></p>"],
  ['<span style="display:block">A</span><span style="display: flex">b</span>', "<p>A</p><p>b</p>"],
  ["<div>A</div><div><br></div><div>b</div>", "<p>A</p><p>b</p>"],
  ["<li>A</li><li>b</li>", "<p>A</p><p>b</p>"],
  ["<details><summary>A</summary>b</details>", "<p><strong>A</strong></p><p>b</p>"],
  ["<form><fieldset><legend>A</legend>b</fieldset></form>", "<p><strong>A</strong></p><p>b</p>"],
  ['<a href="/x"><div>A</div><div>b</div></a>', '<a href="/x"><p>A</p><p>b</p></a>'],
  ["<tbody><tr><td>A</td><td>b</td></tr></tbody>", "<p>A</p><p>b</p>"],
  ["<menu><li>A</menu><dir><li>b</dir>", "<ul><li>A</li></ul><ul><li>b</li></ul>"],
])("PST-05 the box %j keeps its lines", (source, expected) => {
  expect(cleanSource(source).html).toBe(expected);
});

test("PST-05 struck, deleted, inserted and quoted text keeps its marks", () => {
  const { html, text } = cleanSource(
    "<p>Was <del>₹ 799</del>, now <ins>₹ 649</ins>.</p><p>Stop-loss <strike>212</strike> 205, target " +
      '<span style="text-decoration:line-through">260</span> 248.</p><p>They wrote <q>no change</q>.</p>',
  );
  expect(html).toBe(
    "<p>Was <del>₹ 799</del>, now <ins>₹ 649</ins>.</p><p>Stop-loss <s>212</s> 205, target " +
      "<s>260</s> 248.</p><p>They wrote “no change”.</p>",
  );
  // Without its mark a struck figure would look valid.
  expect(text).toBe("Was, now ₹ 649. Stop-loss 205, target 248. They wrote “no change”.");
});

test.each([
  ['<font style="text-decoration-line: underline line-through">1</font>', "<s><u>1</u></s>"],
  ["<q>a <q>b</q></q>", "“a ‘b’”"],
  ['<p style="font-style:italic">a</p>', "<p><em>a</em></p>"],
  ['x<span style="vertical-align:super">2</span>', "x<sup>2</sup>"],
  ['<ol style="list-style-type:lower-alpha"><li>a</ol>', '<ol type="a"><li>a</li></ol>'],
  ['<ol style="list-style:lower-roman"><li>a</ol>', '<ol type="i"><li>a</li></ol>'],
  ['<p style="font:italic bold 9px a">a</p>', "<p><strong><em>a</em></strong></p>"],
  ['<p style="color:rgb(0, 0, 0);margin-top:-120px;opacity:0.5">a</p>', "<p>a</p>"],
  ["<style>@media print{p{display:none}} ,{display:none}</style><p>a</p>", "<p>a</p>"],
  ['<style>/*i*/.c,h2.d{font:bold 1em}</style><p class="c d">a</p>', "<p><strong>a</strong></p>"],
  ['<style>h2.d{font:bold 1em}</style><p class="d">a</p>', "<p>a</p>"],
  ['<ol type="i" reversed><li>a</ol>', '<ol type="i" reversed><li>a</li></ol>'],
  ['<abbr title="Asset">a</abbr><mark>b</mark>', '<abbr title="Asset">a</abbr><mark>b</mark>'],
  [
    "<p><kbd>a</kbd><var>x</var><acronym>b</acronym></p>",
    "<p><code>a</code><em>x</em><abbr>b</abbr></p>",
  ],
  [
    "<ul><li><input type=checkbox checked>a<li><input type=checkbox>b</ul>",
    "<ul><li>☑ a</li><li>☐ b</li></ul>",
  ],
])("PST-05 %j keeps its meaning", (source, expected) => {
  expect(cleanSource(source).html).toBe(expected);
});

test("PST-05 never publishes hidden text", () => {
  const { html, text } = cleanSource(
    '<p>Shown.<span style="display: none"> KEEP-BACK-1</span></p><p hidden>KEEP-BACK-2</p>' +
      "<!-- KEEP-BACK-3 --><textarea>KEEP-BACK-4</textarea><form><select><option>" +
      "KEEP-BACK-5</option></select><button>KEEP-BACK-6</button></form><canvas>KEEP-BACK-7</canvas>",
  );
  expect(html).toBe("<p>Shown.</p>");
  expect(text).toBe("Shown.");
});

test.each([
  '<p style="DISPLAY:none!important">no</p>',
  '<p style="/* a */display : none;color:red">no</p>',
  '<span style="mso-hide:all">no</span>',
  '<p hidden="until-found">no</p>',
  '<style>#n, p.k{display:none}</style><p class="j k">no</p><div id="n">no</div>',
  "<meter value=1>no</meter><progress>no</progress>",
  '<math><annotation encoding="application/x-tex">no</annotation></math>',
  "<dialog>no</dialog><datalist><option>no</datalist><svg><text>no</text></svg>",
  "<noembed>no</noembed><noframes>no</noframes><noscript>no</noscript><xml>no</xml>",
  "<!-- no --><![if !x]><object>no</object><template>no</template>",
])("PST-05 %j is hidden", (source) => {
  expect(cleanSource(`<p>a</p>${source}`)).toEqual({ html: "<p>a</p>", text: "a" });
});

test.each([
  '<div class="wow" style="visibility:hidden"><p>a</p></div>',
  '<p class="aos" data-aos="fade-up" style="opacity:0">a</p>',
  '<p style="background-clip:text;color:transparent">a</p>',
  '<div style="font-size:0"><span style="font-size:13px">a</span></div>',
  '<div style="max-height:0;overflow:hidden">a</div>',
  '<p style="position:absolute;left:-9999px">a</p>',
  '<p style="transform:translateY(40px) scale(0)">a</p>',
  '<p style="clip-path:inset(100% 0 0 0)">a</p>',
])("PST-05 %j, which a script shows, is published", (source) => {
  expect(cleanSource(source).html).toBe("<p>a</p>");
});

test.each([
  '<div id="toc_container"><p>Contents [<a href="#">hide</a>]</p><ul><li><a href="#a">1 A</a></ul></div>',
  '<div class="ez-toc-v2_0_1 counter-hierarchy"><ul><li><a href="#a">A</a><li><a href="#b">B</a></ul></div>',
  '<nav class="wp-block-table-of-contents"><ol><li><a href="#a">A</a><li><a href="#b">B</a></ol></nav>',
  '<div class="lwptoc"><a href="#">Show</a><div><a href="#a">A</a></div></div>',
])("PST-06 a plugin's table of contents is no part of the text: %j", (contents) => {
  const post = '<h2 id="toc_1">A</h2><p>Words.</p>';
  expect(cleanSource(contents + post).html).toBe(cleanSource(post).html);
});

test.each([
  ["//www.example.com/filing", "https://www.example.com/filing"],
  ["example.com/filings", "https://example.com/filings"],
  ["scores.example.gov.in", "https://scores.example.gov.in"],
  ["forms.gle/abc", "https://forms.gle/abc"],
  ["WA.me/917000000001", "https://WA.me/917000000001"],
  ["desk@example.in", "mailto:desk@example.in"],
  ["HTTPS://example.com/a b", "https://example.com/a%20b"],
  ["report.pdf", "report.pdf"],
  ["to be announced", undefined],
  ["https://", undefined],
])("PST-05 the address %j in a text means %j", (typed, meant) => {
  const { html } = cleanSource(`<p><a href="${typed}">a</a></p>`);
  expect(/href="([^"]*)"/.exec(html)?.[1]).toBe(meant);
});

test("PST-05 players, frames and embedded files become links", () => {
  const { html } = cleanSource(
    '<p>See:</p><iframe src="https://www.youtube.com/embed/HAND-24" title="A talk"></iframe><p>Hear:</p>' +
      '<audio controls src="https://files.example/talk.mp3"></audio><p>Read:</p><embed ' +
      'src="https://files.example/talk.pdf" type="application/pdf"><video controls ' +
      'src="https://files.example/talk.mp4">No player here.</video>',
  );
  expect(html).toBe(
    '<p>See:</p><p><a href="https://www.youtube.com/watch?v=HAND-24">A talk</a></p>' +
      '<p>Hear:</p><p><a href="https://files.example/talk.mp3">Listen (files.example)</a></p>' +
      '<p>Read:</p><p><a href="https://files.example/talk.pdf">Open the embedded file (files.example)</a></p>' +
      '<p><a href="https://files.example/talk.mp4">Watch the video (files.example)</a></p>',
  );
});

test.each([
  ['<iframe src="//maps.example/x">no</iframe>', "https://maps.example/x"],
  [
    '<iframe data-src="https://maps.example/x" src="about:blank"></iframe>',
    "https://maps.example/x",
  ],
  [
    '<video><source src="https://a.example/v.mp4"><source src="https://a.example/v.webm"></video>',
    "https://a.example/v.mp4",
  ],
  [
    '<object data="https://a.example/x.pdf"><embed src="https://a.example/y.pdf"></object>',
    "https://a.example/x.pdf",
  ],
  ['<object><param value="x"><param name=src value="/v.mp4"></object>', "/v.mp4"],
  [
    '<embed src="http://www.youtube.com/v/abc-DEF_123&hl=en">',
    "https://www.youtube.com/watch?v=abc-DEF_123",
  ],
  ['<video src="../talk.mp4"><track src="/talk.vtt"></video>', "/talk.mp4"],
  [
    '<figure class="media"><oembed url="https://a.example/x"></oembed></figure>',
    "https://a.example/x",
  ],
  [
    '<amp-youtube data-videoid="abc-DEF_123"></amp-youtube>',
    "https://www.youtube.com/watch?v=abc-DEF_123",
  ],
  [
    '<lite-youtube videoid="abc-DEF_123"></lite-youtube>',
    "https://www.youtube.com/watch?v=abc-DEF_123",
  ],
])("PST-05 %j leaves one link", (source, address) => {
  const { html } = cleanSource(source);
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${address}"`]);
});

test("PST-05 a superscript number stays separate from the figure before it", () => {
  const { text } = cleanSource("<p>₹ 649<sup>1</sup> for 10<sup>5</sup> readers</p>");
  expect(text).toBe("₹ 649¹ for 10⁵ readers");
});

test("BLD-06 links to a player's file on the API's host", () => {
  const { html } = cleanHtml('<audio src="/talk.mp3" title="Talk"></audio>', "https://api.example");
  expect(html).toBe('<p><a href="https://api.example/talk.mp3">Talk</a></p>');
});

test.each([
  ['<img data-src="/a.webp" src="data:image/gif;base64,R0lG">', '<img src="/a.webp">'],
  [
    '<img src="/none.gif" data-src="/a.png"><noscript><img src="/a.png"></noscript>',
    '<img src="/a.png">',
  ],
  ['<img src="/none.gif">\n<noscript><p><img src="/a.png"></p></noscript>', '<img src="/a.png">\n'],
  ['<img style="opacity:0" src="/a.png">', '<img src="/a.png">'],
  [
    '<img data-srcset="/a-300.png 300w, /a-600.png 600w" data-sizes="auto">',
    '<img src="/a-600.png" srcset="/a-300.png 300w, /a-600.png 600w">',
  ],
  ['<img src="../uploads/a.png">', '<img src="/uploads/a.png">'],
  ['<img src="uploads/a.png">', '<img src="/uploads/a.png">'],
  ['<img src="//images.example/a.png">', '<img src="https://images.example/a.png">'],
  ['<noscript><img src="https://x.example/pixel"></noscript>', ""],
])("PST-05 the picture %j has its real address", (source, expected) => {
  expect(cleanSource(source).html).toBe(expected);
});

test("PST-05 shows emoji images as emoji", () => {
  expect(
    cleanSource('<p>a <img class="emoji" alt="🙂" src="https://s.example/1.png"></p>').html,
  ).toBe("<p>a 🙂</p>");
  expect(cleanSource('<img src=" /a.png " style="width:20px">').html).toBe(
    '<img src="/a.png" width="20">',
  );
});
