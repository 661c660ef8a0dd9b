import { createEnquiryApi } from "./enquiry-api";
import { toCvParts, toMultipart, toParts } from "./enquiry-form";

const MB = 1024 * 1024;
const { type, body: cv } = toMultipart(toCvParts());
const headers = { "content-type": type, "content-length": String(5 * MB) };

let now = 0;
beforeEach(() => (now = 0));

/** Starts forms that send these bytes and never end. Returns the statuses of those that got a response. */
async function openForms(api: ReturnType<typeof createEnquiryApi>, count: number, sent: Buffer) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = new ReadableStream<Buffer>({ start: (stream) => stream.enqueue(sent) });
    const address = `203.0.${n >> 8}.${n & 255}`;
    void api.submit({ body, headers }, address).then(({ status }) => statuses.push(status));
  }
  await settle();
  return statuses;
}

/** Waits until all streams are read as far as they go. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

const toPdfStart = (bytes: number) => Buffer.concat([cv.subarray(0, 900), Buffer.alloc(bytes)]);

test("FRM-03 492 forms that live for 4.5 s keep no PDF out, and need 400 a second to do so", async () => {
  const api = createEnquiryApi({ getMs: () => now });
  const first = await openForms(api, 400, cv.subarray(0, 900));
  expect((await api.submit({ body: cv, headers }, "198.51.100.1")).status).toBe(503);
  now = 1000;
  const next = await openForms(api, 92, cv.subarray(0, 900));
  for (let at = 2; at < 10; at += 1) {
    expect((await api.submit({ body: cv, headers }, `198.51.100.${at}`)).status).toBe(200);
  }
  await settle();
  expect(first).toEqual(Array(93).fill(408));
  expect(next).toEqual([]);
});

test("FRM-03 above the memory of 24 forms the slowest ends, but none of 64 kB", async () => {
  const api = createEnquiryApi({ getMs: () => now });
  const small = await openForms(api, 10, cv.subarray(0, 900));
  now = 1000;
  const slow = await openForms(api, 1, toPdfStart(MB));
  now = 2000;
  const fast = await openForms(api, 23, toPdfStart(6 * MB - 2000));
  expect([small, slow, fast]).toEqual([[], [], []]);
  now = 3000;
  const next = await openForms(api, 1, toPdfStart(6 * MB - 2000));
  expect([small, slow, fast, next]).toEqual([[], [408], [], []]);
});

test("FRM-03 a broken form keeps its turn, a mistake does not", async () => {
  const api = createEnquiryApi({ perTenMinutes: 5 });
  const send = (body: BodyInit, address: string) =>
    api.submit({ body, headers: { "content-type": type } }, address);
  const mistake = toMultipart(toParts({ name: "" })).body;
  for (let n = 0; n < 5; n += 1) {
    expect((await send(mistake, "203.0.113.1")).status).toBe(422);
    expect((await send(cv.subarray(0, -120), "203.0.113.2")).status).toBe(400);
  }
  expect((await send(cv, "203.0.113.1")).status).toBe(200);
  expect((await send(cv, "203.0.113.2")).status).toBe(429);
});

test("FRM-03 an IPv6 /48 has the tries of four addresses", async () => {
  const api = createEnquiryApi({ perTenMinutes: 1 });
  const { body } = toMultipart(toParts({ name: "" }));
  const send = async (address: string) =>
    (await api.submit({ body, headers: { "content-type": type } }, address)).status;
  for (let n = 0; n < 40; n += 1) expect(await send(`2001:db8:1:${n}::1`)).toBe(422);
  expect(await send("2001:db8:1:40::1")).toBe(429);
  expect(await send("2001:db8:2::1")).toBe(422);
});
