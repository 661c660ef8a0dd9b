import { setTimeout as sleep } from "node:timers/promises";
import { readErrorCode, UserFacingError } from "../server/process/user-facing-error";
import { readErrorMessage } from "../src/shared/domain/read-field";

/** The advisory lock of the publisher, one for each database. */
const LOCK_ID = 920_260_029;
const RETRY_MS = 2000;
const CHECK_MS = 5000;
const TIMEOUT_MS = 10_000;
/** PostgreSQL then ends the session of a dead machine within 20 s. */
const SESSION = `SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5;
  SET tcp_keepalives_count = 3; SET tcp_user_timeout = 15000; SET application_name = 'publisher'`;

type Lock = { end: () => Promise<void> };

/** `waitUntilHeld` resolves when a release may go live. */
export type PublisherLock = Lock & { waitUntilHeld: () => Promise<unknown> };

/**
 * Waits for the lock of a database's only publisher; takes it again if its connection ends, such as in
 * a restart of the database, and stops the command if another publisher was first (SCA-04).
 */
export async function holdPublisherLock(
  url: string,
  isEnding: () => boolean,
  report: (message: string) => void,
): Promise<PublisherLock> {
  let wasLost = false;
  const waitForLock = async (): Promise<Lock> => {
    let lastReason = "";
    while (!isEnding()) {
      const result = await tryPublisherLock(url, onLost).catch(
        (error: unknown) => `The database of DATABASE_URL cannot be used: ${describeCause(error)}.`,
      );
      if (typeof result === "object") return result;
      if (result === undefined && wasLost) throw new UserFacingError(TAKEN);
      const reason = `The publisher waits. ${result ?? "Another publisher has the lock in the database."}`;
      if (reason !== lastReason) report(reason);
      lastReason = reason;
      await sleep(RETRY_MS);
    }
    throw new UserFacingError("Stopped.");
  };
  const onLost = (error: unknown) => {
    wasLost = true;
    report(`${LOST} (${describeCause(error)}).`);
    lock = waitForLock();
    // Uncaught on purpose, so that the command stops everything it started (run-command.ts).
    void lock.then(
      () => report("The publisher has its lock in the database again."),
      (reason: unknown) => {
        if (!isEnding()) throw reason;
      },
    );
  };
  let lock = waitForLock();
  await lock;
  return { waitUntilHeld: () => lock, end: async () => (await lock.catch(() => undefined))?.end() };
}

/** Returns undefined if another publisher has the lock. Calls `onLost` if the connection ends. */
export async function tryPublisherLock(
  url: string,
  onLost: (error: unknown) => void = throwLost,
): Promise<Lock | undefined> {
  const { Client } = await import("pg");
  const limits = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const client = new Client({ connectionString: url, ...limits, keepAlive: true });
  let isLocked = false;
  const onError = (error: unknown) => {
    if (!isLocked) return;
    void endLock();
    onLost(error);
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

function throwLost(error: unknown): never {
  throw new UserFacingError(`${LOST} (${describeCause(error)}).`);
}

/** Returns code and message without the driver's stack. The message may be empty. */
function describeCause(error: unknown): string {
  const message = readErrorMessage(error);
  return [readErrorCode(error), message].filter(Boolean).join(" ");
}

const LOST = "The publisher lost its lock in the database (DATABASE_URL) and publishes nothing now";
const TAKEN = "The publisher stopped, because another one took its lock in the database.";
