import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A stopped set-up repeats the migration: it is done if its columns are there.
  const { rows } = await db.run(sql`SELECT name FROM pragma_table_info('users') WHERE name = 'is_invited';`)
  if (rows.length > 0) return
  await db.batch([
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`answers\` text;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`answer_state\` text;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`answer_attempts\` numeric DEFAULT 0;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`answer_next_attempt_at\` text;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`answer_sent_at\` text;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`answer_last_error\` text;`),
    db.run(sql`ALTER TABLE \`enquiries\` ADD \`answer_round\` numeric DEFAULT 1 NOT NULL;`),
    db.run(sql`CREATE INDEX \`enquiries_answer_answer_state_idx\` ON \`enquiries\` (\`answer_state\`);`),
    db.run(sql`ALTER TABLE \`users\` ADD \`is_invited\` integer DEFAULT false;`),
  ])
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`enquiries_answer_answer_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`answers\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`answer_state\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`answer_attempts\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`answer_next_attempt_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`answer_sent_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`answer_last_error\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`answer_round\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_invited\`;`)
}
