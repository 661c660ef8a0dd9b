/** What a post is for (PST-10). */
export const POST_KINDS = ["education", "news", "research", "ipo"] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** True for a post whose page shows a disclosure, which a holding belongs to (PST-10). */
export const showsDisclosure = (kind: string | null | undefined, hasNames: boolean): boolean =>
  hasNames || kind === "research" || kind === "ipo";

/** The holders of the securities that a post names (PST-10). */
export const HOLDINGS = ["none", "analyst", "firm", "both"] as const;
export type Holding = (typeof HOLDINGS)[number];
