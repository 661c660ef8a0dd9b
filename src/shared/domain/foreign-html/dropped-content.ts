import type { Element } from "hast";
import type { InlineStyle } from "./inline-style";
import { visitElements } from "./node-tools";

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

/** True for content that the source hides from everyone, and for notes and deletions of a review. */
export function isDropped(element: Element, style: InlineStyle | undefined): boolean {
  const { tagName, properties } = element;
  if (NOT_TEXT.has(tagName) || properties.hidden !== undefined) return true;
  if (tagName === "dialog" && properties.open === undefined) return true;
  if (properties.className !== undefined && REVIEW_CLASS.test(String(properties.className)))
    return true;
  // A deletion that is not accepted yet; a struck price stays.
  if (tagName === "del" && String(properties.cite).startsWith("mailto:")) return true;
  if (isReviewNote(element) || isContentsBox(element)) return true;
  return style !== undefined && (style.isHidden || style.values.get("mso-list") === "ignore");
}

const CONTENTS_NAME = /toc(?:[_\s-]|$)|table-?of-?contents?/i;

/** A plugin's table of contents, whose links all lead to headings; the page has its own (PST-06). */
function isContentsBox(element: Element): boolean {
  const { id = "", className = "" } = element.properties;
  if (!CONTENTS_NAME.test(`${String(id)} ${String(className)}`)) return false;
  const addresses: string[] = [];
  visitElements(element, ({ tagName, properties }) => {
    if (tagName === "a") addresses.push(String(properties.href));
  });
  return addresses.length > 1 && addresses.every((address) => address.startsWith("#"));
}

/** A comment's mark in Google Docs, or the block with its text. */
function isReviewNote({ tagName, properties, children }: Element): boolean {
  if (tagName === "a") return COMMENT_NAME.test(String(properties.id ?? properties.name));
  if (tagName !== "div" && tagName !== "p" && tagName !== "sup") return false;
  const [first] = children;
  return first?.type === "element" && isReviewNote(first);
}
