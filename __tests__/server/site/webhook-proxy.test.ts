import { STATUS_PATH, WEBHOOK_PATH } from "../../../src/shared/contract/rebuild";
import { openTestSite } from "../../support/site-server";
import { startUpstream, type Upstream } from "../../support/upstream";

let publisher: Upstream;
let site: Awaited<ReturnType<typeof openTestSite>>;
let received: unknown[];

beforeEach(async () => {
  received = [];
  publisher = await startUpstream((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { authorization, cookie, "webhook-id": id } = request.headers;
      received.push({ method: request.method, url: request.url, body, authorization, cookie, id });
      response.writeHead(202, { "content-type": "application/json", "set-cookie": "a=b" });
      response.end('{"accepted":true}');
    });
  });
  site = await openTestSite(undefined, {
    forwardWebhook: (path, call) => fetch(`${publisher.origin}${path}`, call),
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
  await publisher.close();
});

const sendWebhook = () =>
  site.app.inject({
    method: "POST",
    path: WEBHOOK_PATH,
    headers: { "webhook-id": "msg_1", "content-type": "application/json", cookie: "c=d" },
    payload: '{ "type":  "content.published" }',
  });

test("BLD-05 a webhook reaches the publisher byte for byte, without cookies, and its response comes back", async () => {
  const response = await sendWebhook();
  expect([response.statusCode, response.body]).toEqual([202, '{"accepted":true}']);
  expect(response.headers).not.toHaveProperty("set-cookie");
  const authorization = "Bearer token";
  await site.app.inject({ path: STATUS_PATH, headers: { authorization } });
  expect(received).toEqual([
    { method: "POST", url: WEBHOOK_PATH, body: '{ "type":  "content.published" }', id: "msg_1" },
    { method: "GET", url: STATUS_PATH, body: "", authorization },
  ]);
});

test("BLD-05 a webhook gets 503 with Retry-After while the publisher is down", async () => {
  await publisher.close();
  expect(await sendWebhook()).toMatchObject({ statusCode: 503, headers: { "retry-after": "5" } });
});

test("BLD-05 a webhook gets 503 if the response breaks off, also if it is not JSON", async () => {
  await publisher.close();
  publisher = await startUpstream((_request, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-length": 9 });
    response.write("<p>", () => response.destroy());
  });
  expect(await sendWebhook()).toMatchObject({ statusCode: 503, headers: { "retry-after": "5" } });
});

test("BLD-05 a sender gets 429 after 600 webhooks a minute", async () => {
  // Within one minute, however long they take.
  jest.spyOn(Date, "now").mockReturnValue(Date.now());
  const codes: number[] = [];
  for (let count = 0; count < 610; count += 1) codes.push((await sendWebhook()).statusCode);
  expect(codes.slice(0, 600).every((code) => code === 202)).toBe(true);
  expect(codes.slice(600)).toEqual(Array.from({ length: 10 }, () => 429));
  // The limit does not apply to visitors.
  expect((await site.app.inject({ path: "/healthz" })).statusCode).toBe(200);
});
