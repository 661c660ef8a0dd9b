import type { PayloadRequest } from "payload";
import { getNow } from "../../../../src/shared/domain/clock";
import { runSql, sql } from "../../lib/sql";
import type { Post } from "../../payload-types";
import { renderContent } from "./content-to-html";
import { listLinkedIds, type LinkedCollection } from "./lexical-tree";

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
  // PostgreSQL writes a space after the colon. Excess matches are filtered below.
  const candidates = await runSql(
    req.payload,
    sql`SELECT id FROM posts WHERE CAST(content AS text) LIKE ${`%"relationTo":%"${collection}"%`}
      AND CAST(content AS text) LIKE ${`%"value":%${id}%`}`,
    req,
  );
  if (candidates.length === 0) return;
  const { docs } = await req.payload.find({
    collection: "posts",
    where: { id: { in: candidates.map((row) => Number(row.id)) } },
    select: { content: true },
    trash: true,
    pagination: false,
    depth: 0,
    req,
  });
  for (const post of docs) {
    if (listLinkedIds(post.content?.root, collection).includes(id)) await refreshHtml(post, req);
  }
}
