import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_kind" AS ENUM('education', 'research', 'news');
  CREATE TYPE "public"."enum_posts_holding" AS ENUM('none', 'analyst', 'firm', 'both');
  CREATE TYPE "public"."enum_posts_approval_state" AS ENUM('submitted', 'approved', 'returned');
  CREATE TYPE "public"."enum__posts_v_version_kind" AS ENUM('education', 'research', 'news');
  CREATE TYPE "public"."enum__posts_v_version_holding" AS ENUM('none', 'analyst', 'firm', 'both');
  CREATE TYPE "public"."enum__posts_v_version_approval_state" AS ENUM('submitted', 'approved', 'returned');
  CREATE TABLE "posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "posts" ADD COLUMN "kind" "enum_posts_kind";
  ALTER TABLE "posts" ADD COLUMN "holding" "enum_posts_holding";
  ALTER TABLE "posts" ADD COLUMN "price_data_as_of" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "approval_state" "enum_posts_approval_state";
  ALTER TABLE "posts" ADD COLUMN "approval_note" varchar;
  ALTER TABLE "posts" ADD COLUMN "approval_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "approval_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "approval_digest" varchar;
  ALTER TABLE "posts" ADD COLUMN "last_editor_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_kind" "enum__posts_v_version_kind";
  ALTER TABLE "_posts_v" ADD COLUMN "version_holding" "enum__posts_v_version_holding";
  ALTER TABLE "_posts_v" ADD COLUMN "version_price_data_as_of" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_approval_state" "enum__posts_v_version_approval_state";
  ALTER TABLE "_posts_v" ADD COLUMN "version_approval_note" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_approval_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_approval_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_approval_digest" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_last_editor_id" integer;
  ALTER TABLE "posts_texts" ADD CONSTRAINT "posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_texts" ADD CONSTRAINT "_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_texts_order_parent" ON "posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "_posts_v_texts_order_parent" ON "_posts_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "posts" ADD CONSTRAINT "posts_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_approval_approval_state_idx" ON "posts" USING btree ("approval_state");
  CREATE INDEX "posts_last_editor_idx" ON "posts" USING btree ("last_editor_id");
  CREATE INDEX "_posts_v_version_approval_version_approval_state_idx" ON "_posts_v" USING btree ("version_approval_state");
  CREATE INDEX "_posts_v_version_version_last_editor_idx" ON "_posts_v" USING btree ("version_last_editor_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "posts_texts" CASCADE;
  DROP TABLE "_posts_v_texts" CASCADE;
  ALTER TABLE "posts" DROP CONSTRAINT "posts_last_editor_id_users_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_last_editor_id_users_id_fk";
  
  DROP INDEX "posts_approval_approval_state_idx";
  DROP INDEX "posts_last_editor_idx";
  DROP INDEX "_posts_v_version_approval_version_approval_state_idx";
  DROP INDEX "_posts_v_version_version_last_editor_idx";
  ALTER TABLE "posts" DROP COLUMN "kind";
  ALTER TABLE "posts" DROP COLUMN "holding";
  ALTER TABLE "posts" DROP COLUMN "price_data_as_of";
  ALTER TABLE "posts" DROP COLUMN "approval_state";
  ALTER TABLE "posts" DROP COLUMN "approval_note";
  ALTER TABLE "posts" DROP COLUMN "approval_by";
  ALTER TABLE "posts" DROP COLUMN "approval_at";
  ALTER TABLE "posts" DROP COLUMN "approval_digest";
  ALTER TABLE "posts" DROP COLUMN "last_editor_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_kind";
  ALTER TABLE "_posts_v" DROP COLUMN "version_holding";
  ALTER TABLE "_posts_v" DROP COLUMN "version_price_data_as_of";
  ALTER TABLE "_posts_v" DROP COLUMN "version_approval_state";
  ALTER TABLE "_posts_v" DROP COLUMN "version_approval_note";
  ALTER TABLE "_posts_v" DROP COLUMN "version_approval_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_approval_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_approval_digest";
  ALTER TABLE "_posts_v" DROP COLUMN "version_last_editor_id";
  DROP TYPE "public"."enum_posts_kind";
  DROP TYPE "public"."enum_posts_holding";
  DROP TYPE "public"."enum_posts_approval_state";
  DROP TYPE "public"."enum__posts_v_version_kind";
  DROP TYPE "public"."enum__posts_v_version_holding";
  DROP TYPE "public"."enum__posts_v_version_approval_state";`)
}
