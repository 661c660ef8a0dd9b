import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "revised_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "revision_note" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_revised_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_revision_note" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "revised_at";
  ALTER TABLE "posts" DROP COLUMN "revision_note";
  ALTER TABLE "_posts_v" DROP COLUMN "version_revised_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_revision_note";`)
}
