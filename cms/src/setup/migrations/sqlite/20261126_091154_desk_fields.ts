import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`begin\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`end\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`link\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`assignee_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`enquiries_assignee_idx\` ON \`enquiries\` (\`assignee_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_enquiries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`attachment_id\` integer,
  	\`may_tell_about_plans\` integer,
  	\`notice_language\` text,
  	\`notice_digest\` text,
  	\`delivery_state\` text DEFAULT 'stored' NOT NULL,
  	\`delivery_attempts\` numeric DEFAULT 0,
  	\`delivery_next_attempt_at\` text,
  	\`delivery_sent_at\` text,
  	\`delivery_last_error\` text,
  	\`delivery_round\` numeric DEFAULT 1 NOT NULL,
  	\`key\` text,
  	\`handled\` integer DEFAULT false,
  	\`note\` text,
  	\`erase_early\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`attachment_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_enquiries\`("id", "title", "name", "phone", "email", "subject", "message", "attachment_id", "may_tell_about_plans", "notice_language", "notice_digest", "delivery_state", "delivery_attempts", "delivery_next_attempt_at", "delivery_sent_at", "delivery_last_error", "delivery_round", "key", "handled", "note", "erase_early", "updated_at", "created_at") SELECT "id", "title", "name", "phone", "email", "subject", "message", "attachment_id", "may_tell_about_plans", "notice_language", "notice_digest", "delivery_state", "delivery_attempts", "delivery_next_attempt_at", "delivery_sent_at", "delivery_last_error", "delivery_round", "key", "handled", "note", "erase_early", "updated_at", "created_at" FROM \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_enquiries\` RENAME TO \`enquiries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`enquiries_attachment_idx\` ON \`enquiries\` (\`attachment_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_delivery_delivery_state_idx\` ON \`enquiries\` (\`delivery_state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_key_idx\` ON \`enquiries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`begin\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`end\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`link\`;`)
}
