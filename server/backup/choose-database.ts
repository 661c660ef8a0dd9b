import { join } from "node:path";
import type { Database } from "./database";
import { openPostgresDatabase } from "./postgres-database";
import { openSqliteDatabase } from "./sqlite-database";

/** Returns PostgreSQL if `databaseUrl` is set, else the SQLite file of the data folder. */
export function chooseDatabase(dataDir: string, databaseUrl: string | null): Database {
  return databaseUrl === null
    ? openSqliteDatabase(join(dataDir, "cms.sqlite"))
    : openPostgresDatabase(databaseUrl);
}
