import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { copySite } from "../../tools/site-copy";
import { startUpstream, type Upstream } from "../support/upstream";

// The real build, of a copy of the site, against an API that answers what a test says.

let copy = "";
let api: Upstream;
let answer: { status: number; body: string };

beforeAll(async () => {
  const data = resolve(".data");
  mkdirSync(data, { recursive: true });
  copy = mkdtempSync(join(data, "test-build-"));
  copySite(process.cwd(), copy);
  api = await startUpstream((_, response) => response.writeHead(answer.status).end(answer.body));
});

afterAll(async () => {
  await api.close();
  rmSync(copy, { recursive: true, force: true });
});

function build(): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    CI: "true",
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_API_HOST: api.origin,
    API_RETRIES: "0",
  };
  const args = [resolve("node_modules/gatsby/cli.js"), "build"];
  return new Promise((done) => {
    const child = execFile(process.execPath, args, { cwd: copy, env }, (_, stdout, stderr) => {
      done({ code: child.exitCode ?? 1, output: stripVTControlCharacters(stdout + stderr) });
    });
  });
}

const built = (file: string) => readFileSync(join(copy, "public", file), "utf8");

test("BLD-01 an empty CMS builds; a failing one ends the build and leaves the output", async () => {
  answer = { status: 200, body: '{"data":[]}' };
  const empty = await build();
  expect(empty.output).toContain("API content: 0 posts, 0 categories, 0 employees");
  expect(empty.code).toBe(0);
  expect(built("blogs/index.html").includes("Loading...")).toBe(true);
  const home = built("index.html");

  for (const [status, body, reason] of [
    [500, "{}", /GET http.* failed: the answer was 500.*GATSBY_API_HOST/],
    [200, '{"message":"maintenance"}', /cannot be read: GET .*field "data".*src\/contract/],
  ] as const) {
    answer = { status, body };
    const failed = await build();
    expect(failed.code).not.toBe(0);
    expect(failed.output.replace(/\s+/g, " ")).toMatch(reason);
    expect(built("index.html") === home).toBe(true);
  }
}, 240_000);
