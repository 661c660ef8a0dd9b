import type { ChildProcess } from "node:child_process";
import { expect, test } from "@playwright/test";
import { Client } from "pg";
import { tryPublisherLock } from "../../publisher/publisher-lock";
import { findPostgresOrSkip } from "../cms/postgres-server";
import { POLLING } from "./bucket-server";
import { startFailing } from "./failing-process";

// Publishers that share a PostgreSQL database, like those of two machines.

type WaitingPublisher = { child: ChildProcess; output: () => string };

function startWaiting(url: string): WaitingPublisher {
  const child = startFailing(["publisher-lock-process.ts"], { DATABASE_URL: url });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  return { child, output: () => output };
}

const expectOutput = ({ output }: WaitingPublisher, message: string | RegExp) =>
  expect.poll(output, POLLING).toMatch(message);

test("SCA-04 a second publisher waits, and takes over within 30 s of the first one's death", async () => {
  test.setTimeout(300_000);
  const postgres = await findPostgresOrSkip();
  const url = postgres.url.replace(/[^/]*$/, "postgres");
  const first = startWaiting(url);
  await expectOutput(first, "ready");
  const second = startWaiting(url);
  await expectOutput(second, "The publisher waits. Another publisher has the lock");
  expect(await tryPublisherLock(url)).toBeUndefined();
  expect(second.output()).not.toContain("ready");
  first.child.kill("SIGKILL");
  const killed = performance.now();
  await expectOutput(second, "ready");
  expect(performance.now() - killed).toBeLessThan(30_000);
  // Without its database a publisher may not be the only one.
  const database = new Client({ connectionString: url });
  await database.connect();
  await database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'publisher'",
  );
  await database.end();
  await expectOutput(second, /lost its lock in the database/);
  await expect.poll(() => second.child.exitCode, POLLING).toBe(1);
  await postgres.end();
  const third = startWaiting("postgres://nobody@127.0.0.1:1/none");
  await expectOutput(third, "The publisher waits. The database of DATABASE_URL cannot be used");
  third.child.kill("SIGTERM");
  await expect.poll(() => third.child.exitCode, POLLING).not.toBeNull();
});
