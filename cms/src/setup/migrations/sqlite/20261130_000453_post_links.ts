import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX IF NOT EXISTS \`posts_texts_text_idx\` ON \`posts_texts\` (\`text\`);`)
  // A stopped set-up repeats the migration, which has no transaction here.
  await db.run(sql`DELETE FROM \`posts_texts\` WHERE \`path\` = 'links';`)
  await db.run(sql`DELETE FROM \`_posts_v_texts\` WHERE \`path\` = 'version.links';`)
  // Links and pictures of stored texts, as renderHtml stores them.
  await db.run(sql`INSERT INTO \`posts_texts\` (\`order\`, \`parent_id\`, \`path\`, \`text\`)
   SELECT row_number() OVER (PARTITION BY id ORDER BY link), id, 'links', link FROM (
    SELECT DISTINCT posts.id, json_extract(node.value, '$.relationTo') || '/' || coalesce(json_extract(node.value, '$.value.id'), json_extract(node.value, '$.value')) AS link
    FROM \`posts\`, json_tree(posts.\`content\`) AS node
    WHERE node.type = 'object' AND json_extract(node.value, '$.relationTo') IN ('posts', 'categories', 'media')
   ) WHERE link IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`_posts_v_texts\` (\`order\`, \`parent_id\`, \`path\`, \`text\`)
   SELECT row_number() OVER (PARTITION BY id ORDER BY link), id, 'version.links', link FROM (
    SELECT DISTINCT _posts_v.id, json_extract(node.value, '$.relationTo') || '/' || coalesce(json_extract(node.value, '$.value.id'), json_extract(node.value, '$.value')) AS link
    FROM \`_posts_v\`, json_tree(_posts_v.\`version_content\`) AS node
    WHERE node.type = 'object' AND json_extract(node.value, '$.relationTo') IN ('posts', 'categories', 'media') AND _posts_v.latest
   ) WHERE link IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`posts_texts_text_idx\`;`)
}
