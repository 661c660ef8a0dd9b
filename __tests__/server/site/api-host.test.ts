import { pullContent } from "../../../builder/source/pull";
import { fetchContentVersion } from "../../../src/shared/node/fetch-content-version";
import { openTestSite } from "../../support/site-server";
import { startUpstream, type Upstream } from "../../support/upstream";

// GATSBY_API_HOST with user, password and a path, as for an API behind a reverse proxy.

let api: Upstream;
let host: string;
let requests: [path: string, authorization: string | undefined][];
const authorization = `Basic ${Buffer.from("user:secret").toString("base64")}`;

beforeEach(async () => {
  requests = [];
  api = await startUpstream((request, response) => {
    requests.push([request.url ?? "", request.headers.authorization]);
    response.writeHead(200, { "content-type": "application/json" });
    request.resume().on("end", () => response.end('{"version":"v1"}'));
  });
  host = `${api.origin.replace("//", "//user:secret@")}/gate`;
});
afterEach(() => api.close());

test("BLD-06 site server and build send every API call with user, password and path", async () => {
  const site = await openTestSite(host);
  const jobs = await site.app.inject("/api/jobs");
  const enquiry = await site.app.inject({ method: "POST", path: "/api/sendmail", payload: {} });
  await site.close();
  expect([jobs.statusCode, enquiry.statusCode]).toEqual([200, 200]);
  expect(await fetchContentVersion(host)).toMatchObject({ version: "v1" });
  expect(requests).toEqual([
    ["/gate/api/jobs", authorization],
    ["/gate/api/sendmail", authorization],
    ["/gate/api/content-version", authorization],
  ]);
});

test("BLD-06 the error for an unreadable response does not contain the password", async () => {
  const options = { apiHost: host, timeoutMs: 1000, retries: 0, concurrency: 1 };
  const failure = await pullContent(options).catch((error: Error) => error.message);
  expect(failure).toContain(`GET ${api.origin}/gate/api/`);
  expect(failure).not.toContain("secret");
});
