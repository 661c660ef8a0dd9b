import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiry_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`contact\` text DEFAULT 'Thank you for writing to us. Our team will get back to you.' NOT NULL,
  	\`careers\` text DEFAULT 'Thank you for your application. Our team will read it and get back to you.' NOT NULL,
  	\`partner\` text DEFAULT 'Thank you for your interest. Our partnerships team will get back to you.' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`delivery_next_attempt_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`delivery_round\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_key_idx\` ON \`enquiries\` (\`key\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiry_texts\`;`)
  await db.run(sql`DROP INDEX \`enquiries_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`delivery_next_attempt_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`delivery_round\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`key\`;`)
}
