import { createEtag } from "../../../src/shared/node/release/etag";
import {
  isHashedAsset,
  parseRelease,
  createPolicyText,
} from "../../../src/shared/node/release/release";

test("a page's own hashes follow the sources of all pages", () => {
  const policy = { "default-src": ["'none'"], "script-src": ["'self'"], "style-src": ["a", "b"] };
  expect(createPolicyText(policy, { scripts: ["x", "y"], styles: ["z"] })).toBe(
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
])("%s is a hashed asset: %s", (path, hashed) => {
  expect(isHashedAsset(path)).toBe(hashed);
});

test("an ETag is 22 characters of the content's digest", () => {
  expect(createEtag("a")).toBe("ypeBEsobvcr6wjGzmiPcTa");
});

const OBJECTS = { files: {}, pages: {}, policy: {}, headers: {}, sizes: {} };
const SOUND = { format: 1, ...OBJECTS, hashes: [], redirects: [] };
const toVariants = (name: string, ...values: unknown[]) =>
  values.map((value) => ({ ...SOUND, [name]: value }));

test.each([
  ...[null, "text", {}, ...toVariants("format", 2)],
  ...Object.keys(OBJECTS).flatMap((name) => toVariants(name, null, "text")),
  ...["hashes", "redirects"].flatMap((name) => toVariants(name, {})),
])("%j is refused as release.json, and the error says to rebuild", (value) => {
  expect(parseRelease(JSON.stringify(SOUND))).toEqual(SOUND);
  const sentence = "release.json is not of format 1; rebuild the site";
  expect(() => parseRelease(JSON.stringify(value))).toThrow(sentence);
});
