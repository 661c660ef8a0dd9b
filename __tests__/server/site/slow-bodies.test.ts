import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../../tools/wait-until";
import { openTestSite } from "../../support/site-server";
import { sendSlowly } from "../../support/trickle";

// Accepted bodies take at least two windows, each longer than a stall of this process.
test.each([
  ["that is too slow gets 408", "408 Request Timeout", 500, { bytes: 1, everyMs: 50 }],
  ["of a slow phone gets through", "200 OK", 2500, { bytes: 2000, everyMs: 125 }],
])("a body %s", async (_what, status, windowMs, { bytes, everyMs }) => {
  const takeBody: RequestListener = (request, response) => {
    request.resume().on("error", () => undefined);
    request.on("end", () => response.end("taken"));
  };
  const site = await openTestSite(takeBody, { bodyRate: { windowMs, minPerSecond: 100 } });
  const port = await site.listen();
  const chunk = Buffer.alloc(bytes);
  const sent = sendSlowly({ port, length: 100_000, chunk, everyMs });
  const text = await sent.response;
  expect(text.slice("HTTP/1.1 ".length)).toMatch(new RegExp(`^${status}\r\n`));
  await site.close();
});

// 24 such bodies at 1.3 kB/s would take all places for forms with a PDF.
test("FRM-03 a body too slow to arrive within three minutes gets 408", async () => {
  const takeBody: RequestListener = (request) => void request.resume().on("error", () => undefined);
  const site = await openTestSite(takeBody, { bodyRate: { windowMs: 300, minPerSecond: 1024 } });
  const port = await site.listen();
  const slow = { port, length: 5 * 1024 * 1024, chunk: Buffer.alloc(600), everyMs: 50 };
  const text = await sendSlowly(slow).response;
  expect(text).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  await site.close();
}, 10_000);

test("OPS-14 200 slow forms do not keep a picture waiting", async () => {
  let arrived = 0;
  const takeHead: RequestListener = (request, response) => {
    request.on("error", () => undefined);
    if (request.method === "GET") response.end("picture");
    else arrived += 1;
  };
  const site = await openTestSite(takeHead, { bodyRate: { windowMs: 240_000 } });
  const port = await site.listen();
  const slow = { port, length: 100_000, chunk: Buffer.alloc(1), everyMs: 1000 };
  const forms = Array.from({ length: 200 }, () => sendSlowly(slow));
  await waitUntil(() => arrived === 200);
  expect((await fetch(`http://127.0.0.1:${port}/api/media/a.png`)).status).toBe(200);
  for (const form of forms) form.end();
  await site.close();
});

// An unhandled error of such a body would end the process, and fails this test.
test("a very slow body after its response ends only its own connection", async () => {
  const failCall: RequestListener = (_request, response) => response.writeHead(500).end("no");
  const site = await openTestSite(failCall, { bodyRate: { windowMs: 100, minPerSecond: 1e6 } });
  const port = await site.listen();
  const body = { length: 100_000, chunk: Buffer.alloc(1), everyMs: 20 };
  for (const path of ["/api/sendmail", "/webhooks/rebuild", "/nothing"]) {
    await sendSlowly({ port, path, ...body }).response;
  }
  await sleep(300);
  await site.close();
});
