import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A stopped set-up repeats the migration: it is done if its last change is there.
  const { rows } = await db.run(sql`SELECT name FROM sqlite_master WHERE name = 'events_approval_approval_state_idx';`)
  if (rows.length > 0) return
  await db.batch([
    db.run(sql`ALTER TABLE \`posts\` ADD \`names_security\` text;`),
    db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_names_security\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`approval_state\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`approval_note\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`approval_by\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`approval_at\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`approval_digest\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`editors\` text;`),
    db.run(sql`CREATE INDEX \`ipos_approval_approval_state_idx\` ON \`ipos\` (\`approval_state\`);`),
    db.run(sql`ALTER TABLE \`carousels\` ADD \`approval_state\` text;`),
    db.run(sql`ALTER TABLE \`carousels\` ADD \`approval_note\` text;`),
    db.run(sql`ALTER TABLE \`carousels\` ADD \`approval_by\` text;`),
    db.run(sql`ALTER TABLE \`carousels\` ADD \`approval_at\` text;`),
    db.run(sql`ALTER TABLE \`carousels\` ADD \`approval_digest\` text;`),
    db.run(sql`ALTER TABLE \`carousels\` ADD \`editors\` text;`),
    db.run(sql`CREATE INDEX \`carousels_approval_approval_state_idx\` ON \`carousels\` (\`approval_state\`);`),
    db.run(sql`ALTER TABLE \`small_carousels\` ADD \`approval_state\` text;`),
    db.run(sql`ALTER TABLE \`small_carousels\` ADD \`approval_note\` text;`),
    db.run(sql`ALTER TABLE \`small_carousels\` ADD \`approval_by\` text;`),
    db.run(sql`ALTER TABLE \`small_carousels\` ADD \`approval_at\` text;`),
    db.run(sql`ALTER TABLE \`small_carousels\` ADD \`approval_digest\` text;`),
    db.run(sql`ALTER TABLE \`small_carousels\` ADD \`editors\` text;`),
    db.run(sql`CREATE INDEX \`small_carousels_approval_approval_state_idx\` ON \`small_carousels\` (\`approval_state\`);`),
    db.run(sql`ALTER TABLE \`events\` ADD \`approval_state\` text;`),
    db.run(sql`ALTER TABLE \`events\` ADD \`approval_note\` text;`),
    db.run(sql`ALTER TABLE \`events\` ADD \`approval_by\` text;`),
    db.run(sql`ALTER TABLE \`events\` ADD \`approval_at\` text;`),
    db.run(sql`ALTER TABLE \`events\` ADD \`approval_digest\` text;`),
    db.run(sql`ALTER TABLE \`events\` ADD \`editors\` text;`),
    db.run(sql`CREATE INDEX \`events_approval_approval_state_idx\` ON \`events\` (\`approval_state\`);`),
  ])
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`ipos_approval_approval_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`approval_state\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`approval_note\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`approval_by\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`approval_at\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`approval_digest\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`editors\`;`)
  await db.run(sql`DROP INDEX \`carousels_approval_approval_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`carousels\` DROP COLUMN \`approval_state\`;`)
  await db.run(sql`ALTER TABLE \`carousels\` DROP COLUMN \`approval_note\`;`)
  await db.run(sql`ALTER TABLE \`carousels\` DROP COLUMN \`approval_by\`;`)
  await db.run(sql`ALTER TABLE \`carousels\` DROP COLUMN \`approval_at\`;`)
  await db.run(sql`ALTER TABLE \`carousels\` DROP COLUMN \`approval_digest\`;`)
  await db.run(sql`ALTER TABLE \`carousels\` DROP COLUMN \`editors\`;`)
  await db.run(sql`DROP INDEX \`small_carousels_approval_approval_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`small_carousels\` DROP COLUMN \`approval_state\`;`)
  await db.run(sql`ALTER TABLE \`small_carousels\` DROP COLUMN \`approval_note\`;`)
  await db.run(sql`ALTER TABLE \`small_carousels\` DROP COLUMN \`approval_by\`;`)
  await db.run(sql`ALTER TABLE \`small_carousels\` DROP COLUMN \`approval_at\`;`)
  await db.run(sql`ALTER TABLE \`small_carousels\` DROP COLUMN \`approval_digest\`;`)
  await db.run(sql`ALTER TABLE \`small_carousels\` DROP COLUMN \`editors\`;`)
  await db.run(sql`DROP INDEX \`events_approval_approval_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`approval_state\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`approval_note\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`approval_by\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`approval_at\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`approval_digest\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`editors\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`names_security\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_names_security\`;`)
}
