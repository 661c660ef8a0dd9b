import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_complaints_source" AS ENUM('directlyFromInvestors', 'sebiScores', 'otherSources');
  CREATE TYPE "public"."enum_complaints_state" AS ENUM('new', 'accepted', 'acknowledged', 'answered', 'resolved', 'reopened', 'notComplaint');
  CREATE TYPE "public"."enum_complaints_reason" AS ENUM('spam', 'duplicate', 'impersonation', 'enquiry');
  ALTER TYPE "public"."enum_enquiries_title" ADD VALUE 'Complaint';
  CREATE TABLE "complaints" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"source" "enum_complaints_source" NOT NULL,
  	"category" varchar,
  	"state" "enum_complaints_state" DEFAULT 'accepted' NOT NULL,
  	"reason" "enum_complaints_reason",
  	"enquiry_id" integer,
  	"reopens_id" integer,
  	"answer" varchar,
  	"notes" varchar,
  	"received_on" timestamp(3) with time zone,
  	"acknowledged_on" timestamp(3) with time zone,
  	"answered_on" timestamp(3) with time zone,
  	"closed_on" timestamp(3) with time zone,
  	"person_id" integer,
  	"counted_in" varchar,
  	"resolved_in" varchar,
  	"erasure_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_received" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_resolved" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_pending_over3_months" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_avg_resolution_time" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_received" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_resolved" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_pending_over3_months" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_avg_resolution_time" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_received" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_resolved" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_pending_over3_months" DROP DEFAULT;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_avg_resolution_time" DROP DEFAULT;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "complaints_id" integer;
  ALTER TABLE "enquiry_texts" ADD COLUMN "complaint" varchar DEFAULT 'We have received your complaint.' NOT NULL;
  ALTER TABLE "complaints" ADD CONSTRAINT "complaints_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complaints" ADD CONSTRAINT "complaints_reopens_id_complaints_id_fk" FOREIGN KEY ("reopens_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complaints" ADD CONSTRAINT "complaints_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "complaints_reference_idx" ON "complaints" USING btree ("reference");
  CREATE INDEX "complaints_enquiry_idx" ON "complaints" USING btree ("enquiry_id");
  CREATE UNIQUE INDEX "complaints_reopens_idx" ON "complaints" USING btree ("reopens_id");
  CREATE INDEX "complaints_person_idx" ON "complaints" USING btree ("person_id");
  CREATE INDEX "complaints_updated_at_idx" ON "complaints" USING btree ("updated_at");
  CREATE INDEX "complaints_created_at_idx" ON "complaints" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_complaints_fk" FOREIGN KEY ("complaints_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_complaints_id_idx" ON "payload_locked_documents_rels" USING btree ("complaints_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "complaints" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "complaints" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_complaints_fk";
  
  ALTER TABLE "enquiries" ALTER COLUMN "title" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_title";
  CREATE TYPE "public"."enum_enquiries_title" AS ENUM('Contact us', 'Careers Inquiry', 'Partner with Us', 'Report impersonation', 'My personal data');
  ALTER TABLE "enquiries" ALTER COLUMN "title" SET DATA TYPE "public"."enum_enquiries_title" USING "title"::"public"."enum_enquiries_title";
  DROP INDEX "payload_locked_documents_rels_complaints_id_idx";
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_received" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_resolved" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_pending_over3_months" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "directly_from_investors_avg_resolution_time" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_received" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_resolved" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_pending_over3_months" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "sebi_scores_avg_resolution_time" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_received" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_resolved" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_pending_over3_months" SET DEFAULT 0;
  ALTER TABLE "complaint_reports" ALTER COLUMN "other_sources_avg_resolution_time" SET DEFAULT 0;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "complaints_id";
  ALTER TABLE "enquiry_texts" DROP COLUMN "complaint";
  DROP TYPE "public"."enum_complaints_source";
  DROP TYPE "public"."enum_complaints_state";
  DROP TYPE "public"."enum_complaints_reason";`)
}
