import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Days picked in a time zone of half an hour were stored as 11:30, not as noon. The date of a post can
// also hold the time of publishing, which has milliseconds.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "posts" SET "date" = date_trunc('day', "date" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '12 hours' WHERE to_char("date" AT TIME ZONE 'UTC', 'HH24:MI:SS.MS') LIKE '11:__:__.000' OR to_char("date" AT TIME ZONE 'UTC', 'HH24:MI:SS.MS') = '00:00:00.000';
  UPDATE "_posts_v" SET "version_date" = date_trunc('day', "version_date" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '12 hours' WHERE to_char("version_date" AT TIME ZONE 'UTC', 'HH24:MI:SS.MS') LIKE '11:__:__.000' OR to_char("version_date" AT TIME ZONE 'UTC', 'HH24:MI:SS.MS') = '00:00:00.000';
  UPDATE "posts" SET "revised_at" = date_trunc('day', "revised_at" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '12 hours';
  UPDATE "_posts_v" SET "version_revised_at" = date_trunc('day', "version_revised_at" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '12 hours';
  UPDATE "authors" SET "nism_valid_until" = date_trunc('day', "nism_valid_until" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '12 hours';
  UPDATE "reports" SET "issue_date" = date_trunc('day', "issue_date" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '12 hours';`)
}

export async function down(): Promise<void> {}
