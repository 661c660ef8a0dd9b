import { fieldOf } from "../../../../src/shared/domain/field-of";
import { isTextLink, TEXT_LINK_ADVICE } from "../../lib/fields";
import { isInternalLink, linkedId, linksIn, textOf, typedAddress } from "./lexical-tree";

const NODES: Record<string, string> = {
  upload: "A picture in the text",
  table: "A table in the text",
};

/** Says in words why Payload refuses a rich text; anything else is returned unchanged (EDT-26). */
export function explainRefusal(refusal: string | true, value: unknown): string | true {
  if (refusal === true) return true;
  const match = /^(\w+) node failed to validate: (.*)$/s.exec(refusal);
  if (!match) return refusal;
  const [, node = "", reason = ""] = match;
  const link = node.endsWith("link") && linksIn(fieldOf(value, "root")).find(isUnusable);
  if (link && isInternalLink(link))
    return `The link “${textOf(link)}” leads nowhere: choose a post or a category.`;
  if (link)
    return `The link “${textOf(link)}” leads to “${typedAddress(link)}”. ${TEXT_LINK_ADVICE}`;
  return `${NODES[node] ?? "A part of the text"}: ${reason}`;
}

const isUnusable = (link: unknown) =>
  isInternalLink(link)
    ? linkedId(link, "posts") === null && linkedId(link, "categories") === null
    : !isTextLink(typedAddress(link));
