/** What a post is for (PST-10). */
export const POST_KINDS = ["education", "news", "research", "ipo"] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** The holders of the securities that a post names (PST-10). */
export const HOLDINGS = ["none", "analyst", "firm", "both"] as const;
export type Holding = (typeof HOLDINGS)[number];
