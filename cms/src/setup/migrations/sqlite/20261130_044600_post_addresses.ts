import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A stopped set-up repeats the migration, which has no transaction here.
  await db.run(sql`DELETE FROM \`posts_texts\` WHERE \`path\` = 'links' AND (\`text\` LIKE '/%' OR \`text\` LIKE '%://%');`)
  // Addresses in stored texts, as renderHtml stores them.
  await db.run(sql`INSERT INTO \`posts_texts\` (\`order\`, \`parent_id\`, \`path\`, \`text\`)
   SELECT 1000 + row_number() OVER (PARTITION BY id ORDER BY link), id, 'links', link FROM (
    SELECT DISTINCT posts.id, node.atom AS link FROM \`posts\`, json_tree(posts.\`content\`) AS node
    WHERE node.key = 'url' AND node.type = 'text' AND node.path LIKE '%.fields'
     AND json_extract(posts.\`content\`, node.path || '.linkType') IS NOT 'internal'
     AND (node.atom LIKE '/%' AND node.atom NOT LIKE '//%' OR node.atom LIKE 'http%://%') AND length(CAST(node.atom AS blob)) <= 2500
   );`)
}

export async function down(_args: MigrateDownArgs): Promise<void> {}
