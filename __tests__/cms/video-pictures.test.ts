import { readdirSync, utimesSync } from "node:fs";
import { videoPictures } from "../../cms/src/videos/video-pictures";
import { folderOfEachTest } from "../support/temporary-folder";
import { startUpstream, type Upstream } from "../support/upstream";

const folder = folderOfEachTest();
const HOUR = 3_600_000;
const WEBP = Buffer.from("RIFF....WEBPVP8 a picture");

let now: number;
let asked: string[];
let body: Buffer | null;
let service: Upstream;

beforeAll(async () => {
  service = await startUpstream((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(body ? 200 : 404).end(body);
  });
});
afterAll(() => service.close());
beforeEach(() => {
  [now, asked, body] = [Date.now(), [], WEBP];
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = (mostBytesTogether?: number) =>
  videoPictures(
    { host: service.origin, folder: folder("pictures") },
    { now: () => now, mostBytesTogether },
  );
const kept = () => readdirSync(folder("pictures")).filter((name) => !name.endsWith(".next"));

async function until(what: () => unknown) {
  for (let tries = 0; tries < 200 && !what(); tries++) await new Promise((r) => setTimeout(r, 10));
  expect(what()).toBeTruthy();
}

/** Asks for a picture and waits until it is there. */
async function keep(pictures: ReturnType<typeof open>, id: string) {
  let there = await pictures.has(id);
  await until(() => {
    void pictures.has(id).then((has) => (there = has));
    return there;
  });
}

test("MED-05 an id that is none of the service's asks for nothing and names no file", async () => {
  const pictures = open();
  for (const id of ["", "SAMPLE-VIDEO-30", "../../../a", "a/b?c=d&e=f", "..%2f..%2fab"]) {
    expect([await pictures.has(id), await pictures.read(id)]).toEqual([false, null]);
  }
  expect(asked).toEqual([]);
});

test("MED-05 a failure is told without an address and tried again after an hour", async () => {
  const pictures = open();
  body = null;
  expect(await pictures.has("abcdefghijk")).toBe(false);
  await until(() => jest.mocked(console.error).mock.calls.length > 0);
  expect(jest.mocked(console.error).mock.calls).toEqual([
    ["CMS warning: no picture of video abcdefghijk: status 404"],
  ]);
  body = WEBP;
  now += HOUR - 1;
  expect(await pictures.has("abcdefghijk")).toBe(false);
  expect(asked).toHaveLength(1);
  now += 2;
  await keep(pictures, "abcdefghijk");
  expect(asked).toEqual(Array(2).fill("/vi/abcdefghijk/hqdefault.jpg"));
  expect(await pictures.read("abcdefghijk")).toMatchObject({ type: "image/webp" });
});

test("MED-05 a picture of a month is shown while it is fetched anew", async () => {
  const pictures = open();
  await keep(pictures, "abcdefghijk");
  now += 29 * 24 * HOUR;
  expect(await pictures.has("abcdefghijk")).toBe(true);
  expect(asked).toHaveLength(1);
  now += 2 * 24 * HOUR;
  expect(await pictures.has("abcdefghijk")).toBe(true);
  await until(() => asked.length === 2);
});

test("MED-05 the oldest go when all together take too much", async () => {
  const pictures = open(2 * WEBP.length);
  for (const [age, id] of ["oldest_____", "older______", "new________"].entries()) {
    await keep(pictures, id);
    const time = new Date(now - (9 - age) * HOUR);
    await until(() => kept().includes(id));
    utimesSync(folder("pictures", id), time, time);
  }
  await until(() => kept().length === 2);
  expect(kept().sort()).toEqual(["new________", "older______"]);
});
