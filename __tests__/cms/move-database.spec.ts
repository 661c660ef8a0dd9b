import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { createClient } from "@libsql/client";
import { expect, test } from "@playwright/test";
import { Client } from "pg";
import { monthlyComplaintsEndpoint } from "../../src/shared/contract/complaint-trends";
import { authorsEndpoint } from "../../src/shared/contract/authors";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { employeesEndpoint } from "../../src/shared/contract/employees";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { jobsEndpoint } from "../../src/shared/contract/jobs";
import { reportsEndpoint } from "../../src/shared/contract/reports";
import { reviewsEndpoint } from "../../src/shared/contract/reviews";
import { postDoc, makeName } from "./cms-client";
import { toCvParts, createKey, sendForm } from "./enquiry-form";
import { OWN_CMS, openStaff } from "./enquiry-staff";
import { changeDatabase } from "./in-database";
import { findPostgresOrSkip } from "./postgres-server";
import { CMS_TIMEOUT, OWN_SECRET, startCms } from "./running-cms";

type Ended = { code: number | null; output: string };

function moveDatabase(dataDir: string, target: string): Promise<Ended> {
  return new Promise((resolve) => {
    const to = new URL(target);
    const PGPASSWORD = decodeURIComponent(to.password);
    to.password = "";
    const env = { ...process.env, ...OWN_SECRET, DATA_DIR: dataDir, DATABASE_URL: "", PGPASSWORD };
    const command = ["run", "--silent", "move-database", "--", "--to", to.href];
    const child = execFile("npm", command, { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

/** Runs one statement in the PostgreSQL database of an address and returns its rows. */
async function queryRows(address: string, statement: string): Promise<object[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<object>(statement);
  await client.end();
  return rows;
}

async function createDatabase(server: string, name: string): Promise<string> {
  const [admin, made] = ["postgres", name].map((database) =>
    Object.assign(new URL(server), { pathname: `/${database}` }),
  );
  await queryRows(String(admin), `CREATE DATABASE ${name}`);
  return String(made);
}

test("OPS-09 moves the samples to PostgreSQL as a whole or not at all, and only into an empty database", async () => {
  test.setTimeout(CMS_TIMEOUT);
  const postgres = await findPostgresOrSkip();
  const dataDir = test.info().outputPath("data");
  fs.cpSync(process.env.CMS_SEEDED_DATA ?? "", dataDir, { recursive: true });
  const change = "UPDATE reviews SET created_at = ? WHERE id = (SELECT min(id) FROM reviews)";
  try {
    const target = await createDatabase(postgres.url, `move_${process.pid}`);
    await changeDatabase({ dataDir }, change, ["no day"]);
    expect(await moveDatabase(dataDir, target)).toEqual({
      code: 1,
      output: expect.stringMatching(/The move failed: .*\. Nothing was moved/),
    });
    expect(await queryRows(target, "SELECT count(*) FROM posts")).toEqual([{ count: "0" }]);

    await changeDatabase({ dataDir }, change, ["2026-11-01T06:30:00.000Z"]);
    const moved = await moveDatabase(dataDir, target);
    expect(moved).toEqual({ code: 0, output: expect.stringContaining("hashes are equal") });
    expect(moved.output).toMatch(/^posts: 39 records, SHA-256 [0-9a-f]{16}$/m);
    const first = "SELECT id, created_at FROM reviews ORDER BY id LIMIT 1";
    expect(await queryRows(target, first)).toEqual([
      { id: 1, created_at: new Date("2026-11-01T06:30:00.000Z") },
    ]);
    expect(await moveDatabase(dataDir, target)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /The database of --to is not empty: its table \w+ holds records/,
      ),
    });
  } finally {
    await postgres.end();
  }
});

async function addPosts(dataDir: string, count: number): Promise<void> {
  const client = createClient({ url: `file:${path.join(dataDir, "cms.sqlite")}` });
  await client.execute("PRAGMA busy_timeout = 30000");
  const listColumns = async (table: string) => {
    const { rows } = await client.execute(`SELECT name FROM pragma_table_info('${table}')`);
    return rows.map(({ name }) => String(name)).filter((name) => name !== "id");
  };
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const copyRows = async (table: string, changed: Record<string, string>, which: string) => {
    const columns = await listColumns(table);
    const names = columns.map((name) => `"${name}"`).join(", ");
    const values = columns.map((name) => changed[name] ?? `"${name}"`).join(", ");
    await client.execute(
      `INSERT INTO ${table} (${names}) ${numbers} SELECT ${values} FROM n, (SELECT * FROM ${table} ${which})`,
    );
  };
  const newest = "ORDER BY id DESC LIMIT 1";
  const { rows } = await client.execute(`SELECT id FROM posts ${newest}`);
  const id = Number(rows[0]?.id);
  await copyRows("posts", { slug: "slug || '-' || i" }, newest);
  const version = { parent_id: `${id} + i`, version_slug: "version_slug || '-' || i" };
  await copyRows("_posts_v", version, `WHERE parent_id = ${id} ${newest}`);
  client.close();
}

test("OPS-09 a CMS with 1,000 more posts returns the same from PostgreSQL, and sessions stay valid", async () => {
  test.setTimeout(2 * CMS_TIMEOUT);
  const postgres = await findPostgresOrSkip();
  const cms = await startCms(OWN_CMS);
  const staff = await openStaff(cms);
  const readAll = async () => {
    const toAddress = (number: number) => blogsEndpoint.toCall({ page: number, limit: 100 });
    const addresses = [
      ...Array.from({ length: 11 }, (_, at) => toAddress(at + 1)),
      ...[authorsEndpoint, blogCategoriesEndpoint, employeesEndpoint, iposEndpoint].map(
        ({ path: address }) => address,
      ),
      ...[jobsEndpoint, monthlyComplaintsEndpoint, reportsEndpoint, reviewsEndpoint].map(
        ({ path: address }) => address,
      ),
    ];
    const responses: unknown[] = [];
    for (const address of addresses) {
      const response = await fetch(cms.url + address);
      responses.push({ address, status: response.status, body: await response.json() });
    }
    return responses;
  };
  try {
    expect((await sendForm(cms.url, toCvParts(), createKey())).status).toBe(200);
    await addPosts(cms.dataDir, 1_000);
    const [responses, enquiries] = [await readAll(), await staff.getEnquiries()];
    await cms.kill();
    const target = await createDatabase(postgres.url, `move_all_${process.pid}`);
    expect(await moveDatabase(cms.dataDir, target)).toEqual({
      code: 0,
      output: expect.stringMatching(/^posts: 1039 records/m),
    });
    await cms.start({ DATABASE_URL: target });
    expect(await readAll()).toEqual(responses);
    expect(await staff.getEnquiries()).toEqual(enquiries);
    await postDoc(staff.client, "categories", { name: makeName("After the move") });
    await postDoc(staff.client, "posts", { title: makeName("After the move"), _status: "draft" });
  } finally {
    await staff.signOutAll();
    await cms.end();
    await postgres.end();
  }
});
