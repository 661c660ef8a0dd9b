import type { Payload } from "payload";
import * as v from "valibot";
import {
  WithdrawnSchema,
  type Withdrawn,
  type WithdrawnNotice,
} from "../../../src/shared/contract/rebuild";
import { toPathKey } from "../../../src/shared/domain/paths";
import { getNow } from "../../../src/shared/domain/clock";
import { runSql, sql } from "../lib/sql";
import { toPostPath } from "../lib/site-path";

/** Less than the publisher accepts, with room for the rest of the message. */
const MAX_BYTES = 48 * 1024;

/** Returns the addresses of posts that redirect or are gone, the last changed first (EDT-02). */
export async function listWithdrawn(payload: Payload): Promise<WithdrawnNotice> {
  const at = getNow().getTime();
  const isPublic = sql`posts.deleted_at IS NULL AND (posts._status IS NULL OR posts._status <> 'draft')`;
  // Like a build: a redirect to a published post is not a withdrawal, and pages keep their addresses.
  // Both queries read indexes only, not the texts of all posts.
  const published = await runSql(
    payload,
    sql`SELECT slug FROM posts EXCEPT
      SELECT slug FROM posts WHERE deleted_at IS NOT NULL OR _status = 'draft'`,
  );
  const redirects = await runSql(
    payload,
    sql`SELECT "from" AS path, page AS "to" FROM redirects WHERE "from" LIKE '/blog/%' AND NOT EXISTS
      (SELECT 1 FROM posts WHERE posts.id = redirects.post_id AND ${isPublic})
      ORDER BY updated_at DESC LIMIT 2000`,
  );
  const pages = new Set(published.map(({ slug }) => toPathKey(toPostPath(String(slug)))));
  const addresses: Withdrawn[] = [];
  let bytes = 0;
  for (const row of redirects) {
    const { success, output } = v.safeParse(WithdrawnSchema, row);
    if (!success || pages.has(toPathKey(output.path))) continue;
    bytes += Buffer.byteLength(JSON.stringify(output)) + 1;
    if (bytes > MAX_BYTES) break;
    addresses.push(output);
  }
  return { at, addresses };
}
