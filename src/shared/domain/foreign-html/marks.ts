import type { Element } from "hast";
import { readInlineStyle, type InlineStyle } from "./inline-style";
import { createElement, findElement, type Content } from "./node-tools";
import { breakLines } from "./paragraphs";

/** The marks that a text inherits from its ancestors. */
export type TextContext = {
  /** Marks from styles, the outermost first: strong, em, s, u, sub, sup. */
  marks: readonly string[];
  /** True inside an element that browsers already show bold, such as a heading. */
  isBold: boolean;
  isPreformatted: boolean;
};

const BOLD = /^(?:b|strong)$/;
const ITALIC = /^(?:i|em)$/;
/** Elements that act as headings of the content after them. */
const BOLD_BOX = /^(?:dt|summary|legend)$/;
const INLINE = new Set("b strong i em u s strike del ins".split(" "));
/** Tags that mark their text, even without a style. */
const MARK_TAGS = new Set("a b strong i em dt summary legend h1 h2 h3 h4 h5 h6 th pre".split(" "));
const DECORATED = /^(?:u|s|strike|del|ins)$/;

/** True if an element has no mark, or its style cancels the mark of its tag. */
export function isTransparent(element: Element, style: InlineStyle | undefined): boolean {
  const { tagName, properties } = element;
  if (tagName === "span" || tagName === "font") return true;
  if (!INLINE.has(tagName)) return false;
  if (tagName === "ins" && String(properties.cite).startsWith("mailto:")) return true;
  if (BOLD.test(tagName)) return style?.weight === "normal" || isUndone(element, "weight");
  if (ITALIC.test(tagName)) return style?.slant === "normal" || isUndone(element, "slant");
  return DECORATED.test(tagName) && style?.isUndecorated === true;
}

/** True if a nested element cancels this element's mark. */
function isUndone(element: Element, field: "weight" | "slant"): boolean {
  const property = field === "weight" ? "font-weight" : "font-style";
  const isUndoing = ({ properties: { style } }: Element) =>
    typeof style === "string" &&
    style.includes(property) &&
    readInlineStyle(style)[field] === "normal";
  return findElement(element, isUndoing) !== undefined;
}

/** Returns the context for the texts inside an element. */
export function readTextContext(
  element: Element,
  style: InlineStyle | undefined,
  outer: TextContext,
): TextContext {
  const { tagName } = element;
  if (style === undefined && !MARK_TAGS.has(tagName)) return outer;
  const marks = new Set(outer.marks);
  const transparent = isTransparent(element, style);
  const isBold =
    outer.isBold || /^(?:h[1-6]|th)$/.test(tagName) || (BOLD.test(tagName) && !transparent);
  if (BOLD_BOX.test(tagName) || style?.weight === "bold") marks.add("strong");
  if (BOLD.test(tagName) && transparent) marks.add("strong");
  if (style?.weight === "normal" || isBold) marks.delete("strong");
  if (ITALIC.test(tagName) ? transparent : style?.slant === "italic") marks.add("em");
  if (style?.slant === "normal") marks.delete("em");
  if (style?.position && tagName !== style.position) marks.add(style.position);
  if (style?.isStruck && !/^(?:s|strike|del)$/.test(tagName)) marks.add("s");
  if (style?.isUnderlined && !/^(?:u|ins)$/.test(tagName)) marks.add("u");
  if (tagName === "a") marks.delete("u");
  const isPreformatted = outer.isPreformatted || style?.isPreformatted === true;
  // A "pre" keeps its line breaks.
  return { marks: [...marks], isBold, isPreformatted: isPreformatted && tagName !== "pre" };
}

/** Returns a text with the marks of the styles around it. */
export function applyMarks(text: Content[number], { marks, isPreformatted }: TextContext): Content {
  const lines = isPreformatted ? breakLines(text) : [text];
  if (marks.length === 0) return lines;
  return lines.map((line) => {
    if (line.type !== "text" || line.value.trim() === "") return line;
    return marks.reduceRight<Content[number]>((inner, mark) => createElement(mark, [inner]), line);
  });
}
