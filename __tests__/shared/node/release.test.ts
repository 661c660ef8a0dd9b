import {
  createEtag,
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

const FILE = { etag: "ypeBEsobvcr6wjGzmiPcTa", size: 1 };
const PAGE = { scripts: [0], styles: [] };
const PATHS = ["/a b/index.html", "/.well-known/a", "/...", "/ä.js"];
const SOUND = {
  ...{ format: 1, contentVersion: null, contentPosts: null, posts: 0 },
  files: Object.fromEntries(PATHS.map((path) => [path, { ...FILE, br: true }])),
  pages: { "/a b/index.html": PAGE },
  ...{ redirects: [{ from: "/old/", to: null }], hashes: ["a"], policy: { a: ["b"] } },
  ...{ headers: { a: "b" }, sizes: { files: 1, bytes: 1, sent: 1 } },
};
const createCases = (name: keyof typeof SOUND, ...values: unknown[]) =>
  values.map((value) => [name, value] as const);
const UNSAFE_PATHS = [
  ...["/../../code/start.ts", "/a/../b", "/a/..", "/./a", "/a/.", "a", "", "../a", "/", "//a"],
  ...["/a//b", "/a/", "/a\\..\\b", "/a\0", "/release.json"],
];

test.each([
  ...createCases("format", undefined, 2),
  ...(["files", "pages", "policy", "headers", "sizes"] as const).flatMap((name) =>
    createCases(name, null, "text", { "/a": null }, { "/a": {} }),
  ),
  ...createCases("hashes", {}, [1]),
  ...createCases("redirects", {}, [{ from: "/a/" }], [{ from: "/a/", to: 1 }]),
  ...createCases("posts", "1", -1),
  ...createCases("files", [], { "/a": { ...FILE, size: 0.5 } }, { "/a": { ...FILE, gz: 1 } }),
  ...createCases("files", { "/a": { ...FILE, etag: "../../../../etc/passwd" } }),
  ...createCases("pages", [], { "/a": { ...PAGE, scripts: ["a"] } }),
  ...UNSAFE_PATHS.flatMap((path) => [
    ...createCases("files", { [path]: FILE }),
    ...createCases("pages", { [path]: PAGE }),
  ]),
])(
  "SCA-07 release.json is refused if its %s are %j, and the error says to rebuild",
  (name, value) => {
    expect(parseRelease(JSON.stringify(SOUND))).toEqual(SOUND);
    const sentence = "release.json is not of format 1; rebuild the site";
    for (const wrong of [{ ...SOUND, [name]: value }, null, "text", {}])
      expect(() => parseRelease(JSON.stringify(wrong))).toThrow(sentence);
  },
);
