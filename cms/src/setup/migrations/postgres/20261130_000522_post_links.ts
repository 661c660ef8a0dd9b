import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "posts_texts_text_idx" ON "posts_texts" USING btree ("text");`)
  // Links and pictures of stored texts, as renderHtml stores them.
  await db.execute(sql`
   INSERT INTO "posts_texts" ("order", "parent_id", "path", "text")
   SELECT row_number() OVER (PARTITION BY id ORDER BY link), id, 'links', link FROM (
    SELECT DISTINCT posts.id, (node->>'relationTo') || '/' || coalesce(node#>>'{value,id}', node->>'value') AS link
    FROM "posts", jsonb_path_query(posts."content", '$.** ? (@.relationTo == "posts" || @.relationTo == "categories" || @.relationTo == "media")') AS node
   ) AS links WHERE link IS NOT NULL;`)
  await db.execute(sql`
   INSERT INTO "_posts_v_texts" ("order", "parent_id", "path", "text")
   SELECT row_number() OVER (PARTITION BY id ORDER BY link), id, 'version.links', link FROM (
    SELECT DISTINCT _posts_v.id, (node->>'relationTo') || '/' || coalesce(node#>>'{value,id}', node->>'value') AS link
    FROM "_posts_v", jsonb_path_query(_posts_v."version_content", '$.** ? (@.relationTo == "posts" || @.relationTo == "categories" || @.relationTo == "media")') AS node
    WHERE _posts_v.latest
   ) AS links WHERE link IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_texts_text_idx";`)
}
