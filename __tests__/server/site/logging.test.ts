import { get, type RequestListener } from "node:http";
import { once } from "node:events";
import { Writable } from "node:stream";
import { createLogger } from "../../../server/process/logger";
import type { LogLevel } from "../../../src/shared/node/environment/environment";
import { sendSlowly } from "../../support/trickle";
import { openTestSite } from "../../support/site-server";

let lines: string[];
beforeEach(() => (lines = []));

/** Opens the real server with its real logger, which writes into `lines`. */
function openLoggingSite(level: LogLevel, api?: RequestListener) {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return openTestSite(api, { log: createLogger(level, stream) });
}

test("at every level the log contains no visitor's address and no query string", async () => {
  const { app, close } = await openLoggingSite("debug");
  for (const path of ["/api/blogs", "/about-us/"]) {
    await app.inject({ path: `${path}?phone=9999999999`, remoteAddress: "203.0.113.7" });
  }
  await close();
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "responded");
  expect(requests.at(-1)).toMatchObject({ method: "GET", path: "/about-us/", status: 200 });
  expect(lines.join("")).toContain('"/api/blogs"');
  expect(lines.join("")).not.toMatch(/9999999999|203\.0\.113\.7/);
});

test("does not log a visitor who leaves during a response", async () => {
  let onUpstreamClosed = (): void => undefined;
  const noticed = new Promise<void>((resolve) => (onUpstreamClosed = resolve));
  const { listen, close } = await openLoggingSite("warn", (_request, response) => {
    response.writeHead(200, { "content-type": "image/png" }).write("half");
    response.once("close", () => onUpstreamClosed());
  });
  const request = get({ host: "127.0.0.1", port: await listen(), path: "/api/media/a.png" });
  const [response] = await once(request, "response");
  await once(response, "data");
  response.destroy();
  await noticed;
  await close();
  expect(lines).toEqual([]);
});

test("OPS-14 a form that breaks off is not logged, one that the CMS does not take is", async () => {
  let onBroken = (): void => undefined;
  const broken = new Promise<void>((resolve) => (onBroken = resolve));
  const { listen, close } = await openLoggingSite("warn", (request, response) => {
    if (request.headers["content-length"] === "4") return void response.destroy();
    request.resume().on("error", () => onBroken());
    request.once("data", () => form.end());
  });
  const port = await listen();
  const form = sendSlowly({ port, length: 1000, chunk: Buffer.alloc(10), everyMs: 10 });
  await broken;
  const init = { method: "POST", body: "form", headers: { "content-type": "multipart/form-data" } };
  const { status } = await fetch(`http://127.0.0.1:${port}/api/sendmail`, init);
  await close();
  expect([status, lines.length]).toEqual([502, 1]);
});
