import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ipos" ALTER COLUMN "status" DROP DEFAULT;
  ALTER TABLE "ipos" ALTER COLUMN "status" DROP NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ipos" ALTER COLUMN "status" SET DEFAULT 'open';
  ALTER TABLE "ipos" ALTER COLUMN "status" SET NOT NULL;`)
}
