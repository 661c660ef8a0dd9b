import { enquiryEndpoint } from "../../../src/shared/contract/enquiry";
import { WEBHOOK_PATH } from "../../../src/shared/contract/rebuild";
import { SEARCH_REPORT_PATH } from "../../../src/shared/domain/search-report";
import { sendRaw } from "../../support/raw-http";
import { createTestSite } from "../../support/site-server";

const KB = 1024;
const site = createTestSite(undefined, {
  forwardWebhook: () => Promise.reject(new Error("no publisher")),
  bodyRate: { windowMs: 200, minPerSecond: 100 },
});

// The publisher and the API of this test are down, so an accepted body gets 503 or 502.
test.each([
  ["a search", SEARCH_REPORT_PATH, "text/plain;charset=UTF-8", "x".repeat(200), 204],
  ["a longer search", SEARCH_REPORT_PATH, "text/plain", "x".repeat(201), 413],
  ["JSON as a search", SEARCH_REPORT_PATH, "application/json", '{"toString":1}', 415],
  ["a search without a type", SEARCH_REPORT_PATH, "", "x", 415],
  ["a webhook", WEBHOOK_PATH, "application/json", "x".repeat(64 * KB), 503],
  ["a larger webhook", WEBHOOK_PATH, "application/json", "x".repeat(64 * KB + 1), 413],
  ["an enquiry", enquiryEndpoint.path, "multipart/form-data", "x".repeat(6 * KB * KB), 502],
  ["a larger enquiry", enquiryEndpoint.path, "multipart/form-data", "x".repeat(7 * KB * KB), 413],
])("OPS-14 %s is read up to its limit", async (_, path, type, payload, status) => {
  const headers = { "content-type": type };
  const { statusCode } = await site.app.inject({ method: "POST", path, payload, headers });
  expect(statusCode).toBe(status);
});

test("OPS-14 searches above the limit of an address are refused before their body arrives", async () => {
  const port = await site.listen();
  const head = `POST ${SEARCH_REPORT_PATH} HTTP/1.1\r\nhost: site.example\r\nx-forwarded-for: 2001:db8::`;
  const type = "content-type: text/plain\r\n";
  const report = (n: number, rest: string) => sendRaw(port, `${head}${n}\r\n${type}${rest}`);
  for (let n = 0; n < 20; n += 1) {
    const sent = await report(n, "connection: close\r\ncontent-length: 4\r\n\r\nipos");
    expect(sent).toMatch(/^HTTP\/1.1 204 /);
  }
  expect(await report(20, "content-length: 4\r\n\r\n")).toMatch(/^HTTP\/1.1 429 /);
});

// Without an end, each would keep its connection for three minutes.
test.each([
  ["an unknown address", "POST /nothing", "405"],
  ["a search", `POST ${SEARCH_REPORT_PATH}`, ""],
  ["a webhook", `POST ${WEBHOOK_PATH}`, ""],
  ["an enquiry", `POST ${enquiryEndpoint.path}`, "408"],
  ["a page", "GET /about-us/", "200"],
])(
  "OPS-14 a body for %s that never ends closes its connection",
  async (_, call, status) => {
    const head = `${call} HTTP/1.1\r\nhost: site.example\r\ncontent-type: text/plain`;
    const response = await sendRaw(await site.listen(), `${head}\r\ncontent-length: 100\r\n\r\n[`);
    expect(response.slice("HTTP/1.1 ".length).slice(0, 3)).toBe(status);
  },
  10_000,
);
