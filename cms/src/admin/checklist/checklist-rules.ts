import { readTextField } from "../../../../src/shared/domain/read-field";
import { findFlaggedWords, findMixedWords } from "../../../../src/shared/domain/flagged-words";
import { findBlockProblem } from "../../posts/html/explain-refusal";
import {
  isInternalLink,
  listLinks,
  listNodes,
  readText,
  readTextWithoutNotes,
  readTypedAddress,
  type TreeNode,
} from "../../posts/html/lexical-tree";
import type { Post } from "../../payload-types";
import { findPublishProblems } from "../../posts/publish-problems";
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from "../../posts/search-lengths";
import { formatCount } from "../../../../src/shared/domain/count";

/** The target of a line: a field by its path, and in the text a block by its index from 0. */
export type Place = { field: string; block?: number };
export type ChecklistLine = { text: string; place: Place };

export type CheckedPost = Partial<Post> &
  Record<"title" | "metaTitle" | "metaDescription", string> & {
    /** The thumbnail's alternative text; null without a thumbnail. */
    thumbnailAlt: string | null;
    /** The root of the rich text. */
    root: unknown;
  };

export type ChecklistSettings = { siteUrl: string; words: readonly string[]; today: string };

const { minLength: MIN_TITLE, maxLength: MAX_TITLE } = TITLE_LENGTH;
const { minLength: MIN_DESCRIPTION, maxLength: MAX_DESCRIPTION } = DESCRIPTION_LENGTH;
const MAX_PARAGRAPH_WORDS = 120;
const MIXED_ADVICE = "has letters of another alphabet: type it again, or it needs approval.";
const VAGUE_LINK_TEXTS = new Set(
  ["here", "click here", "this", "this link", "link", "read more", "more", "see here"].concat(
    ["यहाँ", "यहां", "यहाँ क्लिक करें"].map((text) => text.normalize("NFC")),
  ),
);

/** Returns what to check before a post is published, each with its place (EDT-14). */
export function checkPost(post: CheckedPost, settings: ChecklistSettings): ChecklistLine[] {
  const blocks = listNodes(post.root);
  return [
    ...findPublishProblems(post, settings.today).map(({ path, message }) => ({
      text: message,
      place: { field: path },
    })),
    ...checkTitle(post),
    ...checkDescription(post.metaDescription),
    ...checkThumbnail(post.thumbnailAlt),
    ...checkHeadings(blocks),
    ...checkBlocks(blocks),
    ...checkLinks(blocks, settings.siteUrl),
    ...checkParagraphs(blocks),
    ...checkFlagged(post, blocks, settings.words),
  ];
}

/** Counts words in any script; an apostrophe does not split a word. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{M}\p{N}'’]+/gu)?.length ?? 0;

function checkTitle({ title, metaTitle }: CheckedPost): ChecklistLine[] {
  const hasMetaTitle = metaTitle !== "";
  const length = countCharacters(hasMetaTitle ? metaTitle : title);
  if (length === 0 || (length >= MIN_TITLE && length <= MAX_TITLE)) return [];
  const name = hasMetaTitle ? "The title for search engines" : "The title";
  const text = `${name} has ${formatCount(length, "character")}: ${MIN_TITLE} to ${MAX_TITLE} are best for search results.`;
  return [{ text, place: { field: hasMetaTitle ? "meta.title" : "title" } }];
}

function checkDescription(description: string): ChecklistLine[] {
  const length = countCharacters(description);
  if (length >= MIN_DESCRIPTION && length <= MAX_DESCRIPTION) return [];
  const advice = `${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} are best`;
  const text =
    length === 0
      ? `Write a description for search engines: ${advice.replace("are", "characters are")}.`
      : `The description for search engines has ${formatCount(length, "character")}: ${advice}.`;
  return [{ text, place: { field: "meta.description" } }];
}

function checkThumbnail(alt: string | null): ChecklistLine[] {
  const place = { field: "thumbnail" };
  if (alt === null) return [{ text: "Choose a thumbnail.", place }];
  return alt.trim() === "" ? [{ text: "The thumbnail has no alternative text.", place }] : [];
}

function checkHeadings(blocks: TreeNode[]): ChecklistLine[] {
  let previous = 1;
  return blocks.flatMap((node, block) => {
    if (node.type !== "heading") return [];
    const level = Number(readTextField(node, "tag").slice(1));
    const isSkipped = level > previous + 1;
    const expected = `Heading ${previous + 1}`;
    previous = level;
    if (!isSkipped) return [];
    const text = `The heading “${shortenText(readText(node))}” skips a level: use ${expected}.`;
    return [{ text, place: { field: "content", block } }];
  });
}

/** Finds unfinished videos, code and footnotes (EDT-37, EDT-38, EDT-39). */
function checkBlocks(blocks: TreeNode[]): ChecklistLine[] {
  return blocks.flatMap((node, block) => {
    const text = findBlockProblem({ children: [node] });
    return text === null ? [] : [{ text, place: { field: "content", block } }];
  });
}

function checkLinks(blocks: TreeNode[], siteUrl: string): ChecklistLine[] {
  const links = blocks.flatMap((node, block) => listLinks(node).map((link) => ({ link, block })));
  const vague = links.flatMap(({ link, block }) => {
    const linkText = readText(link).trim();
    if (
      !VAGUE_LINK_TEXTS.has(
        linkText
          .toLowerCase()
          .normalize("NFC")
          .replace(/[.:!»›>\s]+$/u, ""),
      )
    )
      return [];
    const text = `The link “${linkText}” does not say where it leads: name the page in the link.`;
    return [{ text, place: { field: "content", block } }];
  });
  if (links.some(({ link }) => isOwnLink(link, siteUrl))) return vague;
  const text = "No link leads to a page of this site: add at least one.";
  return [...vague, { text, place: { field: "content" } }];
}

function isOwnLink(link: TreeNode, siteUrl: string): boolean {
  const url = readTypedAddress(link);
  return isInternalLink(link) || /^\/(?!\/)/.test(url) || url.startsWith(`${siteUrl}/`);
}

function checkParagraphs(blocks: TreeNode[]): ChecklistLine[] {
  return blocks.flatMap((node, block) => {
    const words = node.type === "paragraph" ? countWords(readTextWithoutNotes(node)) : 0;
    if (words <= MAX_PARAGRAPH_WORDS) return [];
    const text = `The paragraph “${shortenText(readText(node))}” has ${words} words: split it, ${MAX_PARAGRAPH_WORDS} at most.`;
    return [{ text, place: { field: "content", block } }];
  });
}

function checkFlagged(
  post: CheckedPost,
  blocks: TreeNode[],
  words: readonly string[],
): ChecklistLine[] {
  const places: [string, Place][] = [
    [post.title, { field: "title" }],
    [post.metaTitle, { field: "meta.title" }],
    [post.metaDescription, { field: "meta.description" }],
    ...blocks.map((node, block): [string, Place] => [readText(node), { field: "content", block }]),
  ];
  return places.flatMap(([text, place]) => [
    ...findFlaggedWords(text, words).map((word) => ({ text: `“${word}” needs approval.`, place })),
    ...findMixedWords(text).map((word) => ({ text: `“${word}” ${MIXED_ADVICE}`, place })),
  ]);
}

/** Counts code points, without spaces at either end. */
const countCharacters = (text: string) => [...text.trim()].length;

function shortenText(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length > 5 ? `${words.slice(0, 5).join(" ")}…` : words.join(" ");
}
