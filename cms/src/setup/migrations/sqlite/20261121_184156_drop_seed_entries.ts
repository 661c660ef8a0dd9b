import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	\`employees_id\` integer,
  	\`reviews_id\` integer,
  	\`jobs_id\` integer,
  	\`reports_id\` integer,
  	\`videos_id\` integer,
  	\`ipos_id\` integer,
  	\`upcoming_ipos_id\` integer,
  	\`ipo_listings_id\` integer,
  	\`carousels_id\` integer,
  	\`small_carousels_id\` integer,
  	\`events_id\` integer,
  	\`complaint_reports_id\` integer,
  	\`complaint_months_id\` integer,
  	\`complaint_years_id\` integer,
  	\`enquiries_id\` integer,
  	\`attachments_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`employees_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reports_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ipos_id\`) REFERENCES \`ipos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`upcoming_ipos_id\`) REFERENCES \`upcoming_ipos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ipo_listings_id\`) REFERENCES \`ipo_listings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`carousels_id\`) REFERENCES \`carousels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`small_carousels_id\`) REFERENCES \`small_carousels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`complaint_reports_id\`) REFERENCES \`complaint_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`complaint_months_id\`) REFERENCES \`complaint_months\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`complaint_years_id\`) REFERENCES \`complaint_years\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "posts_id", "categories_id", "media_id", "employees_id", "reviews_id", "jobs_id", "reports_id", "videos_id", "ipos_id", "upcoming_ipos_id", "ipo_listings_id", "carousels_id", "small_carousels_id", "events_id", "complaint_reports_id", "complaint_months_id", "complaint_years_id", "enquiries_id", "attachments_id", "users_id") SELECT "id", "order", "parent_id", "path", "posts_id", "categories_id", "media_id", "employees_id", "reviews_id", "jobs_id", "reports_id", "videos_id", "ipos_id", "upcoming_ipos_id", "ipo_listings_id", "carousels_id", "small_carousels_id", "events_id", "complaint_reports_id", "complaint_months_id", "complaint_years_id", "enquiries_id", "attachments_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_employees_id_idx\` ON \`payload_locked_documents_rels\` (\`employees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ipos_id_idx\` ON \`payload_locked_documents_rels\` (\`ipos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_upcoming_ipos_id_idx\` ON \`payload_locked_documents_rels\` (\`upcoming_ipos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ipo_listings_id_idx\` ON \`payload_locked_documents_rels\` (\`ipo_listings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_carousels_id_idx\` ON \`payload_locked_documents_rels\` (\`carousels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_small_carousels_id_idx\` ON \`payload_locked_documents_rels\` (\`small_carousels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaint_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`complaint_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaint_months_id_idx\` ON \`payload_locked_documents_rels\` (\`complaint_months_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaint_years_id_idx\` ON \`payload_locked_documents_rels\` (\`complaint_years_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  // Samples of the dropped table are not created again (seed/seed.ts).
  await db.run(sql`INSERT INTO \`payload_kv\` (\`key\`, \`data\`) SELECT 'seed', '"done"' WHERE EXISTS (SELECT 1 FROM \`seed_entries\`);`)
  await db.run(sql`DROP TABLE \`seed_entries\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`seed_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seed_entries_key_idx\` ON \`seed_entries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`seed_entries_updated_at_idx\` ON \`seed_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`seed_entries_created_at_idx\` ON \`seed_entries\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`seed_entries_id\` integer REFERENCES seed_entries(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seed_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`seed_entries_id\`);`)
}
