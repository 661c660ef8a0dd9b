import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";

// What an operator reads when the CMS cannot start: one sentence, and an exit code.

const cms = path.join(process.cwd(), "cms");
let folder: string;
test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "cms-start-"));
});
test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

type Ended = { code: number | null; lines: string[] };

function run(args: string[], settings: NodeJS.Dict<string>): Promise<Ended> {
  const { PAYLOAD_SECRET: _secret, DATABASE_URL: _url, ...inherited } = process.env;
  const fixed = { NODE_ENV: "production" as const, DATA_DIR: folder };
  const env = Object.assign({ ...inherited }, fixed, settings);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: cms, env }, (_error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.startsWith("CMS"));
      resolve({ code: child.exitCode, lines });
    });
  });
}

const setup = ["--import", "tsx", "src/setup.ts"];
const secret = { PAYLOAD_SECRET: "a secret for this test alone" };

test("a missing secret is one sentence", async () => {
  const { code, lines } = await run(setup, {});
  expect(code).toBe(1);
  expect(lines).toEqual([
    "CMS setup failed: PAYLOAD_SECRET is not set and DATA_DIR has no secrets.json: set it to a long random text.",
  ]);
});

test("a database that cannot be reached is one sentence", async () => {
  const url = "postgres://nobody@127.0.0.1:9/none";
  const { code, lines } = await run(setup, { ...secret, DATABASE_URL: url });
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe(
    "CMS setup failed: The database of DATABASE_URL cannot be reached: check the address and that it runs.",
  );
});

test("half an admin account and a short password are one sentence each", async () => {
  const half = await run(setup, {
    ...secret,
    CMS_ADMIN_EMAIL: "a@b.example",
    CMS_ADMIN_PASSWORD: "",
  });
  expect(half.code).toBe(1);
  expect(half.lines.at(-1)).toContain("Set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD together");
  const short = await run(setup, {
    ...secret,
    CMS_ADMIN_EMAIL: "a@b.example",
    CMS_ADMIN_PASSWORD: "short",
  });
  expect(short.code).toBe(1);
  expect(short.lines.at(-1)).toContain("needs at least 10 characters");
});

test("a taken port is one sentence", async () => {
  const { port } = new URL(process.env.CMS_URL ?? "http://127.0.0.1:3001");
  const settings = { ...secret, CMS_PORT: port, HOST: "127.0.0.1" };
  const { code, lines } = await run(["server.mjs"], settings);
  expect(code).toBe(1);
  expect(lines).toEqual([
    `CMS: port ${port} on 127.0.0.1 is taken; stop what uses it or choose another CMS_PORT.`,
  ]);
});
