import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { publishRelease } from "../../publisher/release/publish";
import { findFreePort } from "../../server/process/settings";
import { sumVisits, getVisitsFolder } from "../../src/shared/node/visit-counts";
import { isAlive } from "../support/programs";
import { PAGES, writeBuilt } from "../support/built-folder";
import { createTemporaryFolder, removeFolder } from "../support/temporary-folder";
import { POLLING, startFailing } from "./server-processes";

const METRICS_TOKEN = "m".repeat(24);

test("SCA-05, OPS-07 two workers share port, metrics and visit counts; a killed one restarts while the other serves", async () => {
  test.setTimeout(300_000);
  const root = await createTemporaryFolder();
  writeBuilt(join(root, "public"), { files: PAGES });
  await publishRelease(join(root, "public"), join(root, "releases"));
  const port = await findFreePort();
  const starter = startFailing(["../../server/start/site-main.ts"], {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: root,
    SITE_WORKERS: "2",
    METRICS_TOKEN,
  });
  const fetchText = async (path: string): Promise<string> => {
    // One connection each, so that both workers get some.
    const headers = {
      ...{ connection: "close", authorization: `Bearer ${METRICS_TOKEN}` },
      "x-forwarded-for": "203.0.113.7",
    };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return `${response.status} ${await response.text()}`;
  };
  const listWorkers = () =>
    readFileSync(`/proc/${starter.pid}/task/${starter.pid}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number);
  await expect.poll(() => fetchText("/healthz").catch(String), POLLING).toContain("200");
  await expect.poll(() => listWorkers().length, POLLING).toBe(2);
  for (let n = 0; n < 30; n += 1) expect(await fetchText("/about-us/")).toContain("About us");
  for (let look = 0; look < 4; look += 1) {
    const metrics = await fetchText("/metrics");
    expect(metrics).toContain('site_requests_total{kind="page",status="2xx"} 30');
    expect(metrics).toContain("site_releases 1");
  }
  const countViews = () => sumVisits(getVisitsFolder(root)).views;
  await expect.poll(countViews, POLLING).toEqual({ "Other page": 30 });
  const [killed = 0, survivor = 0] = listWorkers();
  process.kill(killed, "SIGKILL");
  await expect.poll(() => isAlive(killed), POLLING).toBe(false);
  for (let n = 0; n < 30; n += 1) expect(await fetchText("/about-us/")).toContain("About us");
  await expect.poll(() => listWorkers().length, POLLING).toBe(2);
  expect(listWorkers()).toContain(survivor);
  const all = listWorkers();
  starter.kill("SIGTERM");
  await expect.poll(() => starter.exitCode, POLLING).toBe(0);
  expect(all.filter(isAlive)).toEqual([]);
  await removeFolder(root);
});
