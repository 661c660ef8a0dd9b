import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The time of publishing was stored as India's clock in UTC, so that a picker showed the next day.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "posts" SET "date" = "date" - interval '330 minutes' WHERE to_char("date" AT TIME ZONE 'UTC', 'HH24:MI:SS.MS') <> '12:00:00.000';
  UPDATE "_posts_v" SET "version_date" = "version_date" - interval '330 minutes' WHERE to_char("version_date" AT TIME ZONE 'UTC', 'HH24:MI:SS.MS') <> '12:00:00.000';`)
}

export async function down(): Promise<void> {}
