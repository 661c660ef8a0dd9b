import { withoutOldPrefixes } from "../../src/app/old-prefixes";

test.each([
  [
    "flexbox of drafts",
    ".a{display:-webkit-inline-box;display:-webkit-inline-flex;display:-ms-inline-flexbox;display:inline-flex;-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;}",
    ".a{display:inline-flex;align-items:center;}",
  ],
  [
    "the last declaration of a rule, without a semicolon",
    ".a{color:red;-webkit-transform:none}",
    ".a{color:red;}",
  ],
  [
    "what moves, and its steps",
    "@-webkit-keyframes b{from{opacity:0;}50%{opacity:1;}}@keyframes b{from{opacity:0;}50%{opacity:1;}}.a{-webkit-animation:b 1s;animation:b 1s;}",
    "@keyframes b{from{opacity:0;}50%{opacity:1;}}.a{animation:b 1s;}",
  ],
  ["a place that stays", ".a{position:-webkit-sticky;position:sticky;}", ".a{position:sticky;}"],
])("%s: the standard's name alone", (_, css, shorter) => {
  expect(withoutOldPrefixes(css)).toBe(shorter);
});

test.each([
  ["selected at once", ".a{-webkit-user-select:all;user-select:all;}"],
  ["an ellipsis", ".a{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;}"],
  ["a marker", ".a::-webkit-details-marker{display:none;}"],
  ["words of a sentence", '.a::after{content:"x -ms-flex:1";}'],
])("%s stays, as there is no other name", (_, css) => {
  expect(withoutOldPrefixes(css)).toBe(css);
});
