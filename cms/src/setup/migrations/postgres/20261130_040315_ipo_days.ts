import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** True for a text such as 2026-10-29 that is a day. */
const isDay = (name: string) => `(CASE WHEN "${name}" ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])-[0-3][0-9]$' THEN
   right("${name}", 2)::int BETWEEN 1 AND date_part('day', (left("${name}", 8) || '01')::date + interval '1 month - 1 day')
   ELSE false END)`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ipos_outcome" AS ENUM('withdrawn', 'postponed', 'extended');
  ALTER TABLE "ipos" ADD COLUMN "opening_date_note" varchar;
  ALTER TABLE "ipos" ADD COLUMN "closing_date_note" varchar;
  ALTER TABLE "ipos" ADD COLUMN "listing_date_note" varchar;
  ALTER TABLE "ipos" ADD COLUMN "outcome" "enum_ipos_outcome";
  ALTER TABLE "ipos" ADD COLUMN "outcome_day" timestamp(3) with time zone;
  ALTER TABLE "ipos" ADD COLUMN "outcome_source" varchar;
  ALTER TABLE "ipos" ADD COLUMN "outcome_link" varchar;
  ALTER TABLE "ipos" ADD COLUMN "allotment_date_note" varchar;`)
  // A text that is no day, such as "To be announced", becomes the note.
  for (const name of ['opening_date', 'closing_date', 'listing_date', 'allotment_date'])
    await db.execute(sql.raw(`
     UPDATE "ipos" SET "${name}_note" = "${name}" WHERE NOT ${isDay(name)};
     ALTER TABLE "ipos" ALTER COLUMN "${name}" SET DATA TYPE timestamp(3) with time zone
     USING CASE WHEN ${isDay(name)} THEN ("${name}" || 'T12:00:00Z')::timestamptz END;`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ipos" ALTER COLUMN "opening_date" SET DATA TYPE varchar;
  ALTER TABLE "ipos" ALTER COLUMN "closing_date" SET DATA TYPE varchar;
  ALTER TABLE "ipos" ALTER COLUMN "listing_date" SET DATA TYPE varchar;
  ALTER TABLE "ipos" ALTER COLUMN "allotment_date" SET DATA TYPE varchar;
  ALTER TABLE "ipos" DROP COLUMN "opening_date_note";
  ALTER TABLE "ipos" DROP COLUMN "closing_date_note";
  ALTER TABLE "ipos" DROP COLUMN "listing_date_note";
  ALTER TABLE "ipos" DROP COLUMN "outcome";
  ALTER TABLE "ipos" DROP COLUMN "outcome_day";
  ALTER TABLE "ipos" DROP COLUMN "outcome_source";
  ALTER TABLE "ipos" DROP COLUMN "outcome_link";
  ALTER TABLE "ipos" DROP COLUMN "allotment_date_note";
  DROP TYPE "public"."enum_ipos_outcome";`)
}
