import { findChangedPaths, purgeCdnAfterSwitches } from "../../publisher/purge-cdn";
import { rollBack } from "../../publisher/release/switch";
import { createLogger } from "../../server/process/logger";
import { waitUntil } from "../../tools/wait-until";
import { PAGES, createPosts, writeBuilt, createReleaseFolders } from "../support/built-folder";
import { startUpstream, type Upstream } from "../support/upstream";

const releases = createReleaseFolders();
let cdn: Upstream;
let purges: unknown[];
let status: number;
let purging: ReturnType<typeof purgeCdnAfterSwitches> | undefined;

beforeEach(async () => {
  purges = [];
  status = 200;
  cdn = await startUpstream((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      purges.push([request.method, request.headers.authorization, JSON.parse(body)]);
      response.writeHead(status).end();
    });
  });
});
afterEach(async () => {
  await purging?.end();
  await cdn.close();
});

function startPurging(waitForServers?: () => Promise<void>): void {
  purging = purgeCdnAfterSwitches({
    releases: releases.folder,
    siteUrl: "https://www.firm.example",
    cdn: { url: `${cdn.origin}/purge`, headers: { authorization: "Bearer key" } },
    delayMs: 0,
    waitForServers,
    log: createLogger("silent"),
    retryMs: 1,
  });
}

const all = ["POST", "Bearer key", { purge_everything: true }];
const toPage = (title: string) => `<!DOCTYPE html><title>${title}</title>`;

test("SCA-03 changed addresses are purged after each switch, in both slash forms; everything at the start", async () => {
  const { id } = await releases.release(0);
  startPurging();
  await waitUntil(() => purges.length === 1);
  await releases.release(1, {
    "/about-us/index.html": toPage("Edited"),
    "/blog/शेयर/index.html": toPage("New"),
    "/blog/second/index.html": null,
    "/app-0123456789abcdef0123.js": null,
    "/app-abcdefabcdefabcdefab.js": "two",
  });
  await waitUntil(() => purges.length === 2);
  const toUrls = (paths: string[]) => paths.map((path) => `https://www.firm.example${path}`);
  const files = toUrls([
    ...["/blog/second", "/blog/second/", "/about-us", "/about-us/"],
    ...[
      "/blog/%E0%A4%B6%E0%A5%87%E0%A4%AF%E0%A4%B0",
      "/blog/%E0%A4%B6%E0%A5%87%E0%A4%AF%E0%A4%B0/",
    ],
  ]);
  expect(purges).toEqual([
    all,
    ["POST", "Bearer key", { files: expect.arrayContaining(files) as string[] }],
  ]);
  expect((purges[1] as [string, string, { files: string[] }])[2].files).toHaveLength(files.length);
  await rollBack(releases.folder, id);
  await waitUntil(() => purges.length === 3);
});

test("SCA-03 changed addresses are purged thirty at a time, more than six hundred as everything", async () => {
  await releases.release(0);
  startPurging();
  await waitUntil(() => purges.length === 1);
  await releases.release(1, createPosts(16));
  await waitUntil(() => purges.length === 3);
  const sent = (purges.slice(1) as [string, string, { files: string[] }][]).map(
    ([, , { files }]) => files,
  );
  expect(sent.map(({ length }) => length)).toEqual([30, new Set(sent.flat()).size - 30]);
  await releases.release(2, createPosts(320));
  await waitUntil(() => purges.length === 4);
  expect(purges[3]).toEqual(all);
});

test("SCA-03 a purge after a switch waits for the servers, and is sent if they cannot be asked", async () => {
  await releases.release(0);
  const failures: (() => void)[] = [];
  startPurging(() => new Promise((_, reject) => failures.push(() => reject(new Error("down")))));
  await waitUntil(() => purges.length === 1);
  await releases.release(1, { "/about-us/index.html": toPage("Edited") });
  purging?.purgePages(["/blog/first/"]);
  await waitUntil(() => purges.length === 2);
  expect(JSON.stringify(purges[1])).toContain("/blog/first/");
  await waitUntil(() => failures.length === 1);
  failures[0]?.();
  await waitUntil(() => purges.length === 3);
  expect(JSON.stringify(purges[2])).toContain("/about-us/");
});

test("EDT-02, SCA-03 exactly the withdrawn pages are purged, in both slash forms and with their data", async () => {
  await releases.release(0);
  startPurging();
  purging?.purgePages(["/blog/शेयर/"]);
  await waitUntil(() => purges.length === 2);
  const page = "/blog/%E0%A4%B6%E0%A5%87%E0%A4%AF%E0%A4%B0";
  const files = [page, `${page}/`, `/page-data${page}/page-data.json`];
  expect(purges[1]).toMatchObject([
    "POST",
    "Bearer key",
    { files: files.map((path) => `https://www.firm.example${path}`) },
  ]);
});

test("SCA-03 a failing purge is tried three times and never delays a switch", async () => {
  status = 500;
  await releases.release(0);
  startPurging();
  await waitUntil(() => purges.length === 3);
  await releases.release(1, { "/about-us/index.html": toPage("Edited") });
  await waitUntil(() => purges.length === 6);
  await purging?.end();
  expect(purges).toHaveLength(6);
});

test("SCA-03 changed rules, such as redirects, may change every response", () => {
  const before = writeBuilt(releases.built, { files: PAGES });
  const moved = { ...before, redirects: [{ from: "/a", to: "/about-us/" }] };
  expect(findChangedPaths(before, moved)).toBeUndefined();
  expect(findChangedPaths(before, before)).toEqual([]);
});
