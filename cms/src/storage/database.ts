import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapterObj } from "payload";
import { findRepositoryRoot, type Environment } from "../environment";
import { refuseCheckedWrites } from "./checked-writes";

/** Returns SQLite in the data folder, or PostgreSQL. Only migrations change the schema. */
export function createDatabaseAdapter({ databaseUrl, dataDir }: Environment): DatabaseAdapterObj {
  const migrations = path.join(findRepositoryRoot(), "cms/src/setup/migrations");
  if (databaseUrl !== null) {
    const adapter = postgresAdapter({
      pool: { connectionString: databaseUrl, connectionTimeoutMillis: 10_000 },
      migrationDir: path.join(migrations, "postgres"),
      push: false,
    });
    return refuseCheckedWrites(adapter);
  }
  const adapter = sqliteAdapter({
    client: { url: `file:${path.join(dataDir, "cms.sqlite")}` },
    migrationDir: path.join(migrations, "sqlite"),
    push: false,
    wal: true,
    busyTimeout: 5_000,
    // libsql fails with SQLITE_BUSY if transactions write in parallel.
    transactionOptions: false,
  });
  return refuseCheckedWrites(adapter);
}
