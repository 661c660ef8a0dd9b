import { existsSync } from "node:fs";
import { join } from "node:path";
import { createClient, type Client } from "@libsql/client";
import { UserFacingError } from "../process/user-facing-error";
import { copyToDisk } from "../../src/shared/node/write-atomically";
import type { RecordCounts, Database } from "./database";

export function openSqliteDatabase(file: string): Database {
  const bringUp = async (from: string, to: string): Promise<RecordCounts> => {
    await copyToDisk(from, to);
    return open(to, soundCounts);
  };
  return {
    kind: "sqlite",
    file: "cms.sqlite",
    dump: async (to) => {
      if (!existsSync(file)) throw new UserFacingError(`There is no database ${file}.`);
      await open(file, (client) => client.execute(`VACUUM INTO '${to.replaceAll("'", "''")}'`));
      return open(to, soundCounts);
    },
    check: (from, folder) => bringUp(from, join(folder, "cms.sqlite")),
    restore: (from) => bringUp(from, file),
  };
}

async function open<Result>(file: string, work: (client: Client) => Promise<Result>) {
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute("PRAGMA busy_timeout = 30000");
    return await work(client);
  } finally {
    client.close();
  }
}

async function soundCounts(client: Client): Promise<RecordCounts> {
  const { rows } = await client.execute("PRAGMA integrity_check");
  const said = String(rows[0]?.[0]);
  if (said !== "ok") throw new UserFacingError(`The SQLite database is damaged: ${said}`);
  const tables = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1",
  );
  const counts: RecordCounts = {};
  for (const name of tables.rows.map((row) => String(row[0]))) {
    const counted = await client.execute(`SELECT count(*) FROM "${name}"`);
    counts[name] = Number(counted.rows[0]?.[0]);
  }
  return counts;
}
