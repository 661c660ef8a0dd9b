import type { PayloadRequest } from "payload";
import { hashPost } from "../../cms/src/posts/approval/approval-digest";
import { findApprovalReasons } from "../../cms/src/posts/approval/approval-rules";
import type { Post } from "../../cms/src/payload-types";
import { toBody } from "./rich-text";

type Field = Exclude<keyof Post, "id" | "createdAt" | "updatedAt" | "deletedAt">;

const WORD = "sure-shot";
/** Texts that readers see: approval covers them, and their words may need approval. */
const createTexts: (words: string) => Partial<Post> = (words) => ({
  ...{ title: words, revisionNote: words, meta: { title: words }, html: `<p>${words}</p>` },
});
const FACTS: Partial<Post> = {
  ...{ author: "Analyst B", kind: "research", holding: "firm", securities: ["Sample Ltd"] },
  ...{ date: "2026-11-20", revisedAt: "2026-11-21", priceDataAsOf: "2026-11-19", thumbnail: 7 },
  content: toBody("Other words.") as Post["content"],
};
/** Fields that approval ignores: they are not text of the post, or derive from other fields. */
const OTHERS: Partial<Post> = {
  ...{ slug: "other", approval: {}, editors: [2], warnings: "None" },
  ...{ category: 3, related: [4], savedBy: "B", successor: "/blog/other/", _status: "draft" },
  namesSecurity: "no",
  links: ["posts/2"],
};
/** The words of the stored HTML are searched; its hash is the one of the rich text. */
const WORDS: Partial<Post> = { html: "<p>Other</p>" };
const GROUPS = { texts: createTexts("Other words"), facts: FACTS, words: WORDS, others: OTHERS };

/** A new field of posts does not compile here until it has a group. */
const FIELD_GROUPS: Record<Field, keyof typeof GROUPS> = {
  ...{ title: "texts", content: "facts", revisionNote: "texts", meta: "texts", html: "words" },
  ...{ author: "facts", kind: "facts", holding: "facts", securities: "facts", thumbnail: "facts" },
  ...{ date: "facts", revisedAt: "facts", priceDataAsOf: "facts", namesSecurity: "others" },
  ...{ slug: "others", approval: "others", editors: "others" },
  ...{ warnings: "others", category: "others", related: "others", savedBy: "others" },
  ...{ successor: "others", links: "others", _status: "others" },
};

const docs = [{ id: 7, filename: "other.png", alt: "" }];
const request = { payload: { find: async () => ({ docs }) } } as unknown as PayloadRequest;
const STORED: Partial<Post> = { title: "A title", content: toBody("Words.") as Post["content"] };

test.each(Object.entries(FIELD_GROUPS) as [Field, keyof typeof GROUPS][])(
  "EDT-07 approval treats a post's %s like all %s",
  async (field, group) => {
    expect(GROUPS[group]).toHaveProperty(field);
    const changed = { ...STORED, [field]: GROUPS[group][field] };
    const isSame = (await hashPost(changed, request)) === (await hashPost(STORED, request));
    expect(isSame).toBe(group === "others" || group === "words");
    const flagged = { ...STORED, [field]: createTexts(`A ${WORD} idea`)[field] };
    const lists = { words: [WORD], ratings: [], prices: [], companies: [] };
    const settings = { mode: "flagged" as const, ...lists };
    expect(findApprovalReasons(flagged, settings)).toHaveLength(
      group === "texts" || group === "words" ? 1 : 0,
    );
  },
);
