import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`posts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_texts_order_parent\` ON \`posts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_texts_order_parent\` ON \`_posts_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`holding\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`price_data_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`approval_state\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`approval_note\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`approval_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`approval_at\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`approval_digest\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`last_editor_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`posts_approval_approval_state_idx\` ON \`posts\` (\`approval_state\`);`)
  await db.run(sql`CREATE INDEX \`posts_last_editor_idx\` ON \`posts\` (\`last_editor_id\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_kind\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_holding\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_price_data_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_approval_state\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_approval_note\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_approval_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_approval_at\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_approval_digest\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_last_editor_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_approval_version_approval_state_idx\` ON \`_posts_v\` (\`version_approval_state\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_last_editor_idx\` ON \`_posts_v\` (\`version_last_editor_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`posts_texts\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`thumbnail_id\` integer,
  	\`content\` text,
  	\`html\` text,
  	\`slug\` text,
  	\`date\` text,
  	\`category_id\` integer,
  	\`author\` text,
  	\`revised_at\` text,
  	\`revision_note\` text,
  	\`saved_by\` text,
  	\`successor\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_posts\`("id", "title", "thumbnail_id", "content", "html", "slug", "date", "category_id", "author", "revised_at", "revision_note", "saved_by", "successor", "meta_title", "meta_description", "meta_image_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "thumbnail_id", "content", "html", "slug", "date", "category_id", "author", "revised_at", "revision_note", "saved_by", "successor", "meta_title", "meta_description", "meta_image_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_posts\` RENAME TO \`posts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`posts_thumbnail_idx\` ON \`posts\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_date_idx\` ON \`posts\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`posts_category_idx\` ON \`posts\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_meta_meta_image_idx\` ON \`posts\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_content\` text,
  	\`version_html\` text,
  	\`version_slug\` text,
  	\`version_date\` text,
  	\`version_category_id\` integer,
  	\`version_author\` text,
  	\`version_revised_at\` text,
  	\`version_revision_note\` text,
  	\`version_saved_by\` text,
  	\`version_successor\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v\`("id", "parent_id", "version_title", "version_thumbnail_id", "version_content", "version_html", "version_slug", "version_date", "version_category_id", "version_author", "version_revised_at", "version_revision_note", "version_saved_by", "version_successor", "version_meta_title", "version_meta_description", "version_meta_image_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_thumbnail_id", "version_content", "version_html", "version_slug", "version_date", "version_category_id", "version_author", "version_revised_at", "version_revision_note", "version_saved_by", "version_successor", "version_meta_title", "version_meta_description", "version_meta_image_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v\` RENAME TO \`_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_thumbnail_idx\` ON \`_posts_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_date_idx\` ON \`_posts_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_category_idx\` ON \`_posts_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_meta_version_meta_image_idx\` ON \`_posts_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
}
