import type { Nodes } from "hast";
import { toAuthorKey } from "../../../../src/shared/domain/author-key";
import { BLOCKS, parseHtml } from "../../../../src/shared/domain/html";
import { getRole } from "../../lib/access";
import type { Post, User } from "../../payload-types";
import type { PayloadRequest } from "payload";
import {
  findFlaggedWords,
  findMixedWords,
  findPriceTalk,
} from "../../../../src/shared/domain/flagged-words";
import type { FlaggedWords } from "../../../../src/shared/node/read-content";

export type ApprovalSettings = FlaggedWords & { mode: "flagged" | "all" | "off" };

const IPO_NAME_END = /(?:[\s(,]+(?:limited|ltd|ipo|sample)[.)]*)+$/i;

/** Like findApprovalReasons, also with the names of the CMS's IPOs. */
export async function readApprovalReasons(
  post: Partial<Post>,
  settings: ApprovalSettings,
  req: PayloadRequest,
): Promise<string[]> {
  if (settings.mode === "off") return [];
  const { docs } = await req.payload.find({
    ...({ collection: "ipos", depth: 0, pagination: false, select: { company: true } } as const),
    req: { transactionID: req.transactionID },
  });
  const names = docs.map(({ company }) => company.replace(IPO_NAME_END, ""));
  return findApprovalReasons(post, { ...settings, companies: [...settings.companies, ...names] });
}

/** Returns why a post needs approval, as parts of a sentence; [] if it needs none (EDT-16). */
export function findApprovalReasons(post: Partial<Post>, settings: ApprovalSettings): string[] {
  if (settings.mode === "off") return [];
  const { title = "", meta, html, revisionNote } = post;
  const shown = readShownText(parseHtml(html ?? ""));
  const text = [title, meta?.title, meta?.description, revisionNote, shown].join("\n");
  const isNamed = post.namesSecurity === "yes" || Boolean(post.securities?.length);
  const { companies, ratings, prices } = settings;
  const names = isNamed ? [] : findFlaggedWords(text, companies).map((name) => `“${name}”`);
  const talk = isNamed ? [] : [...findFlaggedWords(text, ratings), ...findPriceTalk(text, prices)];
  const words = [...findFlaggedWords(text, settings.words), ...talk].map((word) => `“${word}”`);
  const mixed = findMixedWords(text).map((word) => `“${word}”`);
  const reasons = [
    ...(isNamed ? ["it names securities"] : []),
    ...(post.kind === "research" ? ["it is research"] : []),
    ...(post.kind === "ipo" ? ["it is about an IPO"] : []),
    ...(names.length > 0 ? [`it names ${names.join(", ")}`] : []),
    ...(words.length > 0 ? [`it says ${words.join(", ")}`] : []),
    ...(mixed.length > 0 ? [`it mixes alphabets in ${mixed.join(", ")}`] : []),
  ];
  return reasons.length === 0 && settings.mode === "all" ? ["every post needs it"] : reasons;
}

/** Returns what readers see or hear of a text, also struck words, without numbers of footnotes. */
export function readShownText(node: Nodes): string {
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
  post: { author?: string | null; editors?: Post["editors"] },
): string | null {
  const role = getRole(user);
  if (user === null || (role !== "admin" && role !== "compliance"))
    return "Only compliance officers and admins approve.";
  const other = "Another compliance officer or admin must approve it.";
  if (post.editors?.includes(user.id))
    return `You have changed this since it was last published. ${other}`;
  if (post.author && toAuthorKey(post.author) === toAuthorKey(user.name))
    return `You are its author. ${other}`;
  return null;
}
