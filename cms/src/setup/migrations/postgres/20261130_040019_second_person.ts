import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_names_security" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__posts_v_version_names_security" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_ipos_approval_state" AS ENUM('submitted', 'approved', 'returned');
  CREATE TYPE "public"."enum_carousels_approval_state" AS ENUM('submitted', 'approved', 'returned');
  CREATE TYPE "public"."enum_small_carousels_approval_state" AS ENUM('submitted', 'approved', 'returned');
  CREATE TYPE "public"."enum_events_approval_state" AS ENUM('submitted', 'approved', 'returned');
  ALTER TABLE "posts" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_posts_kind";
  CREATE TYPE "public"."enum_posts_kind" AS ENUM('education', 'news', 'research', 'ipo');
  ALTER TABLE "posts" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_posts_kind" USING "kind"::"public"."enum_posts_kind";
  ALTER TABLE "_posts_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__posts_v_version_kind";
  CREATE TYPE "public"."enum__posts_v_version_kind" AS ENUM('education', 'news', 'research', 'ipo');
  ALTER TABLE "_posts_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__posts_v_version_kind" USING "version_kind"::"public"."enum__posts_v_version_kind";
  ALTER TABLE "posts" ADD COLUMN "names_security" "enum_posts_names_security";
  ALTER TABLE "_posts_v" ADD COLUMN "version_names_security" "enum__posts_v_version_names_security";
  ALTER TABLE "ipos" ADD COLUMN "approval_state" "enum_ipos_approval_state";
  ALTER TABLE "ipos" ADD COLUMN "approval_note" varchar;
  ALTER TABLE "ipos" ADD COLUMN "approval_by" varchar;
  ALTER TABLE "ipos" ADD COLUMN "approval_at" timestamp(3) with time zone;
  ALTER TABLE "ipos" ADD COLUMN "approval_digest" varchar;
  ALTER TABLE "ipos" ADD COLUMN "editors" jsonb;
  ALTER TABLE "carousels" ADD COLUMN "approval_state" "enum_carousels_approval_state";
  ALTER TABLE "carousels" ADD COLUMN "approval_note" varchar;
  ALTER TABLE "carousels" ADD COLUMN "approval_by" varchar;
  ALTER TABLE "carousels" ADD COLUMN "approval_at" timestamp(3) with time zone;
  ALTER TABLE "carousels" ADD COLUMN "approval_digest" varchar;
  ALTER TABLE "carousels" ADD COLUMN "editors" jsonb;
  ALTER TABLE "small_carousels" ADD COLUMN "approval_state" "enum_small_carousels_approval_state";
  ALTER TABLE "small_carousels" ADD COLUMN "approval_note" varchar;
  ALTER TABLE "small_carousels" ADD COLUMN "approval_by" varchar;
  ALTER TABLE "small_carousels" ADD COLUMN "approval_at" timestamp(3) with time zone;
  ALTER TABLE "small_carousels" ADD COLUMN "approval_digest" varchar;
  ALTER TABLE "small_carousels" ADD COLUMN "editors" jsonb;
  ALTER TABLE "events" ADD COLUMN "approval_state" "enum_events_approval_state";
  ALTER TABLE "events" ADD COLUMN "approval_note" varchar;
  ALTER TABLE "events" ADD COLUMN "approval_by" varchar;
  ALTER TABLE "events" ADD COLUMN "approval_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "approval_digest" varchar;
  ALTER TABLE "events" ADD COLUMN "editors" jsonb;
  CREATE INDEX "ipos_approval_approval_state_idx" ON "ipos" USING btree ("approval_state");
  CREATE INDEX "carousels_approval_approval_state_idx" ON "carousels" USING btree ("approval_state");
  CREATE INDEX "small_carousels_approval_approval_state_idx" ON "small_carousels" USING btree ("approval_state");
  CREATE INDEX "events_approval_approval_state_idx" ON "events" USING btree ("approval_state");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_posts_kind";
  CREATE TYPE "public"."enum_posts_kind" AS ENUM('education', 'research', 'news');
  ALTER TABLE "posts" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_posts_kind" USING "kind"::"public"."enum_posts_kind";
  ALTER TABLE "_posts_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__posts_v_version_kind";
  CREATE TYPE "public"."enum__posts_v_version_kind" AS ENUM('education', 'research', 'news');
  ALTER TABLE "_posts_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__posts_v_version_kind" USING "version_kind"::"public"."enum__posts_v_version_kind";
  DROP INDEX "ipos_approval_approval_state_idx";
  DROP INDEX "carousels_approval_approval_state_idx";
  DROP INDEX "small_carousels_approval_approval_state_idx";
  DROP INDEX "events_approval_approval_state_idx";
  ALTER TABLE "posts" DROP COLUMN "names_security";
  ALTER TABLE "_posts_v" DROP COLUMN "version_names_security";
  ALTER TABLE "ipos" DROP COLUMN "approval_state";
  ALTER TABLE "ipos" DROP COLUMN "approval_note";
  ALTER TABLE "ipos" DROP COLUMN "approval_by";
  ALTER TABLE "ipos" DROP COLUMN "approval_at";
  ALTER TABLE "ipos" DROP COLUMN "approval_digest";
  ALTER TABLE "ipos" DROP COLUMN "editors";
  ALTER TABLE "carousels" DROP COLUMN "approval_state";
  ALTER TABLE "carousels" DROP COLUMN "approval_note";
  ALTER TABLE "carousels" DROP COLUMN "approval_by";
  ALTER TABLE "carousels" DROP COLUMN "approval_at";
  ALTER TABLE "carousels" DROP COLUMN "approval_digest";
  ALTER TABLE "carousels" DROP COLUMN "editors";
  ALTER TABLE "small_carousels" DROP COLUMN "approval_state";
  ALTER TABLE "small_carousels" DROP COLUMN "approval_note";
  ALTER TABLE "small_carousels" DROP COLUMN "approval_by";
  ALTER TABLE "small_carousels" DROP COLUMN "approval_at";
  ALTER TABLE "small_carousels" DROP COLUMN "approval_digest";
  ALTER TABLE "small_carousels" DROP COLUMN "editors";
  ALTER TABLE "events" DROP COLUMN "approval_state";
  ALTER TABLE "events" DROP COLUMN "approval_note";
  ALTER TABLE "events" DROP COLUMN "approval_by";
  ALTER TABLE "events" DROP COLUMN "approval_at";
  ALTER TABLE "events" DROP COLUMN "approval_digest";
  ALTER TABLE "events" DROP COLUMN "editors";
  DROP TYPE "public"."enum_posts_names_security";
  DROP TYPE "public"."enum__posts_v_version_names_security";
  DROP TYPE "public"."enum_ipos_approval_state";
  DROP TYPE "public"."enum_carousels_approval_state";
  DROP TYPE "public"."enum_small_carousels_approval_state";
  DROP TYPE "public"."enum_events_approval_state";`)
}
