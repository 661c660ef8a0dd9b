import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { contentVersionEndpoint } from "../../src/shared/contract/content-version";
import { monthlyComplaintsEndpoint } from "../../src/shared/contract/complaint-trends";
import { toPostgresVariables } from "../../src/shared/node/postgres-variables";
import type { S3Server } from "../support/s3-server";
import { runAuditVerify } from "./audit-verify";
import { startBucket } from "./bucket";
import { toCvParts, createKey, sendForm } from "./enquiry-form";
import { readAdminAccount, postDoc, removeDoc, makeName } from "./cms-client";
import { readOutbox, openStaff } from "./enquiry-staff";
import { NO_USERS, addFirstAdmin } from "./first-admin";
import { findPostgresOrSkip } from "./postgres-server";
import { patchDoc, openPublisher, createEnv } from "./publishing-staff";
import { CMS_TIMEOUT, OWN_SECRET, runSetup, startCms, type RunningCms } from "./running-cms";
import { RACES } from "./token-races";
import { startRestCms } from "./rest-cms";
import { startReceiver, type Receiver } from "./webhook-receiver";

test("set-up, samples, accounts, enquiries, webhooks and audit log work with PostgreSQL and a bucket", async ({
  request,
}) => {
  test.setTimeout(2 * CMS_TIMEOUT);
  const postgres = await findPostgresOrSkip();
  const receiver = await startReceiver();
  const { s3, settings } = await startBucket();
  const database = { DATABASE_URL: postgres.url };
  const cms = await startCms({ ...createEnv(receiver.url), ...NO_USERS, ...settings, ...database });
  try {
    expect(cms.setupOutput).toContain("CMS database: PostgreSQL");
    const getJson = async (path: string): Promise<unknown> =>
      (await request.get(`${cms.url}${path}`)).json();
    const posts = blogsEndpoint.read(await getJson(blogsEndpoint.toCall({ page: 1, limit: 100 })));
    expect(posts.problems).toEqual([]);
    expect(posts.items.length).toBeGreaterThanOrEqual(36);
    const dates = posts.items.map(({ date }) => date ?? "");
    expect(dates).toEqual([...dates].sort().reverse());
    const { posts: size } = contentVersionEndpoint.read(await getJson(contentVersionEndpoint.path));
    expect(size).toBe(posts.total);
    const months = monthlyComplaintsEndpoint.read(await getJson(monthlyComplaintsEndpoint.path));
    expect(months.items.at(-1)?.period).toBe("October 2026");
    await expectPictures(cms, s3);
    const first = await addFirstAdmin(cms);
    await postDoc(first, "users", { ...readAdminAccount(), name: "Admin", role: "admin" });
    await expectEnquiries(cms);
    await expectChangesSent(cms, receiver);
    await expectAuditLog(cms, postgres.url);
    await expectRefusals(cms);
  } finally {
    await cms.end();
    await receiver.end();
    await s3.stop();
    await postgres.end();
  }
});

test("ACC-01, ACC-02, ACC-06 accounts keep their changes with two CMS processes", async () => {
  test.setTimeout(2 * CMS_TIMEOUT);
  const postgres = await findPostgresOrSkip();
  const settings = { DATABASE_URL: postgres.url, CMS_SEED: "0" };
  const cms = await startCms(settings);
  const other = await startCms(settings);
  const staff = await openStaff(cms);
  try {
    const track = { urls: [cms.url, other.url] as const, admin: staff.token };
    for (const [what, run] of Object.entries(RACES)) await test.step(what, () => run(track));
  } finally {
    await staff.client.dispose();
    await other.end();
    await cms.end();
    await postgres.end();
  }
});

test("an upgraded PostgreSQL database has the schema of a new one, and keeps its records", async () => {
  const postgres = await findPostgresOrSkip();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "cms-migrations-"));
  const toUrl = (pathname: string) => Object.assign(new URL(postgres.url), { pathname }).href;
  const [upgraded, created, server] = [toUrl("/upgraded"), toUrl("/created"), toUrl("/postgres")];
  const run = (program: string, args: string[], url: string, input?: Buffer) => {
    const env = Object.assign({ ...process.env }, toPostgresVariables(url));
    return execFileSync(program, args, { env, input, encoding: "utf8" });
  };
  const query = (sql: string, url = upgraded) => run("psql", ["-Atc", sql], url).trim();
  const setUp = (DATABASE_URL: string) => {
    const settings = { NODE_ENV: "production" as const, DATA_DIR: dataDir, CMS_SEED: "0" };
    return runSetup(Object.assign({ ...process.env }, OWN_SECRET, settings, { DATABASE_URL }));
  };
  try {
    for (const name of ["upgraded", "created"]) query(`CREATE DATABASE ${name}`, server);
    const data = gunzipSync(readFileSync("__tests__/cms/data/first-schema.sql.gz"));
    run("psql", ["-q", "-v", "ON_ERROR_STOP=1"], upgraded, data);
    query("UPDATE ipos SET closing_date = '2026-02-31' WHERE id = 1");
    expect(await setUp(upgraded)).toMatch(/previous database: .*-before-\d{8}_\d{6}_\w+\.dump/);
    await setUp(created);
    const readSchema = (url: string) =>
      run("pg_dump", ["-s"], url).replaceAll(/^\\(un)?restrict .*/gm, "");
    expect(readSchema(upgraded)).toBe(readSchema(created));
    expect(query("SELECT editors FROM posts ORDER BY id")).toBe("[2]");
    const links = query("SELECT text FROM posts_texts WHERE path = 'links'").split("\n").sort();
    expect(links).toEqual([
      ...["/blog/asba-and-the-upi-mandate/", "/blog/how-to-read-a-red-herring-prospectus/"],
      ...["/comapny-ipos", "https://www.sebi.gov.in", "media/24"],
    ]);
    const days = "SELECT opening_date AT TIME ZONE 'UTC', closing_date, closing_date_note";
    expect(query(`${days}, listing_date_note FROM ipos WHERE id = 1`)).toBe(
      "2026-11-27 12:00:00||2026-02-31|To be announced",
    );
    const enquiry = "SELECT u.email FROM enquiries e JOIN users u ON u.id = e.assignee_id";
    expect(query(enquiry)).toBe("ravi@example.in");
  } finally {
    for (const name of ["upgraded", "created"]) query(`DROP DATABASE ${name}`, server);
    rmSync(dataDir, { recursive: true });
    await postgres.end();
  }
});

test("EDT-10 an import into PostgreSQL stores all lines or none, and no failed commit is reported as saved", async () => {
  const postgres = await findPostgresOrSkip();
  const cms = await startRestCms({ DATABASE_URL: postgres.url });
  const importDay = (day: string) => {
    const lines = Array.from({ length: 100 }, (_, index) => `Mills ${index},${day},Notice,${day}`);
    const csv = ["Company,Opening date,Source,As of", ...lines].join("\n");
    return cms.post("/cms/api/ipos/import", { csv, dryRun: false });
  };
  type Stored = { id: number; openingDate: string };
  const listIpos = async () =>
    (await cms.get<{ docs: Stored[] }>("/cms/api/ipos?pagination=false&sort=id")).json.docs;
  try {
    expect((await importDay("2026-12-01")).status).toBe(200);
    const before = await listIpos();
    const imported = importDay("2026-12-02");
    await cms.patch(`/cms/api/ipos/${before.at(-1)?.id}`, { lotSize: 7 });
    expect((await imported).status).toBe(409);
    const days = (await listIpos()).map(({ openingDate }) => openingDate);
    expect(days).toEqual(before.map(() => "2026-12-01T12:00:00.000Z"));
    // The last step, the commit, fails: the log has no import either.
    const refuseCommit = `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE ''refused''; END';
      CREATE CONSTRAINT TRIGGER late AFTER UPDATE ON ipos DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION refuse();`;
    const env = { ...process.env, ...toPostgresVariables(postgres.url) };
    execFileSync("psql", ["-c", refuseCommit], { env });
    const save = () => cms.patch(`/cms/api/ipos/${before[0]?.id}`, { lotSize: 8 });
    for (const { status } of [await importDay("2026-12-03"), await save()])
      expect(status).toBeGreaterThanOrEqual(400);
    const log = "/cms/api/audit-log?where[action][equals]=imported";
    expect((await cms.get<{ totalDocs: number }>(log)).json.totalDocs).toBe(1);
  } finally {
    await cms.end();
    await postgres.end();
  }
});

/** Expects the seed's pictures only in the bucket, and the public API to send them. */
async function expectPictures({ url, dataDir, setupOutput }: RunningCms, { objects }: S3Server) {
  expect(setupOutput).toContain("CMS bucket: firm-website can be written and read");
  const keys = [...objects.keys()];
  expect(keys.length).toBeGreaterThan(92);
  expect(keys.every((name) => name.startsWith("api/media/"))).toBe(true);
  expect(readdirSync(path.join(dataDir, "media"))).toEqual([]);
  const response = await fetch(`${url}/api/blogs?limit=100`);
  const addresses = [...new Set((await response.text()).match(/\/api\/media\/[\w.-]+/g))];
  expect(addresses.length).toBeGreaterThan(36);
  for (const address of addresses) expect(keys).toContain(address.slice(1));
  const picture = await fetch(`${url}${addresses[0]}`);
  expect(picture.status).toBe(200);
  expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBeGreaterThan(0);
}

/** Expects an enquiry to be stored once, mailed, mailed again by hand, and deleted. */
async function expectEnquiries(cms: RunningCms): Promise<void> {
  const header = createKey();
  const responses = await Promise.all([1, 2, 3].map(() => sendForm(cms.url, toCvParts(), header)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const staff = await openStaff(cms);
  const getStates = async () => (await staff.getEnquiries()).map(({ delivery }) => delivery.state);
  await expect.poll(getStates).toEqual(["filed"]);
  const [enquiry] = await staff.getEnquiries();
  await staff.client.post(`/cms/api/enquiries/${enquiry?.id}/send-again`);
  // The team's two and the visitor's.
  await expect.poll(() => readOutbox(cms).size).toBe(3);
  await staff.client.delete(`/cms/api/enquiries/${enquiry?.id}`);
  expect(await getStates()).toEqual([]);
  await staff.client.dispose();
}

/** Expects webhooks when a post is published, unpublished and deleted, not for drafts (BLD-05). */
async function expectChangesSent(cms: RunningCms, receiver: Receiver): Promise<void> {
  const staff = await openPublisher(cms);
  expect(await staff.getDeliveries()).toEqual([]);
  const queued = await staff.getAdded(async () => {
    const draft = { title: makeName("Sent"), _status: "draft" };
    const { id } = await postDoc(staff.client, "posts", draft);
    await patchDoc(staff.client, `posts/${id}`, { _status: "published" });
    await patchDoc(staff.client, `posts/${id}?draft=true`, { title: makeName("Draft") });
    await patchDoc(staff.client, `posts/${id}?unpublishAllLocales=true`, { _status: "draft" });
    await patchDoc(staff.client, `posts/${id}`, { _status: "published" });
    await removeDoc(staff.client, "posts", id);
  });
  const types = ["published", "removed", "published", "removed"].map((what) => `content.${what}`);
  expect(queued.map((each) => each.split(" ")[0])).toEqual(types);
  await expect.poll(() => receiver.received.map(({ message }) => message.type)).toEqual(types);
  expect(receiver.problems).toEqual([]);
  await staff.client.dispose();
}

/** Expects an unbroken log of parallel writes, without a line of the write that failed. */
async function expectAuditLog(cms: RunningCms, DATABASE_URL: string): Promise<void> {
  const { client } = await openPublisher(cms);
  const name = makeName("Parallel");
  const addDoc = (_each: unknown, at: number) =>
    client.post("/cms/api/categories", { data: { name: at < 2 ? name : makeName("Parallel") } });
  const responses = await Promise.all(Array.from({ length: 20 }, addDoc));
  const made = responses.filter((response) => response.status() === 201);
  expect(made).toHaveLength(19);
  const list = await client.get("/cms/api/audit-log?where[changedCollection][equals]=categories");
  expect(await list.json()).toMatchObject({ totalDocs: 19 });
  const { code, lines } = await runAuditVerify(cms, { DATABASE_URL });
  expect(code, lines.join()).toBe(0);
}

/** Expects a clear refusal of values that only PostgreSQL refuses. */
async function expectRefusals(cms: RunningCms): Promise<void> {
  const { client } = await openPublisher(cms);
  const calls: [path: string, status: number][] = [
    ["/cms/api/payload-preferences/a%00b", 400],
    ["/cms/api/posts/versions?where[latest][equals]=abc", 400],
    ["/cms/api/posts?where[_status][equals]=gone", 400],
    ["/api/blogs/slug/a%00b", 400],
  ];
  for (const [address, status] of calls) {
    const response = await client.get(address);
    expect([address, response.status()]).toEqual([address, status]);
    expect(await response.text()).not.toContain("Something went wrong");
  }
}
