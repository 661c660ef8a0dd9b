import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "enquiry_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact" varchar DEFAULT 'Thank you for writing to us. Our team will get back to you.' NOT NULL,
  	"careers" varchar DEFAULT 'Thank you for your application. Our team will read it and get back to you.' NOT NULL,
  	"partner" varchar DEFAULT 'Thank you for your interest. Our partnerships team will get back to you.' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "delivery_next_attempt_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "delivery_round" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "enquiries" ADD COLUMN "key" varchar;
  CREATE UNIQUE INDEX "enquiries_key_idx" ON "enquiries" USING btree ("key");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "enquiry_texts" CASCADE;
  DROP INDEX "enquiries_key_idx";
  ALTER TABLE "enquiries" DROP COLUMN "delivery_next_attempt_at";
  ALTER TABLE "enquiries" DROP COLUMN "delivery_round";
  ALTER TABLE "enquiries" DROP COLUMN "key";`)
}
