import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP CONSTRAINT "posts_last_editor_id_users_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_last_editor_id_users_id_fk";
  
  DROP INDEX "posts_last_editor_idx";
  DROP INDEX "_posts_v_version_version_last_editor_idx";
  ALTER TABLE "posts" ADD COLUMN "editors" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_editors" jsonb;
  UPDATE "posts" SET "editors" = jsonb_build_array("last_editor_id") WHERE "last_editor_id" IS NOT NULL AND "_status" = 'draft';
  UPDATE "_posts_v" SET "version_editors" = jsonb_build_array("version_last_editor_id") WHERE "version_last_editor_id" IS NOT NULL AND "version__status" = 'draft';
  ALTER TABLE "posts" DROP COLUMN "last_editor_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_last_editor_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "last_editor_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_last_editor_id" integer;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_last_editor_idx" ON "posts" USING btree ("last_editor_id");
  CREATE INDEX "_posts_v_version_version_last_editor_idx" ON "_posts_v" USING btree ("version_last_editor_id");
  ALTER TABLE "posts" DROP COLUMN "editors";
  ALTER TABLE "_posts_v" DROP COLUMN "version_editors";`)
}
