import { readField } from "../../../src/shared/domain/read-field";

/** True for the draft of a post that has neither title nor text yet (EDT-34). */
export const isEmptyDraft = (slug: string, post: unknown): boolean =>
  slug === "posts" &&
  readField(post, "_status") === "draft" &&
  ["title", "content"].every((name) => !readField(post, name));
