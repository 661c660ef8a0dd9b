import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_rels_order_idx\` ON \`posts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_parent_idx\` ON \`posts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_path_idx\` ON \`posts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_posts_id_idx\` ON \`posts_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_order_idx\` ON \`_posts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_parent_idx\` ON \`_posts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_path_idx\` ON \`_posts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_posts_id_idx\` ON \`_posts_v_rels\` (\`posts_id\`);`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`review_author\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`source_name\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`source_link\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`as_of\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`board\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`exchange\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`price_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`price_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`lot_size\` numeric;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`min_lots\` numeric;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`allotment_date\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`registrar\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`registrar_link\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`rhp_link\` text;`)
  await db.run(sql`ALTER TABLE \`ipos\` ADD \`drhp_link\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`posts_rels\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`review_author\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`source_name\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`source_link\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`as_of\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`board\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`exchange\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`price_min\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`price_max\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`lot_size\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`min_lots\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`allotment_date\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`registrar\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`registrar_link\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`rhp_link\`;`)
  await db.run(sql`ALTER TABLE \`ipos\` DROP COLUMN \`drhp_link\`;`)
}
