import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../server/process/settings";
import { toPostgresVariables } from "../../src/shared/node/postgres-variables";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { toCvParts, createKey, sendForm } from "./enquiry-form";
import { OWN_CMS, openStaff } from "./enquiry-staff";
import { changeDatabase, readRows } from "./in-database";
import { findPostgresOrSkip } from "./postgres-server";
import { OWN_SECRET, runCms, runSetup, startCms } from "./running-cms";

// The real commands, while a CMS runs.

type Ended = { code: number | null; output: string };

const CLI = ["--import", "tsx", "server/backup/cli.ts"];

/** Kills a program, like a power failure, just before it renames a complete backup. */
const KILLED_AT_RENAME = [
  "--import",
  `data:text/javascript,${encodeURIComponent(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    fs.renameSync = () => process.kill(process.pid, "SIGKILL");
    syncBuiltinESMExports();`)}`,
];

function runCli(args: string[], env: NodeJS.Dict<string>): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: Object.assign({ ...process.env }, env) };
    const child = execFile(process.execPath, [...CLI, ...args], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

const getProdEnv = (env: NodeJS.Dict<string>) =>
  Object.assign({ ...process.env }, env, { NODE_ENV: "production" as const });

const runProdSetup = (env: NodeJS.Dict<string>) => runSetup(getProdEnv(env));

const listSnapshots = (data: string) => {
  const folder = path.join(data, "snapshots");
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

/** Makes the last migration run again, which fails because its changes are already made. */
const FORGET_LAST =
  "DELETE FROM payload_migrations WHERE name = (SELECT max(name) FROM payload_migrations)";

const toOutPath = (name: string) => test.info().outputPath(name);

const toDone = (message: string) => ({ code: 0, output: expect.stringContaining(message) });
const toRefusal = (message: string) => ({ code: 1, output: expect.stringContaining(message) });

test("backs up a running CMS with SQLite completely or not at all, and restores it unchanged", async () => {
  const cms = await startCms(OWN_CMS);
  const [backup, restored] = [toOutPath("backup"), toOutPath("restored")];
  const here = { DATA_DIR: cms.dataDir, DATABASE_URL: "" };
  const there = { ...here, DATA_DIR: restored };
  try {
    expect((await sendForm(cms.url, toCvParts(), createKey())).status).toBe(200);
    const killed = spawn(process.execPath, [...KILLED_AT_RENAME, ...CLI, "backup", backup], {
      env: Object.assign({ ...process.env }, here),
    });
    expect(await once(killed, "exit")).toEqual([null, "SIGKILL"]);
    expect([fs.existsSync(`${backup}.incoming`), fs.existsSync(backup)]).toEqual([true, false]);

    expect(await runCli(["backup", backup], here)).toEqual(toDone("Backed up to"));
    expect(fs.statSync(backup).mode & 0o077).toBe(0);
    expect(await runCli(["backup", backup], here)).toEqual(toRefusal("already exists"));
    expect(await runCli(["restore", "--check", backup], here)).toEqual(toDone("can be restored"));
    expect(await runCli(["restore", backup], here)).toEqual(toRefusal("is not empty"));
    expect(await runCli(["restore", backup], there)).toEqual(toDone("Restored to"));

    const getPosts = async () => (await fetch(cms.url + blogsEndpoint.toCall({ page: 1 }))).json();
    const posts = await getPosts();
    await cms.kill();
    await cms.start(there);
    expect(await getPosts()).toEqual(posts);
    const staff = await openStaff(cms);
    expect(await staff.getEnquiries()).toMatchObject([
      { attachment: { filename: expect.any(String) } },
    ]);
    await staff.signOutAll();

    fs.appendFileSync(path.join(backup, "cms.sqlite"), "x");
    const damaged = toRefusal("these files differ:\n    cms.sqlite");
    for (const args of [["--check", backup], [backup]]) {
      fs.rmSync(restored, { recursive: true, force: true });
      expect(await runCli(["restore", ...args], there)).toEqual(damaged);
      expect(fs.existsSync(restored)).toBe(false);
    }
  } finally {
    await cms.end();
  }
});

// seed.test.ts proves that nothing is restored or created twice; here the real set-up runs again.
test("a second set-up adds nothing and keeps edits; a missing migration stops the CMS, and set-up first takes a snapshot", async () => {
  const data = toOutPath("data");
  fs.cpSync(process.env.CMS_SEEDED_DATA ?? "", data, { recursive: true });
  const env = { ...OWN_SECRET, ...OWN_CMS, DATA_DIR: data };
  const text = "Sample review: an editor has changed these words.";
  const change = "UPDATE reviews SET text = ? WHERE id = (SELECT min(id) FROM reviews)";
  await changeDatabase({ dataDir: data }, change, [text]);
  const reviews = await readRows(data, "reviews");
  expect(reviews[0]).toMatchObject({ text });
  expect(await runProdSetup(env)).toContain("CMS sample content: nothing new");
  expect(await readRows(data, "reviews")).toEqual(reviews);
  expect(listSnapshots(data)).toEqual([]);
  await changeDatabase({ dataDir: data }, FORGET_LAST);
  const started = { ...getProdEnv(env), HOST: "127.0.0.1", CMS_PORT: String(await findFreePort()) };
  const { code, lines } = await runCms(["server.mjs"], started);
  // `npm start` repeats the set-up after this exit code (server/start/cms.ts).
  expect([code, lines.at(-1)]).toEqual([
    3,
    "CMS: The database lacks 1 migration(s) of this version: run `npm run setup -w cms` first.",
  ]);
  await runProdSetup(env).catch(() => undefined);
  const [snapshot = ""] = listSnapshots(data);
  expect(snapshot).toMatch(/-before-\d{8}_\d{6}_\w+\.sqlite$/);
  const before = toOutPath("before");
  fs.mkdirSync(before);
  fs.renameSync(path.join(data, "snapshots", snapshot), path.join(before, "cms.sqlite"));
  const backing = runCli(["backup", toOutPath("backup")], { ...env, DATA_DIR: before });
  expect(await backing).toEqual(toDone("Backed up to"));
});

test("OPS-11 PostgreSQL is backed up, checked and restored into an empty database with the role of docs/deployment.md", async () => {
  const postgres = await findPostgresOrSkip();
  const [data, backup, restored] = [toOutPath("data"), toOutPath("backup"), toOutPath("restored")];
  const changeUrl = (changes: Partial<URL>) => Object.assign(new URL(postgres.url), changes).href;
  const password = "for-tests";
  const own = changeUrl({ username: "site", password, pathname: "/site" });
  const [server, empty] = [changeUrl({ pathname: "/postgres" }), own.replace(/site$/, "restored")];
  const env = { ...OWN_SECRET, DATA_DIR: data, DATABASE_URL: own, CMS_SEED: "0" };
  const runSql = (input: string, address = own) =>
    execFileSync("psql", ["-q", "-v", "ON_ERROR_STOP=1"], {
      input,
      env: Object.assign({ ...process.env }, toPostgresVariables(address)),
    });
  // The role of docs/deployment.md: it may create what `--check` needs, and nothing else.
  const page = fs.readFileSync("docs/deployment.md", "utf8");
  const [, role = ""] = /^(CREATE ROLE [^]*?)^END$/m.exec(page) ?? [];
  try {
    runSql(role.replace("$PASSWORD", password), server);
    await runProdSetup(env);
    expect(listSnapshots(data)).toEqual([]);
    expect(await runCli(["backup", backup], env)).toEqual(toDone("Backed up to"));
    const checked = await runCli(["restore", "--check", backup], env);
    expect(checked).toEqual(toDone("can be restored"));
    expect(Number(/ (\d+) records/.exec(checked.output)?.[1])).toBeGreaterThan(0);
    const full = { ...env, DATA_DIR: restored };
    expect(await runCli(["restore", backup], full)).toEqual(toRefusal("DATABASE_URL is not empty"));
    expect(await runCli(["restore", backup], { ...full, DATABASE_URL: "" })).toEqual(
      toRefusal("DATABASE_URL must be set"),
    );
    runSql("CREATE DATABASE restored");
    const restoring = runCli(["restore", backup], { ...full, DATABASE_URL: empty });
    expect(await restoring).toEqual(toDone("Restored to"));
  } finally {
    for (const name of ["restored", "site"]) runSql(`DROP DATABASE IF EXISTS ${name}`, server);
    runSql("DROP ROLE IF EXISTS site", server);
    await postgres.end();
  }
});
