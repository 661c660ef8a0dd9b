import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   INSERT INTO "payload_kv" ("key", "data") SELECT 'seed', '"done"'::jsonb WHERE EXISTS (SELECT 1 FROM "seed_entries");
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seed_entries_fk";
  DROP INDEX "payload_locked_documents_rels_seed_entries_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seed_entries_id";
  DROP TABLE "seed_entries";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "seed_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seed_entries_id" integer;
  CREATE UNIQUE INDEX "seed_entries_key_idx" ON "seed_entries" USING btree ("key");
  CREATE INDEX "seed_entries_updated_at_idx" ON "seed_entries" USING btree ("updated_at");
  CREATE INDEX "seed_entries_created_at_idx" ON "seed_entries" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seed_entries_fk" FOREIGN KEY ("seed_entries_id") REFERENCES "public"."seed_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_seed_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("seed_entries_id");`)
}
