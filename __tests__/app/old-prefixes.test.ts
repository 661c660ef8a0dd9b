import { removeOldPrefixes } from "../../src/app/render-page";

test.each([
  [
    "old flexbox properties",
    ".a{display:-webkit-inline-box;display:-webkit-inline-flex;display:-ms-inline-flexbox;display:inline-flex;-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;}",
    ".a{display:inline-flex;align-items:center;}",
  ],
  [
    "a last declaration without a semicolon",
    ".a{color:red;-webkit-transform:none}",
    ".a{color:red;}",
  ],
  [
    "animations and their steps",
    "@-webkit-keyframes b{from{opacity:0;}50%{opacity:1;}}@keyframes b{from{opacity:0;}50%{opacity:1;}}.a{-webkit-animation:b 1s;animation:b 1s;}",
    "@keyframes b{from{opacity:0;}50%{opacity:1;}}.a{animation:b 1s;}",
  ],
  ["sticky positions", ".a{position:-webkit-sticky;position:sticky;}", ".a{position:sticky;}"],
])("keeps only the standard name of %s", (_, css, shorter) => {
  expect(removeOldPrefixes(css)).toBe(shorter);
});

test.each([
  ["user-select: all", ".a{-webkit-user-select:all;user-select:all;}"],
  ["an ellipsis", ".a{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;}"],
  ["a marker", ".a::-webkit-details-marker{display:none;}"],
  ["a text in quotes", '.a::after{content:"x -ms-flex:1";}'],
])("keeps the prefix of %s", (_, css) => {
  expect(removeOldPrefixes(css)).toBe(css);
});
