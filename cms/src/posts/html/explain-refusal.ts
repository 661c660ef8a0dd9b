import { readField, readTextField } from "../../../../src/shared/domain/read-field";
import { isTextLink, TEXT_LINK_ADVICE } from "../../lib/fields";
import {
  isInternalLink,
  getLinkedId,
  listLinks,
  listNodes,
  readText,
  readTypedAddress,
} from "./lexical-tree";
import { BLOCK_RULES } from "./text-blocks";

const NODE_NAMES: Record<string, string> = {
  upload: "An image in the text",
  table: "A table in the text",
};

/** Returns Payload's refusal of a rich text in words; anything else unchanged (EDT-26). */
export function explainRefusal(refusal: string | true, value: unknown): string | true {
  if (refusal === true) return true;
  const match = /^(\w+) node failed to validate: (.*)$/s.exec(refusal);
  if (!match) return refusal;
  const [, node = "", reason = ""] = match;
  const link = node.endsWith("link") && listLinks(readField(value, "root")).find(hasInvalidTarget);
  if (link && isInternalLink(link))
    return `The link “${readText(link)}” leads nowhere: choose a post or a category.`;
  if (link)
    return `The link “${readText(link)}” leads to “${readTypedAddress(link)}”. ${TEXT_LINK_ADVICE}`;
  const block = findBlockProblem(readField(value, "root"));
  if (/block$/i.test(node) && block) return block;
  return `${NODE_NAMES[node] ?? "A part of the text"}: ${reason}`;
}

/** Returns what the first incomplete block of a text needs; null if all are complete (EDT-26). */
export function findBlockProblem(node: unknown): string | null {
  for (const child of listNodes(node)) {
    const fields = readField(child, "fields");
    const { name, fields: rules } = BLOCK_RULES[readTextField(fields, "blockType")] ?? {
      fields: {},
    };
    const fault = Object.entries(rules).find(
      ([field, { isValid }]) => !isValid(readField(fields, field)),
    );
    if (fault) return `${name} in the text: ${fault[1].advice}`;
    const inner = findBlockProblem(child);
    if (inner !== null) return inner;
  }
  return null;
}

const hasInvalidTarget = (link: unknown) =>
  isInternalLink(link)
    ? getLinkedId(link, "posts") === null && getLinkedId(link, "categories") === null
    : !isTextLink(readTypedAddress(link));
