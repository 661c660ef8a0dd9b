import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_answer_state" AS ENUM('stored', 'sent', 'filed', 'failed');
  ALTER TABLE "enquiries" ADD COLUMN "answers" jsonb;
  ALTER TABLE "enquiries" ADD COLUMN "answer_state" "enum_enquiries_answer_state";
  ALTER TABLE "enquiries" ADD COLUMN "answer_attempts" numeric DEFAULT 0;
  ALTER TABLE "enquiries" ADD COLUMN "answer_next_attempt_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "answer_sent_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "answer_last_error" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "answer_round" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "users" ADD COLUMN "is_invited" boolean DEFAULT false;
  CREATE INDEX "enquiries_answer_answer_state_idx" ON "enquiries" USING btree ("answer_state");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "enquiries_answer_answer_state_idx";
  ALTER TABLE "enquiries" DROP COLUMN "answers";
  ALTER TABLE "enquiries" DROP COLUMN "answer_state";
  ALTER TABLE "enquiries" DROP COLUMN "answer_attempts";
  ALTER TABLE "enquiries" DROP COLUMN "answer_next_attempt_at";
  ALTER TABLE "enquiries" DROP COLUMN "answer_sent_at";
  ALTER TABLE "enquiries" DROP COLUMN "answer_last_error";
  ALTER TABLE "enquiries" DROP COLUMN "answer_round";
  ALTER TABLE "users" DROP COLUMN "is_invited";
  DROP TYPE "public"."enum_enquiries_answer_state";`)
}
