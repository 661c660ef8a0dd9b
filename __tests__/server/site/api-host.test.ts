import { pullContent } from "../../../src/gatsby/source/pull";
import { fetchContentVersion } from "../../../src/shared/node/fetch-content-version";
import { openTestSite } from "../../support/site-server";
import { startUpstream, type Upstream } from "../../support/upstream";

// GATSBY_API_HOST with user, password and a path, as of an API behind a gate.

let api: Upstream;
let host: string;
let seen: [path: string, authorization: string | undefined][];
const pass = `Basic ${Buffer.from("user:secret").toString("base64")}`;

beforeEach(async () => {
  seen = [];
  api = await startUpstream((request, response) => {
    seen.push([request.url ?? "", request.headers.authorization]);
    response.writeHead(200, { "content-type": "application/json" });
    request.resume().on("end", () => response.end('{"version":"v1"}'));
  });
  host = `${api.origin.replace("//", "//user:secret@")}/gate`;
});
afterEach(() => api.close());

test("BLD-06 every call of site server and build carries the API's user, password and path", async () => {
  const site = await openTestSite(host);
  const read = await site.app.inject("/api/jobs");
  const passed = await site.app.inject({ method: "POST", path: "/api/sendmail", payload: {} });
  await site.close();
  expect([read.statusCode, passed.statusCode]).toEqual([200, 200]);
  expect(await fetchContentVersion(host)).toMatchObject({ version: "v1" });
  expect(seen).toEqual([
    ["/gate/api/jobs", pass],
    ["/gate/api/sendmail", pass],
    ["/gate/api/content-version", pass],
  ]);
});

test("BLD-06 reports an unreadable response without the password", async () => {
  const options = { apiHost: host, timeout: 1000, retries: 0, concurrency: 1 };
  const failure = await pullContent(options).catch((error: Error) => error.message);
  expect(failure).toContain(`GET ${api.origin}/gate/api/`);
  expect(failure).not.toContain("secret");
});
