import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { COMMAND_PATH } from "../../publisher/commands";
import { BucketUpload } from "../../publisher/release/bucket-upload";
import { publishRelease } from "../../publisher/release/publish";
import { openReleaseBucket } from "../../publisher/release/release-bucket";
import { findFreePort } from "../../server/process/settings";
import { callPublisher, LOCAL_STATUS_PATH } from "../../server/process/publisher-socket";
import { getLiveId } from "../../src/shared/node/release/release-store";
import { PAGES, writeBuilt } from "../support/built-folder";
import { stopProgram } from "../support/programs";
import { startReleaseBucket, type TestBucket } from "../support/release-bucket";
import { createTemporaryFolder, removeFolder } from "../support/temporary-folder";
import { sendJson, startUpstream } from "../support/upstream";
import { BucketServer, POLLING, startFailing } from "./server-processes";
import { findMissingFiles } from "./missing-files";

// Releases in a bucket with real processes: publishers that are killed, and `npm run serve`.

test.describe.configure({ timeout: 600_000 });

let root: string;
let bucket: TestBucket;

test.beforeEach(async () => {
  root = await createTemporaryFolder();
  bucket = await startReleaseBucket();
  bucket.writeSigningKey(join(root, "publisher"));
});
test.afterEach(async () => {
  await bucket.s3.stop();
  await removeFolder(root);
});

const getReleases = () => join(root, "publisher/releases");
const getBuiltPath = () => join(root, "public");

/** Writes a site whose pages all contain `word` and link its script. */
function buildSite(word: string): void {
  const script = `/app-${Buffer.from(word).toString("hex").padStart(20, "0")}.js`;
  const html = `<!DOCTYPE html><title>${word}</title><script src="${script}"></script></html>`;
  const pages = Object.keys(PAGES).filter((path) => path.endsWith(".html"));
  writeBuilt(getBuiltPath(), {
    files: { ...Object.fromEntries(pages.map((path) => [path, html])), [script]: `"${word}"` },
  });
}

async function publishHere(word: string): Promise<void> {
  buildSite(word);
  const upload = new BucketUpload(openReleaseBucket(bucket.settings, bucket.keys), 0);
  await publishRelease(getBuiltPath(), getReleases(), {
    beforeLive: (incoming) => upload.makeLive(incoming),
  });
}

function publishApart(): { ended: Promise<NodeJS.Signals | null>; kill: () => void } {
  const child = startFailing(["publish-process.ts", getBuiltPath()], {
    DATA_DIR: join(root, "publisher"),
    ...bucket.variables,
  });
  return {
    ended: new Promise((resolve) => child.once("close", (_, signal) => resolve(signal))),
    kill: () => child.kill("SIGKILL"),
  };
}

test("SCA-01 a publisher killed during an upload, or before live.json, keeps the live release; the next one continues", async () => {
  await publishHere("first");
  const [live, id] = [bucket.live(), getLiveId(getReleases())];
  for (const moment of [/^PUT files\//, /^PUT releases\//, /^PUT live\.signed\.json/]) {
    buildSite("second");
    const publishing = publishApart();
    let count = 0;
    bucket.s3.refuse((request) => {
      if (moment.test(request)) count += 1;
      // The second file: half of the upload is there.
      if (count < (moment.source.includes("files") ? 2 : 1)) return false;
      publishing.kill();
      return true;
    });
    expect(await publishing.ended, String(moment)).toBe("SIGKILL");
    bucket.s3.refuse(() => false);
    expect([bucket.live(), getLiveId(getReleases())]).toEqual([live, id]);
    expect(findMissingFiles(getReleases())).toEqual([]);
  }
  expect(await publishApart().ended).toBeNull();
  expect(getLiveId(getReleases())).not.toBe(id);
  expect(bucket.live()).not.toEqual(live);
});

test("SCA-01, SCA-03 the publisher sends a published release to the bucket, then purges the CDN @full", async () => {
  const purges: string[] = [];
  const cdn = await startUpstream((request, response) => {
    request.on("data", (chunk: Buffer) => purges.push(chunk.toString()));
    request.on("end", () => response.end());
  });
  const dataDir = join(root, "publisher");
  const child = startFailing(["publisher-process.ts"], {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    // Nothing is built, because the CMS never starts.
    GATSBY_API_HOST: "",
    CMS_PORT: String(await findFreePort()),
    SITE_URL: "https://www.firm.example",
    CDN_PURGE_URL: cdn.origin,
    ...bucket.variables,
  });
  const readStatus = () => callPublisher(dataDir, LOCAL_STATUS_PATH).catch(() => null);
  await expect.poll(async () => (await readStatus())?.status, POLLING).toBe(200);
  for (const word of ["first", "second"]) {
    buildSite(word);
    const response = await callPublisher(dataDir, COMMAND_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "publish", built: getBuiltPath(), allowFewerPosts: false }),
    });
    expect(await response.json()).toEqual({ message: expect.stringContaining("Now live:") });
    const { releases: stored = [] } = bucket.live() as { releases?: { id: string }[] };
    expect(stored.at(-1)?.id).toBe(getLiveId(getReleases()));
  }
  await expect.poll(() => purges.join(), POLLING).toContain("https://www.firm.example/about-us/");
  await Promise.all([stopProgram(child), cdn.close()]);
});

const SWITCHES = 20;

test(`SCA-02 two servers follow ${SWITCHES} switches completely and within 5 s, despite an unreachable bucket and a kill @full`, async () => {
  const api = await startUpstream((request, response) => sendJson(response, [request.url]));
  const env = { ...bucket.variables, GATSBY_API_HOST: api.origin, SITE_WORKERS: "2" };
  const servers = ["a", "b"].map((name) => new BucketServer(join(root, name), env));
  const [one, two] = servers as [BucketServer, BucketServer];
  await Promise.all(servers.map((server) => server.start()));
  expect(await one.read("/")).toBe("status 503");
  await publishHere("release 0");
  await expect
    .poll(() => Promise.all(servers.map((each) => each.read("/"))), POLLING)
    .toEqual([expect.stringContaining("release 0"), expect.stringContaining("release 0")]);
  const watch = watchServers(servers);
  for (let turn = 1; turn <= SWITCHES; turn += 1) {
    await publishHere(`release ${turn}`);
    const switched = performance.now();
    for (const server of servers) {
      const readPage = () => server.read("/about-us/");
      await expect.poll(readPage, POLLING).toContain(`release ${turn}<`);
    }
    expect(performance.now() - switched).toBeLessThan(5000);
  }
  await bucket.s3.stop();
  await sleep(1500);
  // Simulates the loss of a machine.
  await watch.pause();
  await two.end("SIGKILL");
  // The children end when they notice that their parent has ended.
  await expect.poll(() => two.read("/").catch(String), POLLING).toContain("fetch failed");
  await two.start();
  expect(await two.read("/")).toContain(`release ${SWITCHES}<`);
  await bucket.s3.start();
  await publishHere("last");
  await expect.poll(() => two.read("/"), POLLING).toContain("last");
  expect(await (await fetch(`${one.url}/api/jobs`)).json()).toEqual(["/api/jobs"]);
  expect(await (await fetch(`${one.url}/webhooks/rebuild/status`)).json()).toEqual([
    "/webhooks/rebuild/status",
  ]);
  expect(watch.faults).toEqual([]);
  expect(watch.responseCount()).toBeGreaterThan(50);
  expect(one.readOutput()).toContain("The live release stays:");
  await Promise.all([...servers.map((server) => server.end()), api.close()]);
});

/** Continuously requests a page from one server, and its script from it or the other one. */
function watchServers(servers: BucketServer[]) {
  const faults: string[] = [];
  let isWatching = true;
  let responseCount = 0;
  const checkServers = async (server: BucketServer, other: BucketServer): Promise<void> => {
    while (isWatching) {
      const html = await server.read("/blog/first/").catch(String);
      const [, word, script = "/"] = /<title>(.*)<\/title><script src="(.*)">/.exec(html) ?? [];
      const text = await other.read(script).catch(String);
      if (text !== `"${word}"`) faults.push(`${html} ${text}`);
      responseCount += 1;
      await sleep(20);
    }
  };
  const [one, two] = servers as [BucketServer, BucketServer];
  const loops = [checkServers(one, two), checkServers(two, one), checkServers(one, one)];
  return {
    faults,
    responseCount: () => responseCount,
    pause: async () => {
      isWatching = false;
      await Promise.all(loops);
    },
  };
}
