import { createTestSite } from "../../support/site-server";
import { sendJson } from "../../support/upstream";

let isHanging = false;
let calls = 0;
const site = createTestSite((_request, response) => {
  calls += 1;
  if (!isHanging) sendJson(response, {}, 500);
});
let clock: jest.SpyInstance<number>;
let now = performance.now();
beforeAll(() => (clock = jest.spyOn(performance, "now").mockImplementation(() => now)));
afterAll(() => clock.mockRestore());

const readReady = async () => {
  const { statusCode, body } = await site.app.inject("/readyz");
  return `${statusCode} ${body}`;
};
const toReady = (api: string) => `200 {"status":"ready","api":"${api}"}`;

test('BLD-06 /readyz says "down" within 2 s if the CMS hangs, and calls it once in 5 s', async () => {
  expect(await readReady()).toBe(toReady("up"));
  isHanging = true;
  expect(await readReady()).toBe(toReady("up"));
  now += 5000;
  const responses = await Promise.all(Array.from({ length: 20 }, readReady));
  expect(new Set(responses)).toEqual(new Set([toReady("down")]));
  expect(calls).toBe(2);
  isHanging = false;
  now += 5000;
  expect(await readReady()).toBe(toReady("up"));
});
