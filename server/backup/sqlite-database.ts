import { existsSync } from "node:fs";
import { join } from "node:path";
import { createClient, type Client } from "@libsql/client";
import { UserFacingError } from "../process/user-facing-error";
import { copyToDisk } from "../../src/shared/node/write-atomically";
import type { RecordCounts, Database } from "./manifest";
import { readErrorMessage } from "../../src/shared/domain/read-field";

/** Returns a database in one file; its calls throw UserFacingError if it is missing or damaged. */
export function openSqliteDatabase(file: string): Database {
  const restoreTo = async (from: string, to: string): Promise<RecordCounts> => {
    await copyToDisk(from, to);
    return runOn(to, countRecords);
  };
  return {
    kind: "sqlite",
    file: "cms.sqlite",
    dump: async (to) => {
      if (!existsSync(file)) throw new UserFacingError(`No database ${file}; set DATA_DIR.`);
      await runOn(file, (client) => client.execute(`VACUUM INTO '${to.replaceAll("'", "''")}'`));
      return runOn(to, countRecords);
    },
    check: (from, folder) => restoreTo(from, join(folder, "cms.sqlite")),
    restore: (from) => restoreTo(from, file),
  };
}

async function runOn<Result>(file: string, runWork: (client: Client) => Promise<Result>) {
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute("PRAGMA busy_timeout = 30000");
    return await runWork(client);
  } catch (error) {
    const reason = readErrorMessage(error);
    throw new UserFacingError(`The SQLite database ${file} cannot be read or copied: ${reason}`);
  } finally {
    client.close();
  }
}

async function countRecords(client: Client): Promise<RecordCounts> {
  const { rows } = await client.execute("PRAGMA integrity_check");
  const result = String(rows[0]?.[0]);
  if (result !== "ok") throw new Error(`it is damaged: ${result}`);
  const tables = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1",
  );
  const counts: RecordCounts = {};
  for (const name of tables.rows.map((row) => String(row[0]))) {
    const count = await client.execute(`SELECT count(*) FROM "${name}"`);
    counts[name] = Number(count.rows[0]?.[0]);
  }
  return counts;
}
