import { readdirSync, rmSync } from "node:fs";
import { createServer, connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect as plainExpect, test } from "@playwright/test";
import { Client } from "pg";
import { UNAVAILABLE } from "../../src/shared/contract/response";
import { findFreePort } from "../../server/process/settings";
import { writeFiles } from "../support/temporary-folder";
import { findPostgresOrSkip } from "./postgres-server";
import { StartedSite } from "./started-site";

// `npm start` with a release on disk serves the site even if CMS or database fail.

// Each step waits for a retry delay.
test.describe.configure({ timeout: 900_000 });

let site: StartedSite;
test.beforeEach(() => {
  site = new StartedSite();
});
test.afterEach(() => site.remove());

/** Each step starts programs, some of them repeatedly with growing delays. */
const expect = plainExpect.configure({ timeout: 150_000 });

const toReady = (api: string) => ({ code: 200, status: "ready", api });
const expectReady = (api: string) => expect.poll(() => site.readState()).toEqual(toReady(api));
const countSetUps = () => site.getOutput().match(/^CMS database … (?!.*unchanged)/gm)?.length;
const expectOutput = (message: string) => expect.poll(() => site.getOutput()).toContain(message);

test("FRM-19 the first start serves the site while the admin is built, and forms ask to try again", async () => {
  await site.prepare({ isPublished: false });
  await writeFiles(site.folder, { "cms-build-waits": "" });
  await site.start();
  await expectReady("up");
  expect((await fetch(`${site.url}/about-us/`)).status).toBe(200);
  const prepared = await fetch(`${site.cmsUrl}/cms`);
  expect([prepared.status, prepared.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await prepared.text()).toContain("The CMS is being prepared, which takes a few minutes.");
  const sent = await fetch(`${site.url}/api/sendmail`, { method: "POST" });
  expect([sent.status, await sent.json()]).toMatchObject([503, { message: UNAVAILABLE }]);
  const known = await fetch(`${site.url}/api/content-version`);
  expect(await known.json()).toMatchObject({ posts: 0 });
  expect(site.getOutput()).not.toContain("one-time link");

  rmSync(join(site.folder, "cms-build-waits"));
  await expectOutput("CMS start …");
  await expectReady("up");
  expect(site.read("cms-pid")).not.toBe("");
  expect(site.countBuilds()).toBe(1);
});

test("OPS-15 a first build over its limit leaves the CMS up, and the next try publishes the site", async () => {
  await site.prepare({ isPublished: false });
  await writeFiles(site.folder, { "site-build-waits": "" });
  await site.start({ BUILD_TIMEOUT_MS: "6000" });
  await expectOutput("it took over 0.1 minutes and was stopped, see BUILD_TIMEOUT_MS");
  await expect.poll(() => site.readState()).toMatchObject({ code: 503, api: "up" });
  await expectOutput("CMS start …");
  expect((await fetch(`${site.cmsUrl}/cms`)).status).toBe(200);
  rmSync(join(site.folder, "site-build-waits"));
  await expectReady("up");
  expect((await fetch(`${site.url}/about-us/`)).status).toBe(200);
});

test("SCA-04 a first build continues when PostgreSQL ends all connections", async () => {
  const postgres = await findPostgresOrSkip();
  await site.prepare({ isPublished: false });
  await writeFiles(site.folder, { "site-build-waits": "" });
  await site.start({ DATABASE_URL: postgres.url });
  await expect.poll(() => site.getOutput()).toMatch(/^CMS database … \d/m);
  const client = new Client({ connectionString: postgres.url });
  client.on("error", () => undefined);
  await client.connect();
  const holders =
    "SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND application_name = 'publisher'";
  // The publisher's first try may be before the database exists.
  const countHolders = async () => (await client.query(holders)).rowCount;
  await plainExpect.poll(countHolders, { timeout: 60_000 }).toBe(1);
  // Ending its own connection could stop the query before the others.
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid()",
  );
  await expectOutput("The publisher has its lock in the database again.");
  expect((await fetch(`${site.cmsUrl}/api/blogs`)).status).toBe(200);
  rmSync(join(site.folder, "site-build-waits"));
  await expectReady("up");
  expect(site.countBuilds()).toBe(1);
  await site.end();
  await postgres.end();
});

test("a failing CMS is retried until it is up, and the site is built once", async () => {
  await site.prepare();
  const settings = { CMS_SEED: "1", CMS_HANG_SECONDS: "6" };

  await test.step("a CMS that cannot be built, then cannot start, is retried", async () => {
    await writeFiles(site.folder, { "cms-cannot-be-built": "", "cms-cannot-start": "Not today." });
    await site.start(settings);
    await expectReady("down");
    expect((await fetch(`${site.url}/about-us/`)).status).toBe(200);
    await expectOutput("The CMS build failed (exit code 1).");
    rmSync(join(site.folder, "cms-cannot-be-built"));
    // A failure does not repeat the set-up, but a database that lacks it does (OPS-15).
    await expect
      .poll(() => site.getOutput().match(/^The CMS stopped while starting/gm)?.length)
      .toBe(2);
    expect(site.countBuilds()).toBe(0);
    expect(countSetUps()).toBe(1);
    const message = "CMS: The database has no tables yet: run `npm run setup -w cms` first.";
    await writeFiles(site.folder, { "cms-cannot-start": message });
    await expect.poll(countSetUps).toBe(2);
    rmSync(join(site.folder, "cms-cannot-start"));
    await expectReady("up");
    // The release has unknown sources, so it is rebuilt once, and not by the next start.
    await expectOutput("rebuild published");
  });

  await test.step("an empty database next to a live site is not filled with samples", async () => {
    expect(site.getOutput()).toContain("CMS sample content: skipped: the database is empty, but");
    expect(readdirSync(join(site.data, "media"))).toEqual([]);
  });

  await test.step("a second start on the same data names the first one and ends", async () => {
    const second = new StartedSite();
    await second.start({ DATA_DIR: site.data });
    await expect.poll(() => second.readState()).toBe(1);
    await second.remove();
    await expect
      .poll(() => second.getOutput())
      .toMatch(
        /^Data folder … .+ failed\n\nThe data folder \S+ is in use by process \d+; stop it and start again\.\n$/,
      );
    expect(await site.readState()).toEqual(toReady("up"));
  });

  await test.step("a CMS that ends is restarted, and the site is not built again", async () => {
    await site.end();
    await site.start(settings);
    await expectReady("up");
    // It stays down until the test has seen it.
    await writeFiles(site.folder, { "cms-cannot-start": "Not today." });
    process.kill(Number(site.read("cms-pid")), "SIGKILL");
    await expectReady("down");
    rmSync(join(site.folder, "cms-cannot-start"));
    await expectReady("up");
    expect(site.countBuilds()).toBe(1);
  });

  await test.step("a CMS that hangs is restarted, one that returns errors is not", async () => {
    await writeFiles(site.folder, { "cms-sends-errors": "", "cms-asked": "" });
    await expect.poll(() => site.read("cms-asked").length).toBeGreaterThan(10);
    await expectReady("up");
    const pid = Number(site.read("cms-pid"));
    process.kill(pid, "SIGSTOP");
    await expectReady("down");
    await expectReady("up");
    expect(Number(site.read("cms-pid"))).not.toBe(pid);
    expect(site.getOutput().match(/has not responded for 6 s and is restarted/g)).toHaveLength(1);
  });
});

test("the CMS starts once a database that hung, then refused connections, responds", async () => {
  const port = await findFreePort();
  const database = await openRelay(port);
  await site.prepare();
  await site.start({ DATABASE_URL: `postgres://cms@127.0.0.1:${port}/cms_test` });
  await expectReady("down");
  await expect.poll(() => database.connections).toBeGreaterThan(0);
  await database.close();
  await expectOutput(
    "CMS setup failed: The database of DATABASE_URL cannot be reached: check the address and that it is running.",
  );
  await expectReady("down");

  const postgres = await findPostgresOrSkip();
  const repaired = await openRelay(port, Number(new URL(postgres.url).port));
  await expectReady("up");
  await site.end();
  await repaired.close();
  await postgres.end();
});

/** Opens a port that forwards to another one, or accepts connections and never responds. */
async function openRelay(port: number, target?: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    state.connections += 1;
    sockets.add(socket.on("error", () => undefined));
    if (target === undefined) return;
    const upstream = connect(target, "127.0.0.1").on("error", () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const state = {
    connections: 0,
    close: () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      sockets.forEach((socket) => socket.destroy());
      return closed;
    },
  };
  return state;
}
