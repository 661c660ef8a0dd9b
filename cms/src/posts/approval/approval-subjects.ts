import type { PayloadRequest } from "payload";
import { parseHtml } from "../../../../src/shared/domain/html";
import { readTextField } from "../../../../src/shared/domain/read-field";
import { toSha256 } from "../../../../src/shared/node/sha256";
import type { Post } from "../../payload-types";
import { describePictures, hashPost } from "./approval-digest";
import { readApprovalReasons, readShownText, type ApprovalSettings } from "./approval-rules";

/** A post, or a record of a collection below. */
export type Approvable = Pick<Post, "id" | "approval" | "editors"> & Record<string, unknown>;

export type Subject = {
  collection: "posts" | RecordSlug;
  readTitle: (doc: Approvable) => string;
  hash: (doc: Approvable, req: PayloadRequest) => Promise<string>;
  readReasons: (doc: Approvable, req: PayloadRequest) => Promise<string[]>;
  /** True if nothing of the record waits to be shown. */
  isShown: (doc: Approvable) => boolean;
  /** Lines that an approver reads, to compare them with those approved last. */
  listLines: (doc: Approvable) => string[];
  /** What “Approve and publish” saves; null if approval is enough. */
  published: object | null;
};

export const createPostSubject = (settings: ApprovalSettings): Subject => ({
  collection: "posts",
  readTitle: (post) => readTextField(post, "title"),
  hash: (post: Partial<Post>, req) => hashPost(post, req),
  readReasons: (post: Partial<Post>, req) => readApprovalReasons(post, settings, req),
  isShown: ({ _status }) => _status === "published",
  listLines: (post: Partial<Post>) => {
    const { title, author, meta, kind, holding, securities, revisionNote, html } = post;
    const choices = [`Kind of post: ${kind ?? "–"}`, `Holders: ${holding ?? "–"}`];
    const facts = [title, author, meta?.title, meta?.description, ...choices, revisionNote];
    const text = [...facts, ...(securities ?? []), readShownText(parseHtml(html ?? ""))].join("\n");
    return [...new Set(text.split("\n").flatMap((line) => line.trim() || []))];
  },
  published: { _status: "published" },
});

/** What visitors see only after a second person has approved it (EDT-51, IPO-24). */
const PARTS = {
  events: { pictures: ["image"], texts: ["link"] },
  carousels: { pictures: ["img1", "img2", "img3", "img4"], texts: [] },
  "small-carousels": { pictures: ["img1", "img2", "img3", "img4"], texts: [] },
  ipos: {
    pictures: [],
    texts: ["listingAt", "review", "reviewAuthor", "reviewDate", "holdingStatement"],
  },
} as const;

export type RecordSlug = keyof typeof PARTS;

export const PICTURE_RECORDS = ["events", "carousels", "small-carousels"] as const;

/** Returns the title of a post or of a record of PARTS. */
export const readRecordTitle = (doc: object): string =>
  ["title", "name", "company"].map((key) => readTextField(doc, key)).join("");

export const createRecordSubject = (collection: RecordSlug): Subject => {
  const { pictures, texts } = PARTS[collection];
  return {
    collection,
    readTitle: readRecordTitle,
    hash: async (doc, req) => {
      const shown = await describePictures(
        pictures.map((key) => doc[key]),
        req,
      );
      return toSha256(JSON.stringify([...texts.map((key) => readTextField(doc, key)), ...shown]));
    },
    readReasons: async () => ["only one person has seen this so far"],
    isShown: ({ approval }) => !approval?.state || approval.state === "approved",
    listLines: (doc) => texts.flatMap((key) => readTextField(doc, key) || []),
    published: collection === "ipos" ? null : { active: true },
  };
};
