import { isHashedAsset, policyText } from "../../src/shared/release/release";

test("a page's own hashes stand behind the sources that all pages have", () => {
  const policy = { "default-src": ["'none'"], "script-src": ["'self'"], "style-src": ["a", "b"] };
  expect(policyText(policy, { scripts: ["x", "y"], styles: ["z"] })).toBe(
    "default-src 'none'; script-src 'self' x y; style-src a b z",
  );
});

const HASH = "0123456789abcdef0123";
test.each([
  [`/app-${HASH}.js`, true],
  [`/styles.${HASH}.css`, true],
  ["/static/a.svg", true],
  [`/app-${HASH}.js.map`, false],
  [`/app-${HASH}4.js`, false],
  [`/app${HASH}.js`, false],
  [`/a/app-${HASH}.js`, false],
  [`a/app-${HASH}.js`, false],
  ["/a/static/b.svg", false],
])("the content of %s is in its name: %s", (path, hashed) => {
  expect(isHashedAsset(path)).toBe(hashed);
});
