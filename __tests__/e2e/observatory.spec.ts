import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";

// Mozilla's HTTP Observatory asks the running site. It has packages of its own (tools/observatory),
// which the first run installs.

type Scan = {
  grade: string;
  score: number;
  results: { test: string; result: string; pass: boolean; points: number }[];
};

const FOLDER = resolve("tools/observatory");

// One after the other, and at one width: the headers do not depend on it.
test.describe.configure({ mode: "serial" });
test.skip(({ isMobile }) => isMobile);

test.beforeAll(() => {
  test.setTimeout(180_000);
  if (existsSync(join(FOLDER, "node_modules/.package-lock.json"))) return;
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", args, { cwd: FOLDER, stdio: ["ignore", "ignore", "inherit"] });
});

for (const path of ["/", "/media/", "/blogs/", "/FAQ", "/no-such-page"]) {
  test(`${path} reaches A+ in the Observatory's tests that apply to loopback`, ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? "");
    const args = [join(FOLDER, "scan.mjs"), hostname, port, path];
    const { grade, score, results }: Scan = JSON.parse(
      execFileSync(process.execPath, args, { encoding: "utf8" }),
    );
    expect(results.filter(({ pass }) => !pass)).toEqual([]);
    expect(results.length).toBe(8);
    expect(grade).toBe("A+");
    expect(score).toBeGreaterThanOrEqual(100);
  });
}

test("HSTS is sent to who came by TLS, as a trusted proxy tells, and to no one else", async ({
  request,
}) => {
  const header = async (headers: Record<string, string>) =>
    (await request.get("/", { headers })).headers()["strict-transport-security"];
  expect(await header({ "x-forwarded-proto": "https" })).toMatch(/^max-age=63072000;/);
  expect(await header({ "x-forwarded-proto": "http" })).toBeUndefined();
  expect(await header({})).toBeUndefined();
});
