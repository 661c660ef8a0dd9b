import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
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
    for (const path of ["/", "/?utm=1", "/about-us/", "/lost?name=a", "/lost?name=b", "/lost"]) {
      await visit(path);
    }
    const ignored = ["/page-data/lost/page-data.json", "/api/lost", "/healthz"];
    for (const path of [...ignored, ...ignored, ...ignored]) await visit(path);
    await visit("/about-us/", { ...VISITOR, "sec-purpose": "prefetch;prerender" });
    for (const path of ["/", "/lost"]) await visit(path, {});
  });
  expect(sums).toEqual({
    views: { Home: 2, "Other page": 1 },
    missing: { "/lost": 3 },
    searches: {},
  });
});

/** Sends each text as a search and as part of a missing path. Returns the stored ones. */
async function listStored(texts: string[], times: number): Promise<string[]> {
  const { searches, missing } = await sumAfter(async (app) => {
    const visit = createViewer(app);
    for (const [at, text] of texts.entries()) {
      const ip = `198.51.100.${at}`;
      for (let n = 0; n < times; n += 1) {
        expect((await sendSearch(app, text, ip)).statusCode).toBe(204);
        await visit(`/lost/${encodeURIComponent(text)}/`, { "x-forwarded-for": ip });
      }
    }
  });
  const paths = Object.keys(missing).map((path) => path.slice("/lost/".length, -1));
  return [...Object.keys(searches), ...paths].sort();
}

test("OPS-07 a search and a path are stored from the third time of a day on, for this account only", async () => {
  const texts = ["bonus shares", "q3fy26 results", "nifty50 futures"].sort();
  expect(await listStored(texts, 2)).toEqual([]);
  expect(await listStored(texts, 3)).toEqual(texts.flatMap((text) => [text, text]));
  const [file = ""] = readdirSync(getDir());
  expect(statSync(`${getDir()}/${file}`).mode & 0o777).toBe(0o600);
});

test("OPS-07 no search or path is stored that may name a person or contain a secret", async () => {
  const mails = [
    "me@home.example",
    "me＠home.example",
    "me (at) home.example",
    "me at home dot in",
  ];
  const numbers = ["call 98 765 43210", "९८७६५४३२१०", "９８ ７６５४", "98\u200b7654 3210"];
  const secrets = [
    "abcde1234f",
    "ABCDE 1234 F",
    "x7kd92lmq4az",
    "eyjhbgcioijiuzi1nij9",
    "q".repeat(32),
  ];
  expect(await listStored([...mails, ...numbers, ...secrets], 3)).toEqual([]);
  // Too short and too long for a search, not for a path.
  expect(await listStored(["a", "x ".repeat(21)], 3)).toEqual(["a", "x ".repeat(21)]);
});

test("OPS-07 dates in a path are no phone number", async () => {
  const { missing } = await sumAfter(async (app) => {
    for (let n = 0; n < 3; n += 1) await createViewer(app)("/2023/10/12/bonus-shares/");
  });
  expect(missing).toEqual({ "/2023/10/12/bonus-shares/": 3 });
});

test("OPS-07 names invented by one address do not displace real ones", async () => {
  const { missing } = await sumAfter(async (app) => {
    const visit = createViewer(app);
    for (let n = 0; n < 30; n += 1) for (const _ of "123") await visit(`/lost-${n}x`);
    for (const _ of "123") await visit("/real", { "x-forwarded-for": "198.51.100.9" });
  });
  expect(missing["/real"]).toBe(3);
  expect(Object.keys(missing)).toHaveLength(7);
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

test("OPS-07 keeps the 300 most frequent names of a day and 90 days, and continues after a restart", () => {
  mkdirSync(getDir());
  const missing = { "/old": 400 };
  const day = JSON.stringify({ views: {}, missing, searches: {} });
  for (const name of ["2020-01-01", "2026-11-20"]) writeFileSync(`${getDir()}/${name}.json`, day);
  const names = Array.from({ length: 4000 }, (_, n) => `/p${n}`);
  const many = Object.fromEntries(names.map((name, n) => [name, n < 290 ? 4 : 3]));
  const none = { views: {}, searches: {} };
  jest.useFakeTimers({ now: new Date("2026-11-26T08:00:00Z") });
  openWriter()({ ...none, missing: many });
  openWriter()({ ...none, missing: { "/p0": 2, "/real": 5 } });
  jest.useRealTimers();
  const sums = Object.entries(sumVisits(getDir()).missing);
  expect(sums).toHaveLength(300);
  expect(sums.slice(0, 4)).toEqual([
    ["/old", 400],
    ["/p0", 6],
    ["/real", 5],
    ["/p289", 4],
  ]);
  expect(readdirSync(getDir()).sort()).toEqual(["2026-11-20.json", "2026-11-26.json"]);
});
