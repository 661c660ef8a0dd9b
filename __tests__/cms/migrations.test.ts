import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { createClient } from "@libsql/client";
import { toLink, toNote, toPara, toPostLink, toRoot, toUpload } from "./rich-text";
import { OWN_SECRET, runCms, SETUP_ARGS } from "./running-cms";

// `npm run setup -w cms` on a data folder of 29 November 2026, before its migrations became one.

const FIRST_DATABASE = gunzipSync(readFileSync("__tests__/cms/data/first-schema.sqlite.gz"));
/** Texts of days by the ids of their IPOs. */
const DAY_TEXTS = { 1: "2026-02-31", 2: "26 Nov 2026, 5 pm", 3: "2028-02-29" };
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function createFolder(database?: Buffer): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "cms-migrations-"));
  folders.push(folder);
  if (database) writeFileSync(path.join(folder, "cms.sqlite"), database);
  return folder;
}

async function query(folder: string, sql: string): Promise<unknown[]> {
  const client = createClient({ url: `file:${path.join(folder, "cms.sqlite")}` });
  const { rows } = await client.execute(sql);
  client.close();
  return rows.map((row) => ({ ...row }));
}

function setUp(DATA_DIR: string) {
  const fixed = { NODE_ENV: "production" as const, DATABASE_URL: "", CMS_SEED: "0" };
  return runCms(SETUP_ARGS, Object.assign({ ...process.env }, OWN_SECRET, fixed, { DATA_DIR }));
}

test("an upgraded database has the schema of a new one, and keeps its records", async () => {
  const [upgraded, created] = [createFolder(FIRST_DATABASE), createFolder()];
  const text = toRoot(toUpload(7), toPara(toPostLink(2, "a"), toPostLink(2, "b")));
  const note = toNote({ text: "A source", url: "https://a.example/b" });
  const list = toRoot(toPara(toPostLink(3, "c", "categories"), toLink("/faq/", "d"), note));
  for (const [table, column] of [
    ["posts", "content"],
    ["_posts_v", "version_content"],
  ] as const) {
    await query(upgraded, `UPDATE ${table} SET ${column} = '${JSON.stringify(text)}' WHERE id = 1`);
    await query(upgraded, `UPDATE ${table} SET ${column} = '${JSON.stringify(list)}' WHERE id = 2`);
  }
  for (const [id, text] of Object.entries(DAY_TEXTS))
    await query(upgraded, `UPDATE ipos SET closing_date = '${text}' WHERE id = ${id}`);
  const [{ output }] = await Promise.all([setUp(upgraded), setUp(created)]);
  expect(output).toContain("migration(s) applied, previous database: snapshots/");
  await query(upgraded, "DELETE FROM payload_migrations WHERE name > '20261129_141'");
  expect((await setUp(upgraded)).output).toContain("9 migration(s) applied");
  const readSchema = (folder: string) =>
    query(folder, "SELECT name, sql FROM sqlite_master ORDER BY name");
  expect(await readSchema(upgraded)).toEqual(await readSchema(created));
  const editors = await query(upgraded, "SELECT editors FROM posts ORDER BY id");
  expect(editors).toEqual([{ editors: null }, { editors: "[2]" }]);
  const days = "SELECT opening_date, closing_date, closing_date_note, listing_date_note FROM ipos";
  expect(await query(upgraded, `${days} ORDER BY id LIMIT 3`)).toMatchObject([
    { closing_date: null, closing_date_note: "2026-02-31", listing_date_note: "To be announced" },
    { closing_date: null, closing_date_note: "26 Nov 2026, 5 pm" },
    { closing_date: "2028-02-29T12:00:00.000Z", closing_date_note: null, listing_date_note: null },
  ]);
  const enquiry = "SELECT e.name, u.email FROM enquiries e JOIN users u ON u.id = e.assignee_id";
  expect(await query(upgraded, enquiry)).toEqual([{ name: "Mina", email: "ravi@example.in" }]);
  const addresses = ["/faq/", "https://a.example/b"].map((text) => ({ parent_id: 2, text }));
  for (const [table, name, more] of [
    ["posts", "links", addresses],
    ["_posts_v", "version.links", []],
  ] as const) {
    const order = 'ORDER BY parent_id, "order"';
    const links = `SELECT parent_id, text FROM ${table}_texts WHERE path = '${name}' ${order}`;
    expect(await query(upgraded, links)).toEqual([
      { parent_id: 1, text: "media/7" },
      { parent_id: 1, text: "posts/2" },
      { parent_id: 2, text: "categories/3" },
      ...more,
    ]);
  }
  expect((await setUp(upgraded)).output).toContain("CMS database: SQLite, up to date");
});

test("a database that lacks a part of the replaced migrations is left unchanged, with the next step", async () => {
  const folder = createFolder(FIRST_DATABASE);
  const names = "SELECT name FROM payload_migrations ORDER BY name";
  await query(folder, "DELETE FROM payload_migrations WHERE name LIKE '%_authors'");
  const before = await query(folder, names);
  const { code, lines } = await setUp(folder);
  expect([code, lines.at(-1)]).toEqual([
    1,
    "CMS setup failed: The database is of a version before 29 November 2026. Start the version of that day (commit 81bc7fd7) once, then this one.",
  ]);
  expect(await query(folder, names)).toEqual(before);
});

test.each(["sqlite", "postgres"])("only the newest snapshot of the schema is kept: %s", (kind) => {
  const names = readdirSync(`cms/src/setup/migrations/${kind}`).filter((name) => /^\d/.test(name));
  const newest = names.sort().at(-1)?.replace(".ts", ".json");
  expect(names.filter((name) => name.endsWith(".json"))).toEqual([newest]);
});
