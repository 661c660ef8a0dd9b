import { setTimeout as sleep } from "node:timers/promises";
import { describeError, UserFacingError } from "../server/process/user-facing-error";

/** The advisory lock of the publisher, one for each database. */
const LOCK_ID = 920_260_029;
const RETRY_MS = 2000;
const CHECK_MS = 5000;
const TIMEOUT_MS = 10_000;
/** PostgreSQL then ends the session of a dead machine within 20 s. */
const SESSION = `SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5;
  SET tcp_keepalives_count = 3; SET tcp_user_timeout = 15000; SET application_name = 'publisher'`;

type Lock = { end: () => Promise<void> };

/** Waits for the lock of a database's only publisher; reports why. Throws if the process ends. */
export async function waitForPublisherLock(
  url: string,
  isEnding: () => boolean,
  onWaiting: (reason: string) => void,
): Promise<Lock> {
  let lastReason = "";
  while (!isEnding()) {
    const lock = await tryPublisherLock(url).catch(
      (error: unknown) => `The database of DATABASE_URL cannot be used: ${describeError(error)}`,
    );
    if (typeof lock === "object") return lock;
    const reason = `The publisher waits. ${lock ?? "Another publisher has the lock in the database."}`;
    if (reason !== lastReason) onWaiting(reason);
    lastReason = reason;
    await sleep(RETRY_MS);
  }
  throw new UserFacingError("Stopped.");
}

/** Returns undefined if another publisher has the lock. Losing the lock stops the process. */
export async function tryPublisherLock(url: string): Promise<Lock | undefined> {
  const { Client } = await import("pg");
  const limits = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const client = new Client({ connectionString: url, ...limits, keepAlive: true });
  let isLocked = false;
  // Uncaught on purpose, so that the command stops everything it started (run-command.ts).
  const onError = (error: unknown) => {
    if (isLocked) throw new UserFacingError(`${LOST} ${describeError(error)}`);
  };
  client.on("error", onError);
  const checkLock = () => (isLocked ? client.query("SELECT 1").catch(onError) : undefined);
  const timer = setInterval(() => void checkLock(), CHECK_MS).unref();
  const endLock = async () => {
    clearInterval(timer);
    isLocked = false;
    await client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    await client.query(SESSION);
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS locked", [LOCK_ID]);
    isLocked = rows[0]?.locked === true;
  } finally {
    if (!isLocked) await endLock();
  }
  return isLocked ? { end: endLock } : undefined;
}

const LOST = "The publisher stopped, because it lost its lock in the database (DATABASE_URL):";
