import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Addresses in stored texts, as renderHtml stores them.
  await db.execute(sql`
   INSERT INTO "posts_texts" ("order", "parent_id", "path", "text")
   SELECT 1000 + row_number() OVER (PARTITION BY id ORDER BY link), id, 'links', link FROM (
    SELECT DISTINCT posts.id, fields->>'url' AS link
    FROM "posts", jsonb_path_query(posts."content", '$.**.fields ? (@.url.type() == "string")') AS fields
    WHERE fields->>'linkType' IS DISTINCT FROM 'internal'
     AND (fields->>'url' LIKE '/%' AND fields->>'url' NOT LIKE '//%' OR fields->>'url' ILIKE 'http%://%') AND octet_length(fields->>'url') <= 2500
   ) AS links;`)
}

export async function down(_args: MigrateDownArgs): Promise<void> {}
