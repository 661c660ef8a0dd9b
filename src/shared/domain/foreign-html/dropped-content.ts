import type { Element } from "hast";
import type { InlineStyle } from "./inline-style";

/** Elements whose content browsers do not show as text. */
const NOT_TEXT = new Set(
  (
    "script style noscript template title head xml svg canvas textarea select option optgroup " +
    "datalist button noembed noframes annotation annotation-xml area param source track meter progress"
  ).split(" "),
);
/** Notes and deletions of reviewers in the HTML of word processors. */
const REVIEW_CLASS = /\b(?:mso(?:del\b|comment|com(?:anchor|hide|off|txt))|sdcomment)/i;
const COMMENT_NAME = /^(?:cmnt(?:_ref)?|_msoanchor_)\d+$/;

/** True for content that the source hides from readers, and for notes and deletions of a review. */
export function isDropped(element: Element, style: InlineStyle | undefined): boolean {
  const { tagName, properties, children } = element;
  if (NOT_TEXT.has(tagName) || properties.hidden !== undefined) return true;
  if (tagName === "dialog" && properties.open === undefined) return true;
  if (properties.className !== undefined && REVIEW_CLASS.test(String(properties.className)))
    return true;
  // A deletion that is not accepted yet; a struck price stays.
  if (tagName === "del" && String(properties.cite).startsWith("mailto:")) return true;
  if (isReviewNote(element)) return true;
  if (style === undefined) return false;
  const isEmptySized = style.hasZeroFontSize && children.every(({ type }) => type !== "element");
  return style.isHidden || isEmptySized || style.values.get("mso-list") === "ignore";
}

/** A comment's mark in Google Docs, or the block with its text. */
function isReviewNote({ tagName, properties, children }: Element): boolean {
  if (tagName === "a") return COMMENT_NAME.test(String(properties.id ?? properties.name));
  if (tagName !== "div" && tagName !== "p" && tagName !== "sup") return false;
  const [first] = children;
  return first?.type === "element" && isReviewNote(first);
}
