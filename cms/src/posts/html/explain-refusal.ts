import { fieldOf, textFieldOf } from "../../../../src/shared/domain/field-of";
import { isTextLink, TEXT_LINK_ADVICE } from "../../lib/fields";
import { linkedPostId, linksIn, textOf } from "./lexical-tree";

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
  const link = linksIn(fieldOf(value, "root")).find(
    (each) => linkedPostId(each) === null && !isTextLink(addressOf(each)),
  );
  if (node.endsWith("link") && link)
    return `The link “${textOf(link)}” leads to “${addressOf(link)}”. ${TEXT_LINK_ADVICE}`;
  return `${NODES[node] ?? "A part of the text"}: ${reason}`;
}

const addressOf = (link: unknown) => textFieldOf(fieldOf(link, "fields"), "url");
