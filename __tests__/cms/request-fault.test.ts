import { createServer } from "node:http";
import { findFault } from "../../cms/request-fault.mjs";
import { sendRaw } from "../support/raw-http";
import { getPort } from "../support/upstream";

const server = createServer((request, response) => {
  response.writeHead(findFault(request)?.status ?? 200, { connection: "close" }).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

test.each([
  ["GET /cms", 200],
  ["PATCH /cms/api/posts/1", 200],
  ["TRACE /cms", 405],
  ["PROPFIND /api/blogs", 405],
  ["GET /api/blogs/%zz", 400],
  ["GET /api/blogs/%00", 400],
  ["GET /cms two hosts", 400],
])("API-09 the CMS's port gives %s the status %i", async (call, status) => {
  const host = "host: cms.example\r\n";
  const [line = "", second] = call.split(" two hosts");
  const hosts = second === undefined ? host : host + host;
  const response = await sendRaw(getPort(server), `${line} HTTP/1.1\r\n${hosts}\r\n`);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
