import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../server/process/settings";
import { attempt } from "../../src/shared/domain/read-field";

const run = promisify(execFile);

type RunningPostgres = { url: string; end: () => Promise<void> };

type PostgresServer =
  | RunningPostgres
  /** Reason why there is no PostgreSQL. */
  | { missing: string };

/** Returns {@link findPostgres}'s database; skips the test without one. */
export async function findPostgresOrSkip(): Promise<RunningPostgres> {
  const postgres = await findPostgres();
  if (!("missing" in postgres)) return postgres;
  test.skip(true, postgres.missing);
  throw new Error(postgres.missing);
}

/** Returns TEST_DATABASE_URL's empty database, a temporary PostgreSQL, or why there is none. */
async function findPostgres(): Promise<PostgresServer> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, end: async () => undefined };
  const programs = findDebianPrograms();
  if (programs === null) {
    return { missing: "TEST_DATABASE_URL is not set and no PostgreSQL is installed" };
  }
  const owner = findServerOwner();
  if (owner === null) return { missing: "PostgreSQL refuses root and there is no user postgres" };
  return startServer(programs, owner);
}

/** Returns the folder of Debian's newest PostgreSQL programs, or null. */
function findDebianPrograms(): string | null {
  const base = "/usr/lib/postgresql";
  const versions = fs.existsSync(base) ? fs.readdirSync(base) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  const programs = newest && path.join(base, newest, "bin");
  return programs && fs.existsSync(path.join(programs, "initdb")) ? programs : null;
}

type Owner = { uid?: number; gid?: number };

/** Returns the ids of the user postgres for root, {} for others, or null without that user. */
function findServerOwner(): Owner | null {
  if (process.getuid?.() !== 0) return {};
  const getId = (opt: string) => Number(execFileSync("id", [opt, "postgres"], { stdio: "pipe" }));
  return attempt(() => ({ uid: getId("-u"), gid: getId("-g") }), null);
}

async function startServer(programs: string, owner: Owner): Promise<PostgresServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cms-postgres-"));
  if (owner.uid !== undefined) fs.chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = path.join(folder, "data");
  const options = { ...owner, cwd: folder };
  await run(path.join(programs, "initdb"), ["-D", data, "-A", "trust", "-U", "cms"], options);
  const port = await findFreePort();
  const settings = ["-p", String(port), "-c", "listen_addresses=127.0.0.1"];
  const server = spawn(
    path.join(programs, "postgres"),
    ["-D", data, ...settings, "-c", `unix_socket_directories=${folder}`, "-c", "fsync=off"],
    { ...options, stdio: "ignore" },
  );
  const target = ["-h", "127.0.0.1", "-p", String(port), "-U", "cms", "-d", "postgres"];
  const isReady = () => run(path.join(programs, "pg_isready"), target);
  await expect(isReady).toPass({ timeout: 60_000 });
  return {
    url: `postgres://cms@127.0.0.1:${port}/cms_test`,
    end: async () => {
      const exit = once(server, "exit");
      // PostgreSQL's fast shutdown: it drops connections and stops.
      server.kill("SIGINT");
      await exit;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
