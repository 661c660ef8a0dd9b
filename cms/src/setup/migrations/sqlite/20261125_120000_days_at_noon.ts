import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

// Days picked in a time zone of half an hour were stored as 11:30, not as noon. The date of a post can
// also hold the time of publishing, which has milliseconds.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE \`posts\` SET \`date\` = substr(\`date\`, 1, 10) || 'T12:00:00.000Z' WHERE \`date\` LIKE '%T11:__:__.000Z' OR \`date\` LIKE '%T00:00:00.000Z';`)
  await db.run(sql`UPDATE \`_posts_v\` SET \`version_date\` = substr(\`version_date\`, 1, 10) || 'T12:00:00.000Z' WHERE \`version_date\` LIKE '%T11:__:__.000Z' OR \`version_date\` LIKE '%T00:00:00.000Z';`)
  await db.run(sql`UPDATE \`posts\` SET \`revised_at\` = substr(\`revised_at\`, 1, 10) || 'T12:00:00.000Z' WHERE \`revised_at\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`_posts_v\` SET \`version_revised_at\` = substr(\`version_revised_at\`, 1, 10) || 'T12:00:00.000Z' WHERE \`version_revised_at\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`authors\` SET \`nism_valid_until\` = substr(\`nism_valid_until\`, 1, 10) || 'T12:00:00.000Z' WHERE \`nism_valid_until\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`reports\` SET \`issue_date\` = substr(\`issue_date\`, 1, 10) || 'T12:00:00.000Z';`)
}

export async function down(): Promise<void> {}
