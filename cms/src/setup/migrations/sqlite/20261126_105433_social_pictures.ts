import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_social_sizes_social_filename_idx\` ON \`media\` (\`sizes_social_filename\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_social_sizes_social_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_filename\`;`)
}
