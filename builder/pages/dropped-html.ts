import type { Root } from "hast";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { formatLocation } from "../../src/content/read-content";
import { visitElements } from "../../src/shared/domain/foreign-html/node-tools";
import { dropForeignPaths, parseHtml, SCHEMA } from "../../src/shared/domain/html";
import type { Line } from "./section-layouts";

const attributes = SCHEMA.attributes ?? {};
/** Markdown has aligned columns. */
const alignment: [string, ...string[]] = ["align", "left", "right", "center"];
const OWN_SCHEMA: Options = {
  ...SCHEMA,
  attributes: {
    ...attributes,
    th: [...(attributes.th ?? []), alignment],
    td: [...(attributes.td ?? []), alignment],
  },
};

const createSanitiser = (schema: Options) =>
  unified()
    .use(rehypeSanitize, schema)
    .use(() => (tree: Root) => visitElements(tree, dropForeignPaths));
const sanitiser = createSanitiser(OWN_SCHEMA);
/** Each tag is checked without its parents. */
const tagSanitiser = createSanitiser({ ...OWN_SCHEMA, ancestors: {} });
const printer = unified().use(rehypeStringify);

/** Returns HTML of content/ as the allow-list of posts permits it (EDT-53); nothing is converted. */
export const sanitiseOwnHtml = (source: string): string =>
  printer.stringify(sanitiser.runSync(parseHtml(source)));

const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
/** The name in a link in angle brackets, such as <https://example.com>. */
const LINK = /^(?:[a-z][a-z\d+.-]*:|[^@]+@)/i;

/** Returns an error for each HTML element or attribute that a page does not show (EDT-53). */
export function findDroppedHtml(file: string, lines: readonly Line[]): string[] {
  const text = lines.map((line) => line.text.replace(/(`+)[^`]*\1/g, "")).join("\n");
  return [...text.matchAll(TAG)].flatMap(({ 1: name = "", 2: rest = "", index }) => {
    const dropped = LINK.test(name) ? null : describeDropped(name.toLowerCase(), rest);
    const line = lines[text.slice(0, index).split("\n").length - 1]?.number ?? 1;
    const where = formatLocation(file, line);
    return dropped === null ? [] : [`${where}: ${dropped} is not shown on pages: remove it`];
  });
}

function describeDropped(tagName: string, rest: string): string | null {
  // Read as a link, because a parser drops parts of tables without their table.
  const [given] = parseHtml(`<a${rest}>`).children;
  if (given?.type !== "element") return null;
  const tag: Root = { type: "root", children: [{ ...given, tagName }] };
  const [kept] = tagSanitiser.runSync(tag).children;
  if (kept?.type !== "element") return `<${tagName}>`;
  const lost = Object.keys(given.properties).filter((key) => kept.properties[key] === undefined);
  const names = lost.map((key) => (key === "className" ? "class" : key.toLowerCase()));
  return names.length === 0 ? null : `${names.join(", ")} of <${tagName}>`;
}
