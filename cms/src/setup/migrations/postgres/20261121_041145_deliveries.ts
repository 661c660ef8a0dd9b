import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_deliveries_delivery_state" AS ENUM('stored', 'sent', 'failed');
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"changed_collection" varchar,
  	"changed_id" varchar,
  	"webhook_id" varchar NOT NULL,
  	"delivery_state" "enum_deliveries_delivery_state" DEFAULT 'stored' NOT NULL,
  	"delivery_attempts" numeric DEFAULT 0,
  	"delivery_next_attempt_at" timestamp(3) with time zone,
  	"delivery_sent_at" timestamp(3) with time zone,
  	"delivery_last_error" varchar,
  	"delivery_round" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "deliveries_webhook_id_idx" ON "deliveries" USING btree ("webhook_id");
  CREATE INDEX "deliveries_delivery_delivery_state_idx" ON "deliveries" USING btree ("delivery_state");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "deliveries" CASCADE;
  DROP TYPE "public"."enum_deliveries_delivery_state";`)
}
