import { once } from "node:events";
import { createServer } from "node:http";
import { createSiteMetrics } from "../../server/metrics/site-metrics";
import { storeManifest } from "../support/built-folder";
import { createTestFolder } from "../support/temporary-folder";
import { getPublisherSocket } from "../../server/process/publisher-socket";
import { IDLE } from "../support/rebuild-status";
import { openTestSite } from "../support/site-server";
import { startUpstream } from "../support/upstream";

const TOKEN = "m".repeat(24);
const inFolder = createTestFolder();

test("with its token /metrics counts responses, forms, builds and queues, without personal data", async () => {
  const api = await startUpstream((request, response) => {
    const isKnown = request.headers.authorization === "Bearer rebuild";
    const counts = { mail: { waiting: 1, failed: 2 }, webhook: { waiting: 3, failed: 0 } };
    if (request.url === "/cms/api/queues" && isKnown) return response.end(JSON.stringify(counts));
    return response.writeHead(request.url === "/api/sendmail" ? 422 : 503).end("{}");
  });
  const status = { ...IDLE, counts: { built: 3, pendingApproval: 1, failed: 2, differing: 1 } };
  const publisher = createServer((_, response) => response.end(JSON.stringify(status)));
  await once(publisher.listen(getPublisherSocket(inFolder())), "listening");
  const releases = inFolder("releases");
  await storeManifest(releases, {});
  const counters = createSiteMetrics({
    dataDir: inFolder(),
    releases,
    apiHost: api.origin,
    token: "rebuild",
  });
  const site = await openTestSite(api.origin, { metrics: { counters, token: TOKEN } });
  const headers = { "x-forwarded-for": "203.0.113.7" };
  await site.app.inject({ path: "/about-us/?name=Asha", headers });
  await site.app.inject({ path: "/favicon.ico" });
  await site.app.inject({ path: "/api/jobs" });
  await site.app.inject({ method: "POST", path: "/api/sendmail", headers, payload: "x" });
  for (const authorization of ["", "Bearer ", `Bearer ${TOKEN}x`]) {
    await site.app.inject({ path: "/metrics", headers: { authorization } });
  }
  const authorization = `Bearer ${TOKEN}`;
  const { body } = await site.app.inject({ path: "/metrics", headers: { authorization } });
  await site.close();
  await api.close();
  publisher.close();
  for (const line of [
    'site_requests_total{kind="page",status="2xx"} 1',
    'site_requests_total{kind="file",status="2xx"} 1',
    'site_requests_total{kind="api",status="5xx"} 1',
    'site_requests_total{kind="api",status="4xx"} 1',
    'site_requests_total{kind="health",status="4xx"} 3',
    'site_enquiries_total{outcome="refused"} 1',
    'site_builds_total{result="built"} 3',
    'site_builds_total{result="failed"} 2',
    "site_build_differences_total 1",
    "site_releases 1",
    'cms_messages{kind="mail",state="failed"} 2',
    'cms_messages{kind="webhook",state="waiting"} 3',
  ]) {
    expect(body.split("\n")).toContain(line);
  }
  expect(body).toMatch(/^site_live_release_age_seconds \d/m);
  expect(body).toMatch(/^site_disk_free_bytes \d{6}/m);
  expect(body).not.toMatch(/203\.0|Asha|about-us/);
});

test("without METRICS_TOKEN /metrics returns 404", async () => {
  const site = await openTestSite();
  expect((await site.app.inject("/metrics")).statusCode).toBe(404);
  await site.close();
});
