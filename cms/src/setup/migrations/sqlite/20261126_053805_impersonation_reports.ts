import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiry_texts\` ADD \`impersonation\` text DEFAULT 'Thank you for your report. Our compliance team will look into it.' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiry_texts\` DROP COLUMN \`impersonation\`;`)
}
