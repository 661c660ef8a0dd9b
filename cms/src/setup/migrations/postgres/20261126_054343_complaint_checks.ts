import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_notice_language" AS ENUM('en', 'hi');
  ALTER TYPE "public"."enum_enquiries_title" ADD VALUE 'My personal data';
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_pending_end_last_month" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_total_pending" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_pending_end_last_month" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_total_pending" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_pending_end_last_month" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_total_pending" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_pending_end_last_month" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_received" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_resolved" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_total_pending" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_pending_over3_months" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_avg_resolution_time" DROP DEFAULT;
  ALTER TABLE "complaint_months" ALTER COLUMN "carried_forward" DROP DEFAULT;
  ALTER TABLE "complaint_months" ALTER COLUMN "pending" DROP DEFAULT;
  ALTER TABLE "complaint_years" ALTER COLUMN "carried_forward" DROP DEFAULT;
  ALTER TABLE "complaint_years" ALTER COLUMN "pending" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ADD COLUMN "impersonation_complaints" numeric;
  ALTER TABLE "complaint_reports" ADD COLUMN "overrule_reason" varchar;
  ALTER TABLE "complaint_months" ADD COLUMN "overrule_reason" varchar;
  ALTER TABLE "complaint_years" ADD COLUMN "overrule_reason" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "may_tell_about_plans" boolean;
  ALTER TABLE "enquiries" ADD COLUMN "notice_language" "enum_enquiries_notice_language";
  ALTER TABLE "enquiries" ADD COLUMN "notice_digest" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "erase_early" boolean DEFAULT false;
  ALTER TABLE "enquiry_texts" ADD COLUMN "personal_data" varchar DEFAULT 'Thank you. Our grievance officer will answer your request.' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries" ALTER COLUMN "title" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_title";
  CREATE TYPE "public"."enum_enquiries_title" AS ENUM('Contact us', 'Careers Inquiry', 'Partner with Us', 'Report impersonation');
  ALTER TABLE "enquiries" ALTER COLUMN "title" SET DATA TYPE "public"."enum_enquiries_title" USING "title"::"public"."enum_enquiries_title";
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_pending_end_last_month" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_total_pending" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_pending_end_last_month" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_total_pending" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_pending_end_last_month" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_total_pending" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_pending_end_last_month" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_received" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_resolved" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_total_pending" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_pending_over3_months" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "grand_total_avg_resolution_time" SET DEFAULT 0;
  ALTER TABLE "complaint_months" ALTER COLUMN "carried_forward" SET DEFAULT 0;
  ALTER TABLE "complaint_months" ALTER COLUMN "pending" SET DEFAULT 0;
  ALTER TABLE "complaint_years" ALTER COLUMN "carried_forward" SET DEFAULT 0;
  ALTER TABLE "complaint_years" ALTER COLUMN "pending" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" DROP COLUMN "impersonation_complaints";
  ALTER TABLE "complaint_reports" DROP COLUMN "overrule_reason";
  ALTER TABLE "complaint_months" DROP COLUMN "overrule_reason";
  ALTER TABLE "complaint_years" DROP COLUMN "overrule_reason";
  ALTER TABLE "enquiries" DROP COLUMN "may_tell_about_plans";
  ALTER TABLE "enquiries" DROP COLUMN "notice_language";
  ALTER TABLE "enquiries" DROP COLUMN "notice_digest";
  ALTER TABLE "enquiries" DROP COLUMN "erase_early";
  ALTER TABLE "enquiry_texts" DROP COLUMN "personal_data";
  DROP TYPE "public"."enum_enquiries_notice_language";`)
}
