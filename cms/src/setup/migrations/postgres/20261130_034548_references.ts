import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_acknowledgement_state" AS ENUM('stored', 'sent', 'filed', 'failed');
  ALTER TABLE "enquiries" ADD COLUMN "reference" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "acknowledgement_state" "enum_enquiries_acknowledgement_state";
  ALTER TABLE "enquiries" ADD COLUMN "acknowledgement_attempts" numeric DEFAULT 0;
  ALTER TABLE "enquiries" ADD COLUMN "acknowledgement_next_attempt_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "acknowledgement_sent_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "acknowledgement_last_error" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "acknowledgement_round" numeric DEFAULT 1 NOT NULL;
  CREATE UNIQUE INDEX "enquiries_reference_idx" ON "enquiries" USING btree ("reference");
  CREATE INDEX "enquiries_acknowledgement_acknowledgement_state_idx" ON "enquiries" USING btree ("acknowledgement_state");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "enquiries_reference_idx";
  DROP INDEX "enquiries_acknowledgement_acknowledgement_state_idx";
  ALTER TABLE "enquiries" DROP COLUMN "reference";
  ALTER TABLE "enquiries" DROP COLUMN "acknowledgement_state";
  ALTER TABLE "enquiries" DROP COLUMN "acknowledgement_attempts";
  ALTER TABLE "enquiries" DROP COLUMN "acknowledgement_next_attempt_at";
  ALTER TABLE "enquiries" DROP COLUMN "acknowledgement_sent_at";
  ALTER TABLE "enquiries" DROP COLUMN "acknowledgement_last_error";
  ALTER TABLE "enquiries" DROP COLUMN "acknowledgement_round";
  DROP TYPE "public"."enum_enquiries_acknowledgement_state";`)
}
