import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Payload } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { toPostgresVariables } from "../../../src/shared/node/postgres-variables";
import type { Environment } from "../environment";
import { runSql, sql } from "../lib/sql";
import { getNow } from "../../../src/shared/domain/clock";
import { syncFile } from "../../../src/shared/node/write-atomically";

/** Few, because each snapshot contains personal data. */
const MAX_SNAPSHOTS = 3;

/** Copies the database atomically to DATA_DIR/snapshots. Returns the file's name. */
export async function takeSnapshot(
  payload: Payload,
  { dataDir, databaseUrl }: Pick<Environment, "dataDir" | "databaseUrl">,
  reason: string,
): Promise<string> {
  const folder = path.join(dataDir, "snapshots");
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const time = getNow().toISOString().replace(/[-:.]/g, "");
  const name = `${time}-before-${reason}.${databaseUrl === null ? "sqlite" : "dump"}`;
  const partial = path.join(folder, ".incoming");
  await fs.rm(partial, { force: true });
  if (databaseUrl === null) await runSql(payload, sql`VACUUM INTO ${partial}`);
  else await dumpPostgres(databaseUrl, partial);
  await fs.chmod(partial, 0o600);
  await syncFile(partial);
  await fs.rename(partial, path.join(folder, name));
  const names = (await fs.readdir(folder)).filter((file) => /-before-/.test(file)).sort();
  for (const name of names.slice(0, -MAX_SNAPSHOTS)) await fs.rm(path.join(folder, name));
  return name;
}

async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const env = Object.assign({ ...process.env }, toPostgresVariables(databaseUrl));
  const args = ["-Fc", "--no-owner", "--no-privileges", `--file=${file}`];
  await promisify(execFile)("pg_dump", args, { env }).catch((error: unknown) => {
    const reason = String(readField(error, "stderr") || error).trim();
    throw new Error(
      `no snapshot of the database could be taken before it is migrated: ${reason}. pg_dump must have the server's version or a newer one (apt-get install postgresql-client).`,
    );
  });
}
