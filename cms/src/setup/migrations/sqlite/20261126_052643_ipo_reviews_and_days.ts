import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`review_date\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`holding_statement\` text;`)
  await db.run(sql`ALTER TABLE \`upcoming_ipos\` ADD \`day\` text;`)
  await db.run(sql`ALTER TABLE \`ipo_listings\` ADD \`day\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`review_date\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`holding_statement\`;`)
  await db.run(sql`ALTER TABLE \`upcoming_ipos\` DROP COLUMN \`day\`;`)
  await db.run(sql`ALTER TABLE \`ipo_listings\` DROP COLUMN \`day\`;`)
}
