import { compileWithSwc, minifyWithSwc } from "../../../builder/patches/swc";

const BABEL = [{ loader: "babel" }];

test("SWC compiles only files that are not pages and have no query", () => {
  const rule = { test: /\.tsx?$/, use: () => BABEL };
  compileWithSwc({ module: { rules: [{ test: /\.css$/, use: () => [] }, rule] } }, {});
  const use: (source: { resource: string; issuer: string }) => unknown = rule.use;
  const issuer = "src/pages/index.tsx";
  expect(use({ resource: "src/templates/blog-post.tsx", issuer })).toBe(BABEL);
  expect(use({ resource: "src/ui/section.tsx", issuer: ".cache/_this/async-requires.js" })).toBe(
    BABEL,
  );
  expect(use({ resource: "src/ui/section.tsx", issuer })).toMatchObject([{ loader: "swc-loader" }]);
});

test("an unexpected webpack configuration of Gatsby ends the build", () => {
  expect(() => compileWithSwc({ module: { rules: [] } }, {})).toThrow("rule for sources");
  expect(() => minifyWithSwc({ optimization: { minimizer: [] } }, jest.fn())).toThrow("minifier");
});
