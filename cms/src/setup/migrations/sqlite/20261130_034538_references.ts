import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A stopped set-up repeats the migration: it is done if its last change is there.
  const { rows } = await db.run(sql`SELECT name FROM sqlite_master WHERE name = 'enquiries_acknowledgement_acknowledgement_state_idx';`)
  if (rows.length > 0) return
  await db.batch([
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`reference\` text;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`acknowledgement_state\` text;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`acknowledgement_attempts\` numeric DEFAULT 0;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`acknowledgement_next_attempt_at\` text;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`acknowledgement_sent_at\` text;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`acknowledgement_last_error\` text;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`acknowledgement_round\` numeric DEFAULT 1 NOT NULL;`),
    db.run(sql`CREATE UNIQUE INDEX \`enquiries_reference_idx\` ON \`enquiries\` (\`reference\`);`),
    db.run(sql`CREATE INDEX \`enquiries_acknowledgement_acknowledgement_state_idx\` ON \`enquiries\` (\`acknowledgement_state\`);`),
  ])
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`enquiries_reference_idx\`;`)
  await db.run(sql`DROP INDEX \`enquiries_acknowledgement_acknowledgement_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`reference\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`acknowledgement_state\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`acknowledgement_attempts\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`acknowledgement_next_attempt_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`acknowledgement_sent_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`acknowledgement_last_error\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`acknowledgement_round\`;`)
}
