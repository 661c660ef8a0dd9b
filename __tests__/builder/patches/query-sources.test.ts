import type { PreprocessSourceArgs } from "gatsby";
import { preprocessSource } from "../../../builder/patches/gatsby";

/** Returns a file's content for Gatsby's query compiler; undefined means unchanged. */
function processFile(filename: string, contents: string): string | undefined {
  const args: Partial<PreprocessSourceArgs> = { filename, contents };
  return preprocessSource(args as PreprocessSourceArgs);
}

test.each([
  ["a query", "/site/src/features/home/banner.tsx", "const q = useStaticQuery(graphql`{ x }`)"],
  ["a fragment of a plugin", "/site/.cache/fragments/fluid.js", "export const f = graphql `a`"],
  ["a static picture", "/site/src/layout/logo.tsx", '<StaticImage src="logo.png" alt="" />'],
  ["a slice", "/site/src/layout/root.tsx", '<Slice alias="footer" />'],
  ["a page, for its Head", "/site/src/pages/FAQ.tsx", "export function Head() {}"],
  ["a template, for its config", "/site/src/templates/post.tsx", "export const config = {}"],
])("BLD-01 the query compiler sees %s", (_, filename, contents) => {
  expect(processFile(filename, contents)).toBeUndefined();
});

test.each([
  ["mentions config", "/site/src/layout/footer.tsx", 'import { site } from "../config/site";'],
  ["has a Heading", "/site/src/ui/section.tsx", "const Heading = styled.div({});"],
  ["runs queries in Node", "/site/builder/query.ts", "const result = await graphql(QUERY);"],
])("BLD-01 the query compiler skips a file that %s", (_, filename, contents) => {
  expect(processFile(filename, contents)).toBe(";");
});
