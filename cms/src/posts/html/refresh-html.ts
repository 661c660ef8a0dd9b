import type { PayloadRequest } from "payload";
import { getNow } from "../../../../src/shared/domain/clock";
import type { Post } from "../../payload-types";
import { renderContent } from "./content-to-html";
import type { LinkedCollection } from "./lexical-tree";

/** Renders the stored HTML of a post again, without hooks, so that a draft stays a draft. */
export async function refreshHtml(
  { id, content }: Pick<Post, "id" | "content">,
  req: PayloadRequest,
): Promise<void> {
  const html = await renderContent(content, req);
  const updatedAt = getNow().toISOString();
  await req.payload.db.updateOne({ collection: "posts", id, data: { html, updatedAt }, req });
}

/** Refreshes the HTML of all posts that link to a record, including trash (API-04, EDT-35). */
export async function refreshLinkingPosts(
  collection: LinkedCollection,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: "posts",
    where: { links: { equals: `${collection}/${id}` } },
    select: { content: true },
    trash: true,
    pagination: false,
    depth: 0,
    req,
  });
  for (const post of docs) await refreshHtml(post, req);
}
