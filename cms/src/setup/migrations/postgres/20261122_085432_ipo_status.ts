import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_ipos_status" ADD VALUE 'upcoming' BEFORE 'open';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ipos" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "ipos" ALTER COLUMN "status" SET DEFAULT 'open'::text;
  DROP TYPE "public"."enum_ipos_status";
  CREATE TYPE "public"."enum_ipos_status" AS ENUM('open', 'closed');
  ALTER TABLE "ipos" ALTER COLUMN "status" SET DEFAULT 'open'::"public"."enum_ipos_status";
  ALTER TABLE "ipos" ALTER COLUMN "status" SET DATA TYPE "public"."enum_ipos_status" USING "status"::"public"."enum_ipos_status";`)
}
