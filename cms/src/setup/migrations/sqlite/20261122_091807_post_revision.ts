import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`posts\` ADD \`revised_at\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`revision_note\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_revised_at\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_revision_note\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`revised_at\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`revision_note\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_revised_at\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_revision_note\`;`)
}
