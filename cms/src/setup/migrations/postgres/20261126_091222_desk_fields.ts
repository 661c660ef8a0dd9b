import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_enquiries_delivery_state" ADD VALUE 'filed' BEFORE 'failed';
  ALTER TYPE "public"."enum_deliveries_delivery_state" ADD VALUE 'filed' BEFORE 'failed';
  ALTER TABLE "posts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "events" ADD COLUMN "begin" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "end" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "link" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "enquiries_assignee_idx" ON "enquiries" USING btree ("assignee_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_assignee_id_users_id_fk";
  
  ALTER TABLE "enquiries" ALTER COLUMN "delivery_state" SET DATA TYPE text;
  ALTER TABLE "enquiries" ALTER COLUMN "delivery_state" SET DEFAULT 'stored'::text;
  DROP TYPE "public"."enum_enquiries_delivery_state";
  CREATE TYPE "public"."enum_enquiries_delivery_state" AS ENUM('stored', 'sent', 'failed');
  ALTER TABLE "enquiries" ALTER COLUMN "delivery_state" SET DEFAULT 'stored'::"public"."enum_enquiries_delivery_state";
  ALTER TABLE "enquiries" ALTER COLUMN "delivery_state" SET DATA TYPE "public"."enum_enquiries_delivery_state" USING "delivery_state"::"public"."enum_enquiries_delivery_state";
  ALTER TABLE "deliveries" ALTER COLUMN "delivery_state" SET DATA TYPE text;
  ALTER TABLE "deliveries" ALTER COLUMN "delivery_state" SET DEFAULT 'stored'::text;
  DROP TYPE "public"."enum_deliveries_delivery_state";
  CREATE TYPE "public"."enum_deliveries_delivery_state" AS ENUM('stored', 'sent', 'failed');
  ALTER TABLE "deliveries" ALTER COLUMN "delivery_state" SET DEFAULT 'stored'::"public"."enum_deliveries_delivery_state";
  ALTER TABLE "deliveries" ALTER COLUMN "delivery_state" SET DATA TYPE "public"."enum_deliveries_delivery_state" USING "delivery_state"::"public"."enum_deliveries_delivery_state";
  DROP INDEX "enquiries_assignee_idx";
  ALTER TABLE "posts" DROP COLUMN "saved_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "events" DROP COLUMN "begin";
  ALTER TABLE "events" DROP COLUMN "end";
  ALTER TABLE "events" DROP COLUMN "link";
  ALTER TABLE "enquiries" DROP COLUMN "assignee_id";`)
}
