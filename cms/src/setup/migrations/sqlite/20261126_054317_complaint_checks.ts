import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// The columns of computed figures keep their default of 0: SQLite could drop it only by copying each table.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`complaint_reports\` ADD \`impersonation_complaints\` numeric;`)
  await db.run(sql`ALTER TABLE \`complaint_reports\` ADD \`overrule_reason\` text;`)
  await db.run(sql`ALTER TABLE \`complaint_months\` ADD \`overrule_reason\` text;`)
  await db.run(sql`ALTER TABLE \`complaint_years\` ADD \`overrule_reason\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`may_tell_about_plans\` integer;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`notice_language\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`notice_digest\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`erase_early\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`enquiry_texts\` ADD \`personal_data\` text DEFAULT 'Thank you. Our grievance officer will answer your request.' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`complaint_reports\` DROP COLUMN \`impersonation_complaints\`;`)
  await db.run(sql`ALTER TABLE \`complaint_reports\` DROP COLUMN \`overrule_reason\`;`)
  await db.run(sql`ALTER TABLE \`complaint_months\` DROP COLUMN \`overrule_reason\`;`)
  await db.run(sql`ALTER TABLE \`complaint_years\` DROP COLUMN \`overrule_reason\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`may_tell_about_plans\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`notice_language\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`notice_digest\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`erase_early\`;`)
  await db.run(sql`ALTER TABLE \`enquiry_texts\` DROP COLUMN \`personal_data\`;`)
}
