import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`changed_collection\` text,
  	\`changed_id\` text,
  	\`webhook_id\` text NOT NULL,
  	\`delivery_state\` text DEFAULT 'stored' NOT NULL,
  	\`delivery_attempts\` numeric DEFAULT 0,
  	\`delivery_next_attempt_at\` text,
  	\`delivery_sent_at\` text,
  	\`delivery_last_error\` text,
  	\`delivery_round\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`deliveries_webhook_id_idx\` ON \`deliveries\` (\`webhook_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_delivery_delivery_state_idx\` ON \`deliveries\` (\`delivery_state\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`deliveries\`;`)
}
