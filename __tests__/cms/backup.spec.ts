import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../server/process/ports";
import { toPostgresVariables } from "../../src/shared/node/postgres-variables";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { toCvParts, createKey, send } from "./enquiry-form";
import { OWN_CMS, openStaff } from "./enquiry-staff";
import { changeDatabase, readRows } from "./in-database";
import { findPostgresOrSkip } from "./postgres-server";
import { OWN_SECRET, runCms, runSetup, startCms } from "./running-cms";

// The real commands, while a CMS runs.

type Ended = { code: number | null; output: string };

const CLI = ["--import", "tsx", "server/backup/cli.ts"];

/** Ends a program, as a loss of power would, when it is about to give a backup its name. */
const KILLED_AT_RENAME = [
  "--import",
  `data:text/javascript,${encodeURIComponent(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    fs.renameSync = () => process.kill(process.pid, "SIGKILL");
    syncBuiltinESMExports();`)}`,
];

function run(args: string[], env: NodeJS.Dict<string>): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: Object.assign({ ...process.env }, env) };
    const child = execFile(process.execPath, [...CLI, ...args], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

const production = (env: NodeJS.Dict<string>) =>
  Object.assign({ ...process.env }, env, { NODE_ENV: "production" as const });

const setUp = (env: NodeJS.Dict<string>) => runSetup(production(env));

const snapshotsIn = (data: string) => {
  const folder = path.join(data, "snapshots");
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

/** Makes the migration run again, which fails because its tables exist. */
const FORGET_LAST =
  "DELETE FROM payload_migrations WHERE name = (SELECT max(name) FROM payload_migrations)";

const inOutput = (name: string) => test.info().outputPath(name);

const done = (message: string) => ({ code: 0, output: expect.stringContaining(message) });
const refused = (message: string) => ({ code: 1, output: expect.stringContaining(message) });

test("backs up a running CMS with SQLite completely or not at all, and restores it unchanged", async () => {
  const cms = await startCms(OWN_CMS);
  const [backup, restored] = [inOutput("backup"), inOutput("restored")];
  const here = { DATA_DIR: cms.dataDir, DATABASE_URL: "" };
  const there = { ...here, DATA_DIR: restored };
  try {
    expect((await send(cms.url, toCvParts(), createKey())).status).toBe(200);
    const killed = spawn(process.execPath, [...KILLED_AT_RENAME, ...CLI, "backup", backup], {
      env: Object.assign({ ...process.env }, here),
    });
    expect(await once(killed, "exit")).toEqual([null, "SIGKILL"]);
    expect([fs.existsSync(`${backup}.incoming`), fs.existsSync(backup)]).toEqual([true, false]);

    expect(await run(["backup", backup], here)).toEqual(done("Backed up to"));
    expect(fs.statSync(backup).mode & 0o077).toBe(0);
    expect(await run(["backup", backup], here)).toEqual(refused("already exists"));
    expect(await run(["restore", "--check", backup], here)).toEqual(done("can be restored"));
    expect(await run(["restore", backup], here)).toEqual(refused("is not empty"));
    expect(await run(["restore", backup], there)).toEqual(done("Restored to"));

    const list = async () => (await fetch(cms.url + blogsEndpoint.address({ page: 1 }))).json();
    const posts = await list();
    await cms.kill();
    await cms.start(there);
    expect(await list()).toEqual(posts);
    const staff = await openStaff(cms);
    expect(await staff.enquiries()).toMatchObject([
      { attachment: { filename: expect.any(String) } },
    ]);
    await staff.end();

    fs.appendFileSync(path.join(backup, "cms.sqlite"), "x");
    const damaged = refused("these files differ:\n    cms.sqlite");
    for (const args of [["--check", backup], [backup]]) {
      fs.rmSync(restored, { recursive: true, force: true });
      expect(await run(["restore", ...args], there)).toEqual(damaged);
      expect(fs.existsSync(restored)).toBe(false);
    }
  } finally {
    await cms.end();
  }
});

// seed.test.ts proves that nothing is restored or created twice; here the real set-up runs again.
test("a second set-up adds nothing and keeps edits; a missing migration stops the CMS and starts with a snapshot", async () => {
  const data = inOutput("data");
  fs.cpSync(process.env.CMS_SEEDED_DATA ?? "", data, { recursive: true });
  const env = { ...OWN_SECRET, ...OWN_CMS, DATA_DIR: data };
  const text = "Sample review: an editor has changed these words.";
  const change = "UPDATE reviews SET text = ? WHERE id = (SELECT min(id) FROM reviews)";
  await changeDatabase({ dataDir: data }, change, [text]);
  const reviews = await readRows(data, "reviews");
  expect(reviews[0]).toMatchObject({ text });
  expect(await setUp(env)).toContain("CMS sample content: nothing new");
  expect(await readRows(data, "reviews")).toEqual(reviews);
  expect(snapshotsIn(data)).toEqual([]);
  await changeDatabase({ dataDir: data }, FORGET_LAST);
  const started = { ...production(env), HOST: "127.0.0.1", CMS_PORT: String(await findFreePort()) };
  expect((await runCms(["server.mjs"], started)).lines.at(-1)).toBe(
    "CMS: The database lacks 1 migration(s) of this version: run `npm run setup -w cms` first.",
  );
  await setUp(env).catch(() => undefined);
  const [snapshot = ""] = snapshotsIn(data);
  expect(snapshot).toMatch(/-before-\d{8}_\d{6}_\w+\.sqlite$/);
  const before = inOutput("before");
  fs.mkdirSync(before);
  fs.renameSync(path.join(data, "snapshots", snapshot), path.join(before, "cms.sqlite"));
  const backing = run(["backup", inOutput("backup")], { ...env, DATA_DIR: before });
  expect(await backing).toEqual(done("Backed up to"));
});

test("OPS-11 PostgreSQL is backed up, checked aside and restored into an empty database by the role of the deployment page", async () => {
  const postgres = await findPostgresOrSkip();
  const [data, backup, restored] = [inOutput("data"), inOutput("backup"), inOutput("restored")];
  const at = (changes: Partial<URL>) => Object.assign(new URL(postgres.url), changes).href;
  const password = "for-tests";
  const own = at({ username: "site", password, pathname: "/site" });
  const [server, empty] = [at({ pathname: "/postgres" }), own.replace(/site$/, "restored")];
  const env = { ...OWN_SECRET, DATA_DIR: data, DATABASE_URL: own, CMS_SEED: "0" };
  const sql = (input: string, address = own) =>
    execFileSync("psql", ["-q", "-v", "ON_ERROR_STOP=1"], {
      input,
      env: Object.assign({ ...process.env }, toPostgresVariables(address)),
    });
  // The role of docs/deployment.md: it may create what `--check` needs, and nothing else.
  const page = fs.readFileSync("docs/deployment.md", "utf8");
  const [, role = ""] = /^(CREATE ROLE [^]*?)^END$/m.exec(page) ?? [];
  try {
    sql(role.replace("$PASSWORD", password), server);
    await setUp(env);
    expect(snapshotsIn(data)).toEqual([]);
    expect(await run(["backup", backup], env)).toEqual(done("Backed up to"));
    const checked = await run(["restore", "--check", backup], env);
    expect(checked).toEqual(done("can be restored"));
    expect(Number(/ (\d+) records/.exec(checked.output)?.[1])).toBeGreaterThan(0);
    const full = { ...env, DATA_DIR: restored };
    expect(await run(["restore", backup], full)).toEqual(refused("DATABASE_URL is not empty"));
    expect(await run(["restore", backup], { ...full, DATABASE_URL: "" })).toEqual(
      refused("DATABASE_URL must be set"),
    );
    sql("CREATE DATABASE restored");
    const restoring = run(["restore", backup], { ...full, DATABASE_URL: empty });
    expect(await restoring).toEqual(done("Restored to"));

    sql(FORGET_LAST);
    await setUp(env).catch(() => undefined);
    expect(snapshotsIn(data)).toEqual([expect.stringMatching(/-before-\d{8}_\d{6}_\w+\.dump$/)]);
  } finally {
    for (const name of ["restored", "site"]) sql(`DROP DATABASE IF EXISTS ${name}`, server);
    sql("DROP ROLE IF EXISTS site", server);
    await postgres.end();
  }
});
