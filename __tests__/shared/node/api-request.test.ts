import { createApiRequest, redactUrl } from "../../../src/shared/node/api-request";

const toBasic = (pair: string) => `Basic ${Buffer.from(pair).toString("base64")}`;

test.each([
  ["https://api.example", {}],
  ["https://user:pass@api.example", { authorization: toBasic("user:pass") }],
  ["https://user@api.example", { authorization: toBasic("user:") }],
  ["https://:p%40ss@api.example", { authorization: toBasic(":p@ss") }],
])("BLD-01 the user and password of %s go in a header, not in the address", (host, headers) => {
  const { url, headers: sent } = createApiRequest(host, "/api/jobs?page=1");
  expect([url.href, sent]).toEqual(["https://api.example/api/jobs?page=1", headers]);
});

test.each([
  ["https://user:pass@api.example/", "https://api.example"],
  ["https://user@api.example/api", "https://api.example/api"],
  ["https://:pass@api.example/api", "https://api.example/api"],
  ["https://api.example/api?page=2&limit=9&key=s", "https://api.example/api?page=2&limit=9&key=…"],
  ["no address", "no address"],
])("BLD-01 a message shows %s as %s", (address, shown) => {
  expect(decodeURI(redactUrl(address))).toBe(shown);
});
