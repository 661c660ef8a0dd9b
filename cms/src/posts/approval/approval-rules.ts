import type { Nodes } from "hast";
import { toAuthorKey } from "../../../../src/shared/domain/author-key";
import { BLOCKS, parseHtml } from "../../../../src/shared/domain/html";
import { getRole } from "../../lib/access";
import type { Post, User } from "../../payload-types";
import { findFlaggedWords, findMixedWords } from "./flagged-words";

export type ApprovalSettings = { mode: "flagged" | "all" | "off"; words: readonly string[] };

/** Returns why a post needs approval, as parts of a sentence; [] if it needs none (EDT-16). */
export function findApprovalReasons(post: Partial<Post>, settings: ApprovalSettings): string[] {
  if (settings.mode === "off") return [];
  const { title = "", meta, html, revisionNote } = post;
  const shown = readShownText(parseHtml(html ?? ""));
  const text = [title, meta?.title, meta?.description, revisionNote, shown].join("\n");
  const words = findFlaggedWords(text, settings.words).map((word) => `“${word}”`);
  const mixed = findMixedWords(text).map((word) => `“${word}”`);
  const reasons = [
    ...(post.securities?.length ? ["it names securities"] : []),
    ...(post.kind === "research" ? ["it is research"] : []),
    ...(words.length > 0 ? [`it says ${words.join(", ")}`] : []),
    ...(mixed.length > 0 ? [`it mixes alphabets in ${mixed.join(", ")}`] : []),
  ];
  return reasons.length === 0 && settings.mode === "all" ? ["every post needs it"] : reasons;
}

/** Returns what readers see or hear of a text, also struck words, without numbers of footnotes. */
function readShownText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const inner = node.children.map(readShownText).join("");
  if (node.type !== "element") return inner;
  const { ariaLabel, alt, dataLanguage } = node.properties;
  if (ariaLabel !== undefined) return "";
  const isBlock = BLOCKS.has(node.tagName) || /^(?:figure|img)$/.test(node.tagName);
  return isBlock ? `\n${alt ?? ""}${dataLanguage ?? ""}\n${inner}\n` : inner;
}

/** Returns why a user, for example the author, may not approve a post, or null (EDT-16). */
export function findApproverProblem(
  user: (User & { collection: "users" }) | null,
  post: Pick<Post, "author" | "editors">,
): string | null {
  const role = getRole(user);
  if (user === null || (role !== "admin" && role !== "compliance"))
    return "Only compliance officers and admins approve posts.";
  const other = "Another compliance officer or admin must approve it.";
  if (post.editors?.includes(user.id))
    return `You have changed this post since it was last published. ${other}`;
  if (post.author && toAuthorKey(post.author) === toAuthorKey(user.name))
    return `You are its author. ${other}`;
  return null;
}
