/** @jest-environment jsdom */
import { cleanPastedHtml, pasteMessages } from "../../cms/src/admin/paste/clean-pasted-html";

const paste = (html: string) => {
  const cleaned = cleanPastedHtml(html);
  return [cleaned.html, ...pasteMessages(cleaned)];
};

test("EDT-17 of a paste the pictures of other hosts and files are left out, and counted", () => {
  expect(
    paste('<p>A chart:</p><p><img src="https://docs.example/c.png"></p><p>Words after it.</p>'),
  ).toEqual([
    "<p>A chart:</p><p></p><p>Words after it.</p>",
    "1 picture was not taken over: upload it.",
  ]);
  expect(paste('<img src="file:///c:/a.png"><img src="blob:x"><img>')).toEqual([
    "",
    "3 pictures were not taken over: upload them.",
  ]);
  const own = '<img src="data:image/png;base64,AA=="><img data-lexical-upload-id="3" src="/a.png">';
  expect(paste(own)).toEqual([own]);
});

test("EDT-17 of a paste a link whose address cannot be used becomes text, and is named", () => {
  const good = '<a href="https://a.example/">a</a><a href="/FAQ">b</a><a href="#_ftn1">c</a>';
  expect(paste(good)).toEqual([good]);
  const bad = '<a href="file:///c:/x.doc"><b>d</b></a><a href="javascript:x()">e</a>';
  expect(paste(good + bad)).toEqual([
    `${good}<b>d</b>e`,
    "Kept as text, because the address cannot be used: file:///c:/x.doc, javascript:x()",
  ]);
});
