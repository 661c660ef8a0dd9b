import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "reports" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "ipos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "upcoming_ipos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "ipo_listings" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "complaint_reports" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "complaint_months" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "complaint_years" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "reports_deleted_at_idx" ON "reports" USING btree ("deleted_at");
  CREATE INDEX "ipos_deleted_at_idx" ON "ipos" USING btree ("deleted_at");
  CREATE INDEX "upcoming_ipos_deleted_at_idx" ON "upcoming_ipos" USING btree ("deleted_at");
  CREATE INDEX "ipo_listings_deleted_at_idx" ON "ipo_listings" USING btree ("deleted_at");
  CREATE INDEX "complaint_reports_deleted_at_idx" ON "complaint_reports" USING btree ("deleted_at");
  CREATE INDEX "complaint_months_deleted_at_idx" ON "complaint_months" USING btree ("deleted_at");
  CREATE INDEX "complaint_years_deleted_at_idx" ON "complaint_years" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "reports_deleted_at_idx";
  DROP INDEX "ipos_deleted_at_idx";
  DROP INDEX "upcoming_ipos_deleted_at_idx";
  DROP INDEX "ipo_listings_deleted_at_idx";
  DROP INDEX "complaint_reports_deleted_at_idx";
  DROP INDEX "complaint_months_deleted_at_idx";
  DROP INDEX "complaint_years_deleted_at_idx";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "reports" DROP COLUMN "deleted_at";
  ALTER TABLE "ipos" DROP COLUMN "deleted_at";
  ALTER TABLE "upcoming_ipos" DROP COLUMN "deleted_at";
  ALTER TABLE "ipo_listings" DROP COLUMN "deleted_at";
  ALTER TABLE "complaint_reports" DROP COLUMN "deleted_at";
  ALTER TABLE "complaint_months" DROP COLUMN "deleted_at";
  ALTER TABLE "complaint_years" DROP COLUMN "deleted_at";`)
}
