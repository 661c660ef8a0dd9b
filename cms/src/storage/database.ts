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
    return refuseCheckedWrites(reportFailedCommits(adapter));
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

/** Makes a call fail whose COMMIT fails: Payload reports it as saved (payload#17726). */
function reportFailedCommits(adapter: ReturnType<typeof postgresAdapter>): typeof adapter {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args);
      const { beginTransaction, commitTransaction } = db;
      const failures = new WeakMap<object, unknown>();
      const transaction: typeof db.drizzle.transaction = async (run, options) => {
        let opened: object = {};
        const openAndRun: typeof run = (tx) => run((opened = tx));
        try {
          return await db.drizzle.transaction(openAndRun, options);
        } catch (error) {
          failures.set(opened, error);
          throw error;
        }
      };
      const observed = Object.create(db, { drizzle: { value: { transaction } } });
      return Object.assign(db, {
        beginTransaction: beginTransaction.bind(observed),
        commitTransaction: async (id: Parameters<typeof commitTransaction>[0]) => {
          const session = db.sessions[String(await id)];
          await commitTransaction.call(db, id);
          if (session && failures.has(session.db)) throw failures.get(session.db);
        },
      });
    },
  };
}
