import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import {
  takeOverReleases,
  removeEarlierReleases,
} from "../../../publisher/release/earlier-releases";
import { publishRelease } from "../../../publisher/release/publish";
import { exportRelease } from "../../../publisher/release/upkeep";
import { findPendingApproval } from "../../../publisher/release/pending-approval";
import { DiskStore, copyMissing, openBuilt } from "../../../publisher/release/store";
import { rollBack } from "../../../publisher/release/switch";
import { createLogger } from "../../../server/process/logger";
import { createSiteServer } from "../../../server/site/create-site-server";
import { openLiveSource } from "../../../server/site/release-source";
import { createSmallFiles } from "../../../server/site/send-file";
import { createEtag } from "../../../src/shared/node/release/release";
import {
  KEPT_RELEASES,
  getLiveId,
  hasRelease,
  listReleaseIds,
  readPointer,
  toManifestKey,
} from "../../../src/shared/node/release/release-store";
import { waitUntil } from "../../../tools/wait-until";
import { PAGES, createPosts, writeBuilt, createReleaseFolders } from "../../support/built-folder";
import { writeFiles } from "../../support/temporary-folder";
import { findDeadOrigin } from "../../support/upstream";

const releases = createReleaseFolders();
const faults: unknown[] = [];
let app: FastifyInstance | undefined;

const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);

beforeEach(() => warn.mockClear());
afterEach(() => app?.close());
afterAll(() => warn.mockRestore());

async function startServer(): Promise<FastifyInstance> {
  const source = openLiveSource(releases.folder, (error) => faults.push(error));
  const apiHost = await findDeadOrigin();
  app = await createSiteServer({ source, apiHost, log: createLogger("silent") });
  return app;
}

const inFiles = (name: string) => releases.inFolder("releases", "files", name);
const toScript = (n: number) => `/app-${String(n).padStart(20, "0")}.js`;

test("BLD-05 scripts of kept releases and of the next one are served, those of older ones are gone", async () => {
  const release = (n: number) =>
    releases.release(n, { "/app-0123456789abcdef0123.js": null, [toScript(n)]: `build ${n}` });
  await release(0);
  const server = await startServer();
  const readScript = async (n: number) => {
    const { statusCode, body } = await server.inject(toScript(n));
    return statusCode === 200 ? body : statusCode;
  };
  for (let n = 1; n <= KEPT_RELEASES; n += 1) await release(n);
  await waitUntil(async () => (await readScript(KEPT_RELEASES)) === `build ${KEPT_RELEASES}`);
  expect([await readScript(0), await readScript(1)]).toEqual([404, "build 1"]);
  releases.build({ [toScript(9)]: "build 9" });
  const next = openBuilt(releases.built);
  const store = new DiskStore(releases.folder);
  const pointer = readPointer(releases.folder);
  await copyMissing(next, store, async () => {
    if (pointer) await store.writePointer({ ...pointer, incoming: next.manifest });
  });
  await waitUntil(async () => (await readScript(9)) === "build 9");
  expect(faults).toEqual([]);
});

test("BLD-05 a file is sent as its stored copies, and unpacked for clients and ranges that need it", async () => {
  const page = "/about-us/index.html";
  const text = `<title>About</title>${"text ".repeat(1000)}`;
  releases.build({ [page]: text }, { copies: { [page]: ["br", "gz"] } });
  await releases.publish(0);
  const server = await startServer();
  const send = (headers = {}) => server.inject({ path: "/about-us/", headers });
  const zipped = await send({ "accept-encoding": "gzip" });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(text);
  expect((await send()).body).toBe(text);
  expect((await send()).headers["content-length"]).toBe(String(text.length));
  const part = await send({ range: "bytes=7-11" });
  expect([part.statusCode, part.body]).toEqual([206, text.slice(7, 12)]);
  // A range is unpacked as far as it needs, so the rest may be damaged.
  const copy = inFiles(`${createEtag(text)}.gz`);
  writeFileSync(copy, readFileSync(copy).subarray(0, -9));
  expect((await send({ range: "bytes=7-11" })).body).toBe(text.slice(7, 12));
  rmSync(inFiles(`${createEtag(text)}.br`));
  rmSync(inFiles(`${createEtag(text)}.gz`));
  for (const headers of [{ "accept-encoding": "br" }, { range: "bytes=7-11" }]) {
    const lost = await send(headers);
    expect([lost.statusCode, lost.body]).toEqual([500, "Something went wrong on our side.\n"]);
    const { etag, "content-encoding": encoding, "content-range": range } = lost.headers;
    expect([etag, encoding, range]).toEqual([undefined, undefined, undefined]);
  }
});

test("BLD-05 a damaged file that was replaced is sent an hour later at the latest", async () => {
  const file = releases.inFolder("file");
  await writeFiles(releases.inFolder(), { file: "right" });
  const cache = createSmallFiles();
  cache.set(file, Buffer.from("damaged"), { start: performance.now() - 3_600_001 });
  expect((await cache.forceFetch(file)).toString()).toBe("right");
});

test("BLD-05 an earlier version's live release is taken over first, as links, and a full disk keeps out only another", async () => {
  const { folder, inFolder } = releases;
  const [other = "", live = ""] = EARLIER;
  writeBuilt(inFolder("releases", other), { files: PAGES, contentVersion: "other" });
  writeBuilt(inFolder("releases", live), { files: PAGES });
  symlinkSync(live, inFolder("releases", "live"));
  mkdirSync(inFolder("releases", "releases"));
  const { manifest } = openBuilt(inFolder("releases", other));
  symlinkSync("/dev/full", inFolder("releases", `${toManifestKey(manifest)}.next`));
  mkdirSync(inFolder("releases", "files"));
  symlinkSync("nowhere", inFiles(createEtag(PAGES["/about-us/index.html"] ?? "")));
  await takeOverReleases(folder);
  expect([getLiveId(folder), listReleaseIds(folder)]).toEqual([live, [live]]);
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(`${other} is left out: .*ENOSPC`)]);
  const home = `files/${createEtag(PAGES["/index.html"] ?? "")}`;
  const toInode = (...path: string[]) => statSync(inFolder("releases", ...path)).ino;
  expect(toInode(home)).toBe(toInode(live, "index.html"));
  expect(await releases.read("live", "/about-us/index.html")).toContain("About us");
  const later = "20261122T060000000Z";
  writeBuilt(inFolder("releases", later), { files: PAGES, contentVersion: "later" });
  rmSync(inFolder("releases", "live"));
  symlinkSync(later, inFolder("releases", "live"));
  await takeOverReleases(folder);
  expect([getLiveId(folder), listReleaseIds(folder)]).toEqual([later, [...EARLIER, later]]);
});

const EARLIER = ["20261120T060000000Z", "20261121T060000000Z"];

test("BLD-05 an earlier version's folder is taken over, and removed once two releases have followed", async () => {
  const { folder, inFolder } = releases;
  const toTitle = (title: string) => ({ "/404.html": `<title>${title}</title>` });
  const posts = createPosts(20);
  for (const [n, id] of EARLIER.entries()) {
    const copies = { "/404.html": ["br" as const, "gz" as const] };
    const files = { ...PAGES, ...posts, ...toTitle(`${n}`) };
    writeBuilt(releases.built, { files, copies });
    const stored = await publishRelease(releases.built, inFolder("other"));
    await exportRelease(inFolder("other"), stored.id, inFolder("releases", id));
  }
  writeBuilt(inFolder("releases", ".held-20261122T060000000Z"), { files: PAGES });
  // Not all of a release is left.
  writeFileSync(inFolder("releases", EARLIER[0] ?? "", "404.html.gz"), "");
  symlinkSync(EARLIER[1] ?? "", inFolder("releases", "live"));
  expect(hasRelease(folder)).toBe(true);
  await takeOverReleases(folder);
  expect(listReleaseIds(folder)).toEqual([EARLIER[1]]);
  expect(findPendingApproval(folder)).toEqual({ id: "20261122T060000000Z", posts: 2, lost: 20 });
  const server = await startServer();
  expect((await server.inject("/blog/p3/")).statusCode).toBe(200);
  for (const n of [1, 2]) {
    await removeEarlierReleases(folder);
    expect(await releases.read(EARLIER[1] ?? "", "/404.html")).toContain("1");
    await releases.release(n, { ...posts, ...toTitle(`new ${n}`) });
  }
  const listNames = () => readdirSync(folder).sort();
  expect(listNames()).toEqual(expect.arrayContaining([...EARLIER, "live"]));
  await removeEarlierReleases(folder);
  expect(listNames()).toEqual(["files", "live.json", "releases"]);
  await takeOverReleases(folder);
  expect(await rollBack(folder, EARLIER[1])).toBe(getLiveId(folder));
});
