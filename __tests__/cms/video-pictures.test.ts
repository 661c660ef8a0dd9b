import { readdirSync, utimesSync } from "node:fs";
import { openVideoPictures } from "../../cms/src/media/video-pictures";
import { waitUntil } from "../../tools/wait-until";
import { createTestFolder } from "../support/temporary-folder";
import { createVideoService, type Respond } from "./video-upstream";

const folder = createTestFolder();
const HOUR = 3_600_000;
/** A response arrives within this time even on a busy machine. */
const LONG_MS = 30_000;
const ID = "abcdefghijk";
const WEBP = Buffer.from("RIFF....WEBPVP8 a picture");

const { service, logged } = createVideoService((response) =>
  response.writeHead(200, { "content-type": "text/html" }).end(WEBP),
);

let now: number;
beforeEach(() => (now = Date.now()));

const openPictures = (limits: { maxTotalBytes?: number; timeLimitMs?: number } = {}) =>
  openVideoPictures(
    { host: service.origin, folder: folder("pictures") },
    { now: () => now, ...limits },
  );
const listStored = () => readdirSync(folder("pictures")).filter((name) => !name.endsWith(".next"));

async function storePicture(pictures: ReturnType<typeof openPictures>, id: string) {
  let isStored = await pictures.has(id);
  await waitUntil(() => {
    void pictures.has(id).then((has) => (isStored = has));
    return isStored;
  });
}

test("MED-05 an invalid id makes no request and names no file", async () => {
  const pictures = openPictures();
  for (const id of ["", "SAMPLE-VIDEO-30", "../../../a", "a/b?c=d&e=f", "..%2f..%2fab"]) {
    expect([await pictures.has(id), await pictures.read(id)]).toEqual([false, null]);
  }
  expect(service.asked).toEqual([]);
});

const TOO_LARGE = "it has more than 200000 bytes";
const UNREACHABLE = "it cannot be fetched or written";
const sendParts: Respond = (response) => {
  response.write(WEBP);
  for (let part = 0; part < 30; part++) response.write(Buffer.alloc(10_000));
  response.end();
};
const sendSvg: Respond = (response) =>
  response.writeHead(200, { "content-type": "image/jpeg" }).end("<svg/>");
const doRedirect: Respond = (response) => response.writeHead(302, { location: "/elsewhere" }).end();
const large = Buffer.concat([WEBP, Buffer.alloc(200_000)]);

test.each<[string, Respond, string, number]>([
  ["of more than 200,000 bytes", (response) => response.end(large), TOO_LARGE, LONG_MS],
  ["in parts that are too large together", sendParts, TOO_LARGE, LONG_MS],
  ["of another kind than it says", sendSvg, "it is not a JPEG, PNG or WebP", LONG_MS],
  ["that is redirected", doRedirect, UNREACHABLE, LONG_MS],
  ["that is not there", (response) => response.writeHead(404).end(WEBP), "status 404", LONG_MS],
  ["that never comes", () => undefined, UNREACHABLE, 5_000],
])(
  "MED-05 a picture %s is logged without an address, and requested again after an hour",
  async (_, fault, reason, timeLimitMs) => {
    const pictures = openPictures({ timeLimitMs });
    const succeed = service.respond;
    service.respond = fault;
    expect(await pictures.has(ID)).toBe(false);
    await waitUntil(() => logged.mock.calls.length > 0);
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      { level: 40, time: expect.any(Number), msg: `Cannot get video image ${ID}: ${reason}` },
    ]);
    service.respond = succeed;
    now += HOUR - 1;
    expect(await pictures.has(ID)).toBe(false);
    expect(service.asked).toHaveLength(1);
    now += 2;
    await storePicture(pictures, ID);
    expect(service.asked).toEqual(Array(2).fill(`/vi/${ID}/hqdefault.jpg`));
  },
);

test("MED-05 a month-old picture is shown while it is fetched again, also after a restart", async () => {
  await storePicture(openPictures(), ID);
  const pictures = openPictures();
  now += 29 * 24 * HOUR;
  expect(await pictures.has(ID)).toBe(true);
  expect(await pictures.read(ID)).toEqual({ data: new Uint8Array(WEBP), type: "image/webp" });
  expect(service.asked).toHaveLength(1);
  now += 2 * 24 * HOUR;
  expect(await pictures.has(ID)).toBe(true);
  await waitUntil(() => service.asked.length === 2);
});

test("MED-05 the oldest pictures are removed when all together are too large", async () => {
  const pictures = openPictures({ maxTotalBytes: 2 * WEBP.length });
  for (const [age, id] of ["oldest_____", "older______", "new________"].entries()) {
    await storePicture(pictures, id);
    const time = new Date(now - (9 - age) * HOUR);
    await waitUntil(() => listStored().includes(id));
    utimesSync(folder("pictures", id), time, time);
  }
  await waitUntil(() => listStored().length === 2);
  expect(listStored().sort()).toEqual(["new________", "older______"]);
});
