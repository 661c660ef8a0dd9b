import type { ChildProcess } from "node:child_process";
import { expect, test } from "@playwright/test";
import { Client } from "pg";
import { tryPublisherLock } from "../../publisher/publisher-lock";
import { findPostgresOrSkip } from "../cms/postgres-server";
import { collectOutput } from "../support/programs";
import { POLLING, startFailing } from "./server-processes";

// Publishers that share a PostgreSQL database, like those of two machines.

type WaitingPublisher = { child: ChildProcess; output: () => string };

function startWaiting(url: string): WaitingPublisher {
  const child = startFailing(["publisher-lock-process.ts"], { DATABASE_URL: url });
  return { child, output: collectOutput(child) };
}

const expectOutput = ({ output }: WaitingPublisher, message: string | RegExp) =>
  expect.poll(output, POLLING).toMatch(message);

test("SCA-04 a second publisher waits, and takes over within 30 s of the first one's death", async () => {
  test.setTimeout(300_000);
  const { url, database, end } = await createDatabase();
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

  await test.step("without its database it publishes nothing, then takes the lock again", async () => {
    await database.query("ALTER DATABASE publishers ALLOW_CONNECTIONS false");
    await database.query(END_SESSIONS);
    await expectOutput(second, "The publisher lost its lock in the database");
    second.child.kill("SIGUSR2");
    await expectOutput(second, "The publisher waits. The database of DATABASE_URL cannot be used");
    await database.query("ALTER DATABASE publishers ALLOW_CONNECTIONS true");
    await expectOutput(second, /has its lock in the database again\.\s+published/);
    expect(second.child.exitCode).toBeNull();
  });

  await test.step("it stops when another publisher took the lock meanwhile", async () => {
    second.child.kill("SIGSTOP");
    await database.query(END_SESSIONS);
    const third = startWaiting(url);
    await expectOutput(third, "ready");
    second.child.kill("SIGCONT");
    await expectOutput(second, "The publisher stopped, because another one took its lock");
    await expect.poll(() => second.child.exitCode, POLLING).toBe(1);
    third.child.kill("SIGTERM");
    await expect.poll(() => third.child.exitCode, POLLING).not.toBeNull();
  });

  await end();
  const fourth = startWaiting("postgres://nobody@127.0.0.1:1/none");
  await expectOutput(fourth, "The publisher waits. The database of DATABASE_URL cannot be used");
  fourth.child.kill("SIGTERM");
  await expect.poll(() => fourth.child.exitCode, POLLING).not.toBeNull();
});

const END_SESSIONS =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'publisher'";

/** Creates the database `publishers`, whose connections the test controls from another one. */
async function createDatabase() {
  const postgres = await findPostgresOrSkip();
  const toUrl = (name: string) => postgres.url.replace(/[^/]*$/, name);
  const database = new Client({ connectionString: toUrl("postgres") });
  await database.connect();
  await database.query("DROP DATABASE IF EXISTS publishers");
  await database.query("CREATE DATABASE publishers");
  const endAll = async () => {
    await database.query("DROP DATABASE publishers WITH (FORCE)");
    await database.end();
    await postgres.end();
  };
  return { url: toUrl("publishers"), database, end: endAll };
}
