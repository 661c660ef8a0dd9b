import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_ipos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`company\` text NOT NULL,
  	\`status\` text,
  	\`ipo_manager\` text,
  	\`opening_date\` text,
  	\`closing_date\` text,
  	\`listing_date\` text,
  	\`issue_price\` text,
  	\`issue_amount_cr\` numeric,
  	\`listing_at\` text,
  	\`blog_link\` text,
  	\`review\` text,
  	\`review_author\` text,
  	\`source_name\` text,
  	\`source_link\` text,
  	\`as_of\` text,
  	\`board\` text,
  	\`exchange\` text,
  	\`price_min\` numeric,
  	\`price_max\` numeric,
  	\`lot_size\` numeric,
  	\`min_lots\` numeric,
  	\`allotment_date\` text,
  	\`registrar\` text,
  	\`registrar_link\` text,
  	\`rhp_link\` text,
  	\`drhp_link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_ipos\`("id", "company", "status", "ipo_manager", "opening_date", "closing_date", "listing_date", "issue_price", "issue_amount_cr", "listing_at", "blog_link", "review", "review_author", "source_name", "source_link", "as_of", "board", "exchange", "price_min", "price_max", "lot_size", "min_lots", "allotment_date", "registrar", "registrar_link", "rhp_link", "drhp_link", "updated_at", "created_at", "deleted_at") SELECT "id", "company", "status", "ipo_manager", "opening_date", "closing_date", "listing_date", "issue_price", "issue_amount_cr", "listing_at", "blog_link", "review", "review_author", "source_name", "source_link", "as_of", "board", "exchange", "price_min", "price_max", "lot_size", "min_lots", "allotment_date", "registrar", "registrar_link", "rhp_link", "drhp_link", "updated_at", "created_at", "deleted_at" FROM \`ipos\`;`)
  await db.run(sql`DROP TABLE \`ipos\`;`)
  await db.run(sql`ALTER TABLE \`__new_ipos\` RENAME TO \`ipos\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`ipos_updated_at_idx\` ON \`ipos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ipos_created_at_idx\` ON \`ipos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`ipos_deleted_at_idx\` ON \`ipos\` (\`deleted_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_ipos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`company\` text NOT NULL,
  	\`status\` text DEFAULT 'open' NOT NULL,
  	\`ipo_manager\` text,
  	\`opening_date\` text,
  	\`closing_date\` text,
  	\`listing_date\` text,
  	\`issue_price\` text,
  	\`issue_amount_cr\` numeric,
  	\`listing_at\` text,
  	\`blog_link\` text,
  	\`review\` text,
  	\`review_author\` text,
  	\`source_name\` text,
  	\`source_link\` text,
  	\`as_of\` text,
  	\`board\` text,
  	\`exchange\` text,
  	\`price_min\` numeric,
  	\`price_max\` numeric,
  	\`lot_size\` numeric,
  	\`min_lots\` numeric,
  	\`allotment_date\` text,
  	\`registrar\` text,
  	\`registrar_link\` text,
  	\`rhp_link\` text,
  	\`drhp_link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_ipos\`("id", "company", "status", "ipo_manager", "opening_date", "closing_date", "listing_date", "issue_price", "issue_amount_cr", "listing_at", "blog_link", "review", "review_author", "source_name", "source_link", "as_of", "board", "exchange", "price_min", "price_max", "lot_size", "min_lots", "allotment_date", "registrar", "registrar_link", "rhp_link", "drhp_link", "updated_at", "created_at", "deleted_at") SELECT "id", "company", "status", "ipo_manager", "opening_date", "closing_date", "listing_date", "issue_price", "issue_amount_cr", "listing_at", "blog_link", "review", "review_author", "source_name", "source_link", "as_of", "board", "exchange", "price_min", "price_max", "lot_size", "min_lots", "allotment_date", "registrar", "registrar_link", "rhp_link", "drhp_link", "updated_at", "created_at", "deleted_at" FROM \`ipos\`;`)
  await db.run(sql`DROP TABLE \`ipos\`;`)
  await db.run(sql`ALTER TABLE \`__new_ipos\` RENAME TO \`ipos\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`ipos_updated_at_idx\` ON \`ipos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ipos_created_at_idx\` ON \`ipos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`ipos_deleted_at_idx\` ON \`ipos\` (\`deleted_at\`);`)
}
