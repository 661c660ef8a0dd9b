import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient, type Client } from "@libsql/client/sqlite3";
import { readErrorCode, UserFacingError } from "./user-facing-error";

/** What each kind of lock excludes: another sole one, exclusive ones, or all others. */
const STATEMENTS = {
  sole: ["BEGIN IMMEDIATE"],
  shared: ["BEGIN", "SELECT count(*) FROM sqlite_schema"],
  exclusive: ["BEGIN EXCLUSIVE"],
};

export type FileLock = { end: () => Promise<void> };

/** An unused connection would be closed, which ends its lock. */
const held = new Set<Client>();

/**
 * Locks a file through SQLite, whose locks are the operating system's and end with the process.
 * Returns undefined if another lock excludes this one. No other code may open the file.
 */
export async function tryLock(
  file: string,
  kind: keyof typeof STATEMENTS,
): Promise<FileLock | undefined> {
  // Only a new file is opened here: closing another descriptor of it would end a lock of this process.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  const client = createClient({ url: pathToFileURL(file).href });
  try {
    for (const statement of STATEMENTS[kind]) await client.execute(statement);
  } catch (error) {
    client.close();
    if (readErrorCode(error) === "SQLITE_BUSY") return undefined;
    throw error;
  }
  held.add(client);
  return {
    end: async () => {
      if (!held.delete(client)) return;
      await client.execute("ROLLBACK");
      client.close();
    },
  };
}

/** Locks the output `name` of a checkout: many readers or one writer. Throws UserFacingError. */
export async function lockOutput(
  checkout: string,
  name: string,
  kind: "shared" | "exclusive",
): Promise<FileLock> {
  const file = `${checkout}/node_modules/.cache/locks/${name.replaceAll("/", "-")}.db`;
  mkdirSync(dirname(file), { recursive: true });
  const lock = await tryLock(file, kind);
  if (lock) return lock;
  throw new UserFacingError(
    `${name} is in use by another start from this checkout; stop it and start again.`,
  );
}
