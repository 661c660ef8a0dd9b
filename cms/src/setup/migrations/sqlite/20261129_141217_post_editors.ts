import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A stopped set-up repeats the migration: it is done if its last change is there.
  const { rows } = await db.run(sql`SELECT id FROM pragma_foreign_key_list('enquiries') WHERE "from" = 'assignee_id' AND on_delete = 'SET NULL';`)
  if (rows.length > 0) return
  await db.batch([
    db.run(sql`ALTER TABLE \`posts\` ADD \`editors\` text;`),
    db.run(sql`UPDATE \`posts\` SET \`editors\` = json_array(\`last_editor_id\`) WHERE \`last_editor_id\` IS NOT NULL AND \`_status\` = 'draft';`),
    db.run(sql`DROP INDEX \`posts_last_editor_idx\`;`),
    db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`last_editor_id\`;`),
    db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_editors\` text;`),
    db.run(sql`UPDATE \`_posts_v\` SET \`version_editors\` = json_array(\`version_last_editor_id\`) WHERE \`version_last_editor_id\` IS NOT NULL AND \`version__status\` = 'draft';`),
    db.run(sql`DROP INDEX \`_posts_v_version_version_last_editor_idx\`;`),
    db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_last_editor_id\`;`),
    // Without ON DELETE, no account with an enquiry could be deleted.
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`assignee\` integer REFERENCES users(id) ON DELETE set null;`),
    db.run(sql`UPDATE \`enquiries\` SET \`assignee\` = \`assignee_id\`;`),
    db.run(sql`DROP INDEX \`enquiries_assignee_idx\`;`),
    db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`assignee_id\`;`),
    db.run(sql`ALTER TABLE \`enquiries\` RENAME COLUMN \`assignee\` TO \`assignee_id\`;`),
    db.run(sql`CREATE INDEX \`enquiries_assignee_idx\` ON \`enquiries\` (\`assignee_id\`);`),
  ])
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`posts\` ADD \`last_editor_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`posts_last_editor_idx\` ON \`posts\` (\`last_editor_id\`);`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`editors\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_last_editor_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_last_editor_idx\` ON \`_posts_v\` (\`version_last_editor_id\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_editors\`;`)
}
