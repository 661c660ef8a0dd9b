import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_enquiries_title" ADD VALUE 'Report impersonation';
  ALTER TABLE "enquiry_texts" ADD COLUMN "impersonation" varchar DEFAULT 'Thank you for your report. Our compliance team will look into it.' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries" ALTER COLUMN "title" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_title";
  CREATE TYPE "public"."enum_enquiries_title" AS ENUM('Contact us', 'Careers Inquiry', 'Partner with Us');
  ALTER TABLE "enquiries" ALTER COLUMN "title" SET DATA TYPE "public"."enum_enquiries_title" USING "title"::"public"."enum_enquiries_title";
  ALTER TABLE "enquiry_texts" DROP COLUMN "impersonation";`)
}
