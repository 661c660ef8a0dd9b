import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A stopped set-up repeats the migration: it is done if its columns are there.
  const { rows } = await db.run(sql`SELECT name FROM pragma_table_info('ipos') WHERE name = 'outcome';`)
  if (rows.length > 0) return
  const names = ['opening_date', 'closing_date', 'listing_date', 'allotment_date']
  await db.batch([
    db.run(sql`ALTER TABLE \`ipos\` ADD \`opening_date_note\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`closing_date_note\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`listing_date_note\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`outcome\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`outcome_day\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`outcome_source\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`outcome_link\` text;`),
    db.run(sql`ALTER TABLE \`ipos\` ADD \`allotment_date_note\` text;`),
    // A text that is no day, such as "To be announced", becomes the note.
    ...names.map((name) => db.run(sql.raw(`UPDATE ipos SET ${name}_note = ${name}, ${name} = NULL WHERE date(${name}, '+0 days') IS NOT ${name};`))),
    ...names.map((name) => db.run(sql.raw(`UPDATE ipos SET ${name} = ${name} || 'T12:00:00.000Z';`))),
  ])
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`opening_date_note\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`closing_date_note\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`listing_date_note\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`outcome\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`outcome_day\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`outcome_source\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`outcome_link\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`allotment_date_note\`;`)
}
