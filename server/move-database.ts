import { existsSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { readField } from "../src/shared/domain/read-field";
import { readEnvironment } from "../src/shared/node/environment/environment";
import { lockDataFolder } from "./process/data-folder";
import type { ProcessSupervisor } from "./process/process-supervisor";
import { runCommand } from "./process/run-command";
import { readSettings, type Settings } from "./process/settings";
import { UserFacingError } from "./process/user-facing-error";
import { removeSetUpHash, setUpCms } from "./start/cms";
import { moveRows, type MovedTable, readTargetAddress } from "./backup/move-rows";

// PGPASSWORD=… npm run move-database -- --to <address>: from SQLite to an empty PostgreSQL database (OPS-09).

void runCommand(async (supervisor) => {
  const settings = readSettings();
  const to = readTargetAddress(process.argv, settings.env);
  if (readEnvironment(settings.env).databaseUrl !== null) {
    throw new UserFacingError(
      "DATABASE_URL is set: the CMS uses PostgreSQL already. Remove it from the environment and .env to move from SQLite.",
    );
  }
  const lock = await lockDataFolder(settings.dataDir);
  try {
    const tables = await moveDatabase(settings, to, supervisor);
    for (const { table, records, sha256 } of tables) {
      console.log(`${table}: ${records} records, SHA-256 ${sha256.slice(0, 16)}`);
    }
    const records = tables.reduce((sum, table) => sum + table.records, 0);
    console.log(
      `Moved ${records} records of ${tables.length} tables; counts and hashes are equal. Set DATABASE_URL to this address with its password and start. ${join(settings.dataDir, "cms.sqlite")} is unchanged: keep it until the site works.`,
    );
  } finally {
    await lock.end();
  }
  return 0;
});

async function moveDatabase(
  settings: Settings,
  address: string,
  supervisor: ProcessSupervisor,
): Promise<MovedTable[]> {
  const file = join(settings.dataDir, "cms.sqlite");
  if (!existsSync(file)) {
    throw new UserFacingError(
      `There is no database ${file}; set DATA_DIR to the site's data folder.`,
    );
  }
  const { Client } = await import("pg");
  const source = createClient({ url: `file:${file}` });
  const target = new Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  try {
    await target.connect().catch(throwMoveFailure);
    await createTables(settings, address, supervisor);
    return await moveRows(source, target).catch(throwMoveFailure);
  } finally {
    source.close();
    await target.end().catch(() => undefined);
  }
}

function throwMoveFailure(error: unknown): never {
  if (error instanceof UserFacingError) throw error;
  const reason = error instanceof Error && error.message ? error.message : readField(error, "code");
  const detail = readField(error, "detail");
  throw new UserFacingError(
    `The move failed: ${String(reason)}. Nothing was moved; correct the cause and try again.`,
    typeof detail === "string" ? [detail] : [],
  );
}

/** Creates only the tables, by the CMS set-up. A repeated move uses the same tables. */
async function createTables(
  settings: Settings,
  address: string,
  supervisor: ProcessSupervisor,
): Promise<void> {
  const overrides = { CMS_SEED: "0", CMS_ADMIN_EMAIL: "", CMS_ADMIN_PASSWORD: "" };
  const env = { ...settings.env, ...overrides, DATABASE_URL: address };
  removeSetUpHash(settings);
  await setUpCms({ ...settings, env }, supervisor, console.log);
  removeSetUpHash(settings);
}
