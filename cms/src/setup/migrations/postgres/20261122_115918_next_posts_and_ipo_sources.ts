import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ipos_board" AS ENUM('mainboard', 'sme');
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer
  );
  
  ALTER TABLE "ipos" ADD COLUMN "review_author" varchar;
  ALTER TABLE "ipos" ADD COLUMN "source_name" varchar;
  ALTER TABLE "ipos" ADD COLUMN "source_link" varchar;
  ALTER TABLE "ipos" ADD COLUMN "as_of" timestamp(3) with time zone;
  ALTER TABLE "ipos" ADD COLUMN "board" "enum_ipos_board";
  ALTER TABLE "ipos" ADD COLUMN "exchange" varchar;
  ALTER TABLE "ipos" ADD COLUMN "price_min" numeric;
  ALTER TABLE "ipos" ADD COLUMN "price_max" numeric;
  ALTER TABLE "ipos" ADD COLUMN "lot_size" numeric;
  ALTER TABLE "ipos" ADD COLUMN "min_lots" numeric;
  ALTER TABLE "ipos" ADD COLUMN "allotment_date" varchar;
  ALTER TABLE "ipos" ADD COLUMN "registrar" varchar;
  ALTER TABLE "ipos" ADD COLUMN "registrar_link" varchar;
  ALTER TABLE "ipos" ADD COLUMN "rhp_link" varchar;
  ALTER TABLE "ipos" ADD COLUMN "drhp_link" varchar;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_posts_id_idx" ON "posts_rels" USING btree ("posts_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_posts_id_idx" ON "_posts_v_rels" USING btree ("posts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  ALTER TABLE "ipos" DROP COLUMN "review_author";
  ALTER TABLE "ipos" DROP COLUMN "source_name";
  ALTER TABLE "ipos" DROP COLUMN "source_link";
  ALTER TABLE "ipos" DROP COLUMN "as_of";
  ALTER TABLE "ipos" DROP COLUMN "board";
  ALTER TABLE "ipos" DROP COLUMN "exchange";
  ALTER TABLE "ipos" DROP COLUMN "price_min";
  ALTER TABLE "ipos" DROP COLUMN "price_max";
  ALTER TABLE "ipos" DROP COLUMN "lot_size";
  ALTER TABLE "ipos" DROP COLUMN "min_lots";
  ALTER TABLE "ipos" DROP COLUMN "allotment_date";
  ALTER TABLE "ipos" DROP COLUMN "registrar";
  ALTER TABLE "ipos" DROP COLUMN "registrar_link";
  ALTER TABLE "ipos" DROP COLUMN "rhp_link";
  ALTER TABLE "ipos" DROP COLUMN "drhp_link";
  DROP TYPE "public"."enum_ipos_board";`)
}
