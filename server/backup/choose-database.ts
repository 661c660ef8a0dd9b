import { join } from "node:path";
import type { Database } from "./database";
import { postgresDatabase } from "./postgres-database";
import { sqliteDatabase } from "./sqlite-database";

export function chooseDatabase(dataDir: string, databaseUrl: string | null): Database {
  return databaseUrl === null
    ? sqliteDatabase(join(dataDir, "cms.sqlite"))
    : postgresDatabase(databaseUrl);
}
