import { get } from "node:http";
import { once } from "node:events";
import { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { folderSource } from "../../../server/site/release-source";
import { createSiteServer } from "../../../server/site/create-site-server";
import { siteLogger } from "../../../server/site/logging";
import type { LogLevel } from "../../../src/shared/environment/environment";
import { writeBuiltSite } from "../../support/built-site";
import { removeFolder } from "../../support/temporary-folder";
import { deadOrigin, portOf, startUpstream } from "../../support/upstream";

let root: string;
let lines: string[];
beforeEach(async () => {
  root = await writeBuiltSite();
  lines = [];
});
afterEach(() => removeFolder(root));

/** The real server with its real logger, writing into `lines`. */
function openServer(apiHost: string, level: LogLevel): Promise<FastifyInstance> {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return createSiteServer({ source: folderSource(root), apiHost, log: siteLogger(level, stream) });
}

test("at every level the log holds no address of a visitor and no query string", async () => {
  const app = await openServer(await deadOrigin(), "debug");
  for (const path of ["/api/blogs", "/about-us/"]) {
    await app.inject({ path: `${path}?phone=9999999999`, remoteAddress: "203.0.113.7" });
  }
  await app.close();
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  expect(answered.at(-1)).toMatchObject({ method: "GET", path: "/about-us/", status: 200 });
  expect(lines.join("")).toContain('"/api/blogs"');
  expect(lines.join("")).not.toMatch(/9999999999|203\.0\.113\.7/);
});

test("a visitor who leaves in the middle of an answer is not logged", async () => {
  let upstreamClosed = (): void => undefined;
  const noticed = new Promise<void>((resolve) => (upstreamClosed = resolve));
  const upstream = await startUpstream((_request, response) => {
    response.writeHead(200, { "content-type": "image/png" }).write("half");
    response.once("close", () => upstreamClosed());
  });
  const app = await openServer(upstream.origin, "warn");
  await app.listen({ host: "127.0.0.1", port: 0 });
  const request = get({ host: "127.0.0.1", port: portOf(app.server), path: "/api/media/a.png" });
  const [answer] = await once(request, "response");
  await once(answer, "data");
  answer.destroy();
  await noticed;
  await app.close();
  await upstream.close();
  expect(lines).toEqual([]);
});
