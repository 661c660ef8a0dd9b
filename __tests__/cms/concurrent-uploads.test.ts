import { UploadLimiter } from "../../cms/src/enquiries/concurrent-uploads";

const MB = 1024 * 1024;

let now = 0;
const createUploads = () => new UploadLimiter(() => now);
const toRequest = (bytes: number) =>
  new Request("http://cms.example/api/sendmail", {
    method: "POST",
    headers: { "content-length": String(bytes) },
  });

/** Starts a form that sends this many bytes, then waits for `finish`. */
function addForm(into: UploadLimiter, caller: string, bytes: number, length = 5 * MB) {
  let finishUpload = (): void => undefined;
  const finished = new Promise<string>((resolve) => (finishUpload = () => resolve("stored")));
  const result = into
    .read(toRequest(length), caller, async ({ addBytes, ended }) => {
      addBytes(bytes);
      return Promise.race([finished, ended]);
    })
    .catch((error: { status: number }) => error.status);
  return { result, finish: () => finishUpload() };
}

test("FRM-03 with 24 PDFs arriving, the next one replaces the slowest", async () => {
  const uploads = createUploads();
  now = 0;
  const slow = Array.from({ length: 24 }, (_, n) => addForm(uploads, `caller ${n >> 1}`, 1000 + n));
  now = 10_000;
  const visitor = addForm(uploads, "visitor", 100_000);
  expect(await slow[0]?.result).toBe(408);
  now = 20_000;
  const next = addForm(uploads, "another", 100_000);
  expect(await slow[1]?.result).toBe(408);
  for (const form of [visitor, next, ...slow]) form.finish();
  expect([await visitor.result, await next.result]).toEqual(["stored", "stored"]);
  expect(await slow[23]?.result).toBe("stored");
});

test("FRM-03 a form that just started is not cancelled, and a small one needs no slot", async () => {
  const uploads = createUploads();
  now = 0;
  const fresh = Array.from({ length: 24 }, (_, at) => addForm(uploads, `caller ${at >> 1}`, 0));
  now = 4000;
  expect(await addForm(uploads, "visitor", 0).result).toBe(503);
  const small = addForm(uploads, "visitor", 1000, 2000);
  for (const form of [small, ...fresh]) form.finish();
  expect(await small.result).toBe("stored");
  expect(await Promise.all(fresh.map(({ result }) => result))).toEqual(Array(24).fill("stored"));
});
