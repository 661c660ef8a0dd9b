import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { createLogger } from "../../server/process/logger";
import { createVisitsWriter } from "../../server/visits/visits-file";
import { SEARCH_REPORT_PATH } from "../../src/shared/domain/search-report";
import { sumVisits } from "../../src/shared/node/visit-counts";
import { openTestSite } from "../support/site-server";
import { createTestFolder } from "../support/temporary-folder";

const inFolder = createTestFolder();
const getDir = () => inFolder("visits");
const openWriter = () => createVisitsWriter(getDir(), createLogger("silent"));
const VISITOR = { "x-forwarded-for": "203.0.113.7", cookie: "who=me" };

/** Serves the site while `visit` calls it. Returns the stored sums. */
async function sumAfter(visit: (app: FastifyInstance) => Promise<void>, isCounting = true) {
  const site = await openTestSite(undefined, { sendVisits: isCounting ? openWriter() : undefined });
  await visit(site.app);
  await site.close();
  return sumVisits(getDir());
}

const createViewer =
  (app: FastifyInstance) =>
  async (path: string, headers: object = VISITOR) => {
    const { headers: sent } = await app.inject({ path, headers: { ...headers } });
    expect(sent["set-cookie"]).toBeUndefined();
  };
const sendSearch = (app: FastifyInstance, payload: string, ip = "203.0.113.7") =>
  app.inject({
    ...{ method: "POST", path: SEARCH_REPORT_PATH, payload },
    headers: { "content-type": "text/plain", "x-forwarded-for": ip },
  });

test("OPS-07 counts views by kind and missing pages without query, not own calls or page data", async () => {
  const sums = await sumAfter(async (app) => {
    const visit = createViewer(app);
    for (const path of ["/", "/?utm=1", "/about-us/", "/lost?name=a", "/lost?name=b"]) {
      await visit(path);
    }
    const ignored = [
      "/page-data/lost/page-data.json",
      "/api/lost",
      "/mail@home.example",
      "/healthz",
    ];
    for (const path of ignored) await visit(path);
    await visit("/about-us/", { ...VISITOR, "sec-purpose": "prefetch;prerender" });
    for (const path of ["/", "/lost"]) await visit(path, {});
  });
  expect(sums).toEqual({
    views: { Home: 2, "Other page": 1 },
    missing: { "/lost": 2 },
    searches: {},
  });
});

test("OPS-07 a search is stored from its third time of a day on, and never if it may name a person", async () => {
  const sums = await sumAfter(async (app) => {
    const texts = ["Bonus shares", "me@home.example", "call 98 765 43210", "x".repeat(41), "a"];
    for (const text of [...texts, ...texts, ...texts]) await sendSearch(app, text);
    for (const text of ["rare", "rare"]) expect((await sendSearch(app, text)).statusCode).toBe(204);
  });
  expect(sums.searches).toEqual({ "bonus shares": 3 });
  expect(readdirSync(getDir())).toHaveLength(1);
});

test("OPS-07 an address reports at most 20 searches a minute; COUNT_VIEWS=0 counts nothing", async () => {
  const sums = await sumAfter(async (app) => {
    const codes: number[] = [];
    for (let n = 0; n < 22; n += 1)
      codes.push((await sendSearch(app, "nothing", "203.0.113.9")).statusCode);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 204), 429, 429]);
  });
  expect(sums.searches).toEqual({ nothing: 20 });
  const off = await sumAfter(async (app) => {
    await createViewer(app)("/");
    await sendSearch(app, "nothing");
  }, false);
  expect(off).toEqual(sums);
});

test("OPS-07 keeps 300 names a day and 90 days, and continues after a restart", () => {
  mkdirSync(getDir());
  const missing = { "/old": 4 };
  const day = JSON.stringify({ views: {}, missing, searches: {} });
  for (const name of ["2020-01-01", "2026-11-20"]) writeFileSync(`${getDir()}/${name}.json`, day);
  const many = Object.fromEntries(Array.from({ length: 305 }, (_, n) => [`/p${n}`, n < 3 ? 2 : 1]));
  const none = { views: {}, searches: {} };
  jest.useFakeTimers({ now: new Date("2026-11-26T08:00:00Z") });
  openWriter()({ ...none, missing: many });
  openWriter()({ ...none, missing: { "/p304": 2 } });
  jest.useRealTimers();
  const sums = sumVisits(getDir()).missing;
  expect(Object.keys(sums)).toHaveLength(301);
  expect(sums).toMatchObject({ "/old": 4, "/p0": 2, "/p304": 3 });
  expect(sums["/p3"]).toBeUndefined();
  expect(readdirSync(getDir()).sort()).toEqual(["2026-11-20.json", "2026-11-26.json"]);
});
