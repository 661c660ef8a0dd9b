import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

// The time of publishing was stored as India's clock in UTC, so that a picker showed the next day.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE \`posts\` SET \`date\` = strftime('%Y-%m-%dT%H:%M:%fZ', \`date\`, '-330 minutes') WHERE \`date\` NOT LIKE '%T12:00:00.000Z';`)
  await db.run(sql`UPDATE \`_posts_v\` SET \`version_date\` = strftime('%Y-%m-%dT%H:%M:%fZ', \`version_date\`, '-330 minutes') WHERE \`version_date\` NOT LIKE '%T12:00:00.000Z';`)
}

export async function down(): Promise<void> {}
