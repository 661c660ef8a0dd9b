import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A stopped set-up repeats the migration: it is done if its last change is there.
  const { rows } = await db.run(sql`SELECT name FROM pragma_table_info('enquiry_texts') WHERE name = 'complaint';`)
  if (rows.length > 0) return
  await db.batch([
    db.run(sql`CREATE TABLE \`complaints\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text,
  	\`source\` text NOT NULL,
  	\`category\` text,
  	\`state\` text DEFAULT 'accepted' NOT NULL,
  	\`reason\` text,
  	\`enquiry_id\` integer,
  	\`reopens_id\` integer,
  	\`answer\` text,
  	\`notes\` text,
  	\`received_on\` text,
  	\`acknowledged_on\` text,
  	\`answered_on\` text,
  	\`closed_on\` text,
  	\`person_id\` integer,
  	\`counted_in\` text,
  	\`resolved_in\` text,
  	\`erasure_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reopens_id\`) REFERENCES \`complaints\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `),
    db.run(sql`CREATE UNIQUE INDEX \`complaints_reference_idx\` ON \`complaints\` (\`reference\`);`),
    db.run(sql`CREATE INDEX \`complaints_enquiry_idx\` ON \`complaints\` (\`enquiry_id\`);`),
    db.run(sql`CREATE UNIQUE INDEX \`complaints_reopens_idx\` ON \`complaints\` (\`reopens_id\`);`),
    db.run(sql`CREATE INDEX \`complaints_person_idx\` ON \`complaints\` (\`person_id\`);`),
    db.run(sql`CREATE INDEX \`complaints_updated_at_idx\` ON \`complaints\` (\`updated_at\`);`),
    db.run(sql`CREATE INDEX \`complaints_created_at_idx\` ON \`complaints\` (\`created_at\`);`),
    db.run(sql`CREATE TABLE \`__new_complaint_reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`month_ending\` text NOT NULL,
  	\`active\` integer DEFAULT false,
  	\`directly_from_investors_pending_end_last_month\` numeric NOT NULL,
  	\`directly_from_investors_received\` numeric NOT NULL,
  	\`directly_from_investors_resolved\` numeric NOT NULL,
  	\`directly_from_investors_total_pending\` numeric NOT NULL,
  	\`directly_from_investors_pending_over3_months\` numeric NOT NULL,
  	\`directly_from_investors_avg_resolution_time\` numeric,
  	\`sebi_scores_pending_end_last_month\` numeric NOT NULL,
  	\`sebi_scores_received\` numeric NOT NULL,
  	\`sebi_scores_resolved\` numeric NOT NULL,
  	\`sebi_scores_total_pending\` numeric NOT NULL,
  	\`sebi_scores_pending_over3_months\` numeric NOT NULL,
  	\`sebi_scores_avg_resolution_time\` numeric,
  	\`other_sources_pending_end_last_month\` numeric NOT NULL,
  	\`other_sources_received\` numeric NOT NULL,
  	\`other_sources_resolved\` numeric NOT NULL,
  	\`other_sources_total_pending\` numeric NOT NULL,
  	\`other_sources_pending_over3_months\` numeric NOT NULL,
  	\`other_sources_avg_resolution_time\` numeric,
  	\`grand_total_pending_end_last_month\` numeric NOT NULL,
  	\`grand_total_received\` numeric NOT NULL,
  	\`grand_total_resolved\` numeric NOT NULL,
  	\`grand_total_total_pending\` numeric NOT NULL,
  	\`grand_total_pending_over3_months\` numeric NOT NULL,
  	\`grand_total_avg_resolution_time\` numeric,
  	\`impersonation_complaints\` numeric,
  	\`overrule_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `),
    db.run(sql`INSERT INTO \`__new_complaint_reports\`("id", "month_ending", "active", "directly_from_investors_pending_end_last_month", "directly_from_investors_received", "directly_from_investors_resolved", "directly_from_investors_total_pending", "directly_from_investors_pending_over3_months", "directly_from_investors_avg_resolution_time", "sebi_scores_pending_end_last_month", "sebi_scores_received", "sebi_scores_resolved", "sebi_scores_total_pending", "sebi_scores_pending_over3_months", "sebi_scores_avg_resolution_time", "other_sources_pending_end_last_month", "other_sources_received", "other_sources_resolved", "other_sources_total_pending", "other_sources_pending_over3_months", "other_sources_avg_resolution_time", "grand_total_pending_end_last_month", "grand_total_received", "grand_total_resolved", "grand_total_total_pending", "grand_total_pending_over3_months", "grand_total_avg_resolution_time", "impersonation_complaints", "overrule_reason", "updated_at", "created_at", "deleted_at") SELECT "id", "month_ending", "active", "directly_from_investors_pending_end_last_month", "directly_from_investors_received", "directly_from_investors_resolved", "directly_from_investors_total_pending", "directly_from_investors_pending_over3_months", "directly_from_investors_avg_resolution_time", "sebi_scores_pending_end_last_month", "sebi_scores_received", "sebi_scores_resolved", "sebi_scores_total_pending", "sebi_scores_pending_over3_months", "sebi_scores_avg_resolution_time", "other_sources_pending_end_last_month", "other_sources_received", "other_sources_resolved", "other_sources_total_pending", "other_sources_pending_over3_months", "other_sources_avg_resolution_time", "grand_total_pending_end_last_month", "grand_total_received", "grand_total_resolved", "grand_total_total_pending", "grand_total_pending_over3_months", "grand_total_avg_resolution_time", "impersonation_complaints", "overrule_reason", "updated_at", "created_at", "deleted_at" FROM \`complaint_reports\`;`),
    db.run(sql`DROP TABLE \`complaint_reports\`;`),
    db.run(sql`ALTER TABLE \`__new_complaint_reports\` RENAME TO \`complaint_reports\`;`),
    db.run(sql`CREATE UNIQUE INDEX \`complaint_reports_month_ending_idx\` ON \`complaint_reports\` (\`month_ending\`);`),
    db.run(sql`CREATE INDEX \`complaint_reports_active_idx\` ON \`complaint_reports\` (\`active\`);`),
    db.run(sql`CREATE INDEX \`complaint_reports_updated_at_idx\` ON \`complaint_reports\` (\`updated_at\`);`),
    db.run(sql`CREATE INDEX \`complaint_reports_created_at_idx\` ON \`complaint_reports\` (\`created_at\`);`),
    db.run(sql`CREATE INDEX \`complaint_reports_deleted_at_idx\` ON \`complaint_reports\` (\`deleted_at\`);`),
    db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`complaints_id\` integer REFERENCES complaints(id);`),
    db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaints_id_idx\` ON \`payload_locked_documents_rels\` (\`complaints_id\`);`),
    db.run(sql`ALTER TABLE \`enquiry_texts\` ADD \`complaint\` text DEFAULT 'We have received your complaint.' NOT NULL;`),
  ])
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`complaints\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`authors_id\` integer,
  	\`redirects_id\` integer,
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
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "posts_id", "categories_id", "authors_id", "redirects_id", "media_id", "employees_id", "reviews_id", "jobs_id", "reports_id", "videos_id", "ipos_id", "upcoming_ipos_id", "ipo_listings_id", "carousels_id", "small_carousels_id", "events_id", "complaint_reports_id", "complaint_months_id", "complaint_years_id", "enquiries_id", "attachments_id", "users_id") SELECT "id", "order", "parent_id", "path", "posts_id", "categories_id", "authors_id", "redirects_id", "media_id", "employees_id", "reviews_id", "jobs_id", "reports_id", "videos_id", "ipos_id", "upcoming_ipos_id", "ipo_listings_id", "carousels_id", "small_carousels_id", "events_id", "complaint_reports_id", "complaint_months_id", "complaint_years_id", "enquiries_id", "attachments_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_complaint_reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`month_ending\` text NOT NULL,
  	\`active\` integer DEFAULT false,
  	\`directly_from_investors_pending_end_last_month\` numeric NOT NULL,
  	\`directly_from_investors_received\` numeric DEFAULT 0 NOT NULL,
  	\`directly_from_investors_resolved\` numeric DEFAULT 0 NOT NULL,
  	\`directly_from_investors_total_pending\` numeric NOT NULL,
  	\`directly_from_investors_pending_over3_months\` numeric DEFAULT 0 NOT NULL,
  	\`directly_from_investors_avg_resolution_time\` numeric DEFAULT 0,
  	\`sebi_scores_pending_end_last_month\` numeric NOT NULL,
  	\`sebi_scores_received\` numeric DEFAULT 0 NOT NULL,
  	\`sebi_scores_resolved\` numeric DEFAULT 0 NOT NULL,
  	\`sebi_scores_total_pending\` numeric NOT NULL,
  	\`sebi_scores_pending_over3_months\` numeric DEFAULT 0 NOT NULL,
  	\`sebi_scores_avg_resolution_time\` numeric DEFAULT 0,
  	\`other_sources_pending_end_last_month\` numeric NOT NULL,
  	\`other_sources_received\` numeric DEFAULT 0 NOT NULL,
  	\`other_sources_resolved\` numeric DEFAULT 0 NOT NULL,
  	\`other_sources_total_pending\` numeric NOT NULL,
  	\`other_sources_pending_over3_months\` numeric DEFAULT 0 NOT NULL,
  	\`other_sources_avg_resolution_time\` numeric DEFAULT 0,
  	\`grand_total_pending_end_last_month\` numeric NOT NULL,
  	\`grand_total_received\` numeric NOT NULL,
  	\`grand_total_resolved\` numeric NOT NULL,
  	\`grand_total_total_pending\` numeric NOT NULL,
  	\`grand_total_pending_over3_months\` numeric NOT NULL,
  	\`grand_total_avg_resolution_time\` numeric,
  	\`impersonation_complaints\` numeric,
  	\`overrule_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_complaint_reports\`("id", "month_ending", "active", "directly_from_investors_pending_end_last_month", "directly_from_investors_received", "directly_from_investors_resolved", "directly_from_investors_total_pending", "directly_from_investors_pending_over3_months", "directly_from_investors_avg_resolution_time", "sebi_scores_pending_end_last_month", "sebi_scores_received", "sebi_scores_resolved", "sebi_scores_total_pending", "sebi_scores_pending_over3_months", "sebi_scores_avg_resolution_time", "other_sources_pending_end_last_month", "other_sources_received", "other_sources_resolved", "other_sources_total_pending", "other_sources_pending_over3_months", "other_sources_avg_resolution_time", "grand_total_pending_end_last_month", "grand_total_received", "grand_total_resolved", "grand_total_total_pending", "grand_total_pending_over3_months", "grand_total_avg_resolution_time", "impersonation_complaints", "overrule_reason", "updated_at", "created_at", "deleted_at") SELECT "id", "month_ending", "active", "directly_from_investors_pending_end_last_month", "directly_from_investors_received", "directly_from_investors_resolved", "directly_from_investors_total_pending", "directly_from_investors_pending_over3_months", "directly_from_investors_avg_resolution_time", "sebi_scores_pending_end_last_month", "sebi_scores_received", "sebi_scores_resolved", "sebi_scores_total_pending", "sebi_scores_pending_over3_months", "sebi_scores_avg_resolution_time", "other_sources_pending_end_last_month", "other_sources_received", "other_sources_resolved", "other_sources_total_pending", "other_sources_pending_over3_months", "other_sources_avg_resolution_time", "grand_total_pending_end_last_month", "grand_total_received", "grand_total_resolved", "grand_total_total_pending", "grand_total_pending_over3_months", "grand_total_avg_resolution_time", "impersonation_complaints", "overrule_reason", "updated_at", "created_at", "deleted_at" FROM \`complaint_reports\`;`)
  await db.run(sql`DROP TABLE \`complaint_reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_complaint_reports\` RENAME TO \`complaint_reports\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`complaint_reports_month_ending_idx\` ON \`complaint_reports\` (\`month_ending\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_active_idx\` ON \`complaint_reports\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_updated_at_idx\` ON \`complaint_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_created_at_idx\` ON \`complaint_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`complaint_reports_deleted_at_idx\` ON \`complaint_reports\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`enquiry_texts\` DROP COLUMN \`complaint\`;`)
}
