import { ConcurrentUploads } from "../../cms/src/enquiries/concurrent-uploads";

const MB = 1024 * 1024;

let now = 0;
const forms = () => new ConcurrentUploads(() => now);
const request = (bytes: number) =>
  new Request("http://cms.example/api/sendmail", {
    method: "POST",
    headers: { "content-length": String(bytes) },
  });

/** Opens a form that brings so many bytes and then waits until it is finished. */
function open(into: ConcurrentUploads, caller: string, bytes: number, length = 5 * MB) {
  let finish = (): void => undefined;
  const finished = new Promise<string>((resolve) => (finish = () => resolve("stored")));
  const result = into
    .read(request(length), caller, async ({ read, ended }) => {
      read(bytes);
      return Promise.race([finished, ended]);
    })
    .catch((error: { status: number }) => error.status);
  return { result, finish: () => finish() };
}

test("FRM-03 when 24 PDFs arrive, the slowest makes room for the next", async () => {
  const own = forms();
  now = 0;
  const slow = Array.from({ length: 24 }, (_, at) => open(own, `caller ${at >> 1}`, 1000 + at));
  now = 10_000;
  const visitor = open(own, "visitor", 100_000);
  expect(await slow[0]?.result).toBe(408);
  now = 20_000;
  const next = open(own, "another", 100_000);
  expect(await slow[1]?.result).toBe(408);
  for (const form of [visitor, next, ...slow]) form.finish();
  expect([await visitor.result, await next.result]).toEqual(["stored", "stored"]);
  expect(await slow[23]?.result).toBe("stored");
});

test("FRM-03 forms that began just now are not ended, and small ones need no room", async () => {
  const own = forms();
  now = 0;
  const fresh = Array.from({ length: 24 }, (_, at) => open(own, `caller ${at >> 1}`, 0));
  now = 4000;
  expect(await open(own, "visitor", 0).result).toBe(503);
  const small = open(own, "visitor", 1000, 2000);
  for (const form of [small, ...fresh]) form.finish();
  expect(await small.result).toBe("stored");
  expect(await Promise.all(fresh.map(({ result }) => result))).toEqual(Array(24).fill("stored"));
});
