import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ipos" ADD COLUMN "review_date" timestamp(3) with time zone;
  ALTER TABLE "ipos" ADD COLUMN "holding_statement" varchar;
  ALTER TABLE "upcoming_ipos" ADD COLUMN "day" timestamp(3) with time zone;
  ALTER TABLE "ipo_listings" ADD COLUMN "day" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ipos" DROP COLUMN "review_date";
  ALTER TABLE "ipos" DROP COLUMN "holding_statement";
  ALTER TABLE "upcoming_ipos" DROP COLUMN "day";
  ALTER TABLE "ipo_listings" DROP COLUMN "day";`)
}
