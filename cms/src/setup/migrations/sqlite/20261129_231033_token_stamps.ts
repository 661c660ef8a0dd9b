import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE IF EXISTS \`users_sessions\`;`)
  // A stopped set-up repeats the migration, which has no transaction here.
  const { rows } = await db.run(sql`SELECT name FROM pragma_table_info('users') WHERE name = 'token_stamp';`)
  if (rows.length === 0) await db.run(sql`ALTER TABLE \`users\` ADD \`token_stamp\` text;`)
  await db.run(sql`UPDATE \`users\` SET \`token_stamp\` = lower(hex(randomblob(16)));`)
  // Earlier versions created these when they started.
  await db.run(sql`DROP TRIGGER IF EXISTS \`last_admin_changed\`;`)
  await db.run(sql`DROP TRIGGER IF EXISTS \`last_admin_deleted\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`token_stamp\`;`)
}
