import { existsSync } from "node:fs";
import { resolve, join } from "node:path";
import { CHECKED_BACKUP } from "../../src/shared/contract/queues";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { writeAtomically } from "../../src/shared/node/write-atomically";
import { runCommand } from "../process/run-command";
import { UserFacingError } from "../process/user-facing-error";
import { readSettings } from "../process/settings";
import { createBackup } from "./backup";
import type { Manifest } from "./manifest";
import { checkBackup, restoreBackup } from "./restore";
import { openPostgresDatabase } from "./postgres-database";
import { openSqliteDatabase } from "./sqlite-database";

// npm run backup -- <folder> | npm run restore -- [--check] <folder>

void runCommand(async () => {
  // A backup contains personal data.
  process.umask(0o077);
  const [command, ...rest] = process.argv.slice(2);
  const [folder] = rest.filter((arg) => !arg.startsWith("--"));
  if (folder === undefined)
    throw new UserFacingError(`A folder is missing: npm run ${command} -- <folder>`);
  const { dataDir, env } = readSettings();
  const { databaseUrl, s3 } = readEnvironment(env);
  const database =
    databaseUrl === null
      ? openSqliteDatabase(join(dataDir, "cms.sqlite"))
      : openPostgresDatabase(databaseUrl);
  const target = resolve(folder);
  if (command === "backup") {
    const manifest = await createBackup(dataDir, database, target);
    console.log(`Backed up to ${target}: ${toSummary(manifest)}.`);
    if (s3 !== null) console.log("Pictures and PDFs are in the bucket: copy that as well.");
  } else if (rest.includes("--check")) {
    const manifest = await checkBackup(target, database);
    if (existsSync(dataDir))
      await writeAtomically(join(dataDir, CHECKED_BACKUP), manifest.createdAt, 0o600);
    console.log(`${target} can be restored: ${toSummary(manifest)}.`);
  } else {
    const restored = await restoreBackup(target, dataDir, database);
    console.log(`Restored to ${dataDir}: ${toSummary(restored)}.`);
  }
  return 0;
});

function toSummary({ createdAt, counts, files }: Manifest): string {
  const records = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(counts).length;
  return `${Object.keys(files).length} files, ${records} records in ${tables} tables, of ${createdAt}`;
}
