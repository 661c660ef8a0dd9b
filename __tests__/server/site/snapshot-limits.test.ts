import { readdirSync, statSync } from "node:fs";
import { ApiSnapshots } from "../../../server/site/api-snapshots";
import { createTestFolder } from "../../support/temporary-folder";

// Limits of stored responses on disk and in memory (API-05).

const inFolder = createTestFolder();

test("API-05 above 50 MB the oldest posts are removed first, a single list never", async () => {
  const faults: unknown[] = [];
  const onError = (error: unknown) => faults.push(error);
  const options = { folder: inFolder("own"), hours: 24, onError };
  const snapshots = new ApiSnapshots(options);
  const body = Buffer.from(JSON.stringify("x".repeat(1_900_000)));
  const posts = Array.from({ length: 30 }, (_, index) => `/api/blogs/slug/${index}`);
  await snapshots.store("/api/jobs", body);
  for (const post of posts) await snapshots.store(post, body);
  const sizes = readdirSync(inFolder("own")).map((file) => statSync(inFolder("own", file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50 * 1024 * 1024);
  expect(sizes.length).toBeGreaterThan(20);
  const hasCall = async (from: ApiSnapshots, call: string) => (await from.read(call)) !== undefined;
  const again = new ApiSnapshots(options);
  for (const each of [snapshots, again]) {
    expect(await hasCall(each, "/api/jobs")).toBe(true);
    expect(await hasCall(each, posts[0] ?? "")).toBe(false);
    expect(await hasCall(each, posts[29] ?? "")).toBe(true);
  }
  expect(faults).toEqual([]);
});

test("API-05 calls of a kind never displace those of a kind that takes less space", async () => {
  const options = { folder: inFolder("kinds"), hours: 24, onError: () => undefined };
  const snapshots = new ApiSnapshots(options);
  const body = Buffer.from(JSON.stringify("x".repeat(1_900_000)));
  await snapshots.store("/api/blogs/slug/a-post", body);
  for (let page = 2; page < 32; page++) {
    await snapshots.store(`/api/blogs/categories/7/blogs?limit=100&page=${page}`, body);
  }
  expect(await snapshots.read("/api/blogs/slug/a-post")).toBeDefined();
});

test("API-05 a flood of calls never fills the memory with responses that wait for the disk", async () => {
  const options = { folder: inFolder("flood"), hours: 24, onError: () => undefined };
  const snapshots = new ApiSnapshots(options);
  const calls = Array.from({ length: 500 }, (_, index) => `/api/blogs?limit=10&page=${index}`);
  await Promise.all(calls.map((call) => snapshots.store(call, Buffer.from("[]"))));
  const files = readdirSync(inFolder("flood")).length;
  expect(files > 40 && files < 60).toBe(true);
  await snapshots.store("/api/blogs?limit=10&page=499", Buffer.from("[]"));
  expect(await snapshots.read("/api/blogs?limit=10&page=499")).toMatchObject({ body: "[]" });
});

test("API-05 a 404 waits for the disk only if the response of its call is being written", async () => {
  const options = { folder: inFolder("forgotten"), hours: 24, onError: () => undefined };
  const snapshots = new ApiSnapshots(options);
  const order: string[] = [];
  const recordDone = (name: string) => () => void order.push(name);
  await Promise.all([
    snapshots.store("/api/jobs", Buffer.from("[]")).then(recordDone("stored")),
    snapshots.forget("/api/jobs").then(recordDone("removed")),
    snapshots.forget("/api/blogs/slug/none").then(recordDone("nothing to remove")),
  ]);
  expect(order).toEqual(["nothing to remove", "stored", "removed"]);
});
