import { WITHDRAWN_KEY, Withdrawals } from "../../../publisher/release/withdrawals";
import { readWithdrawnList } from "../../../src/shared/node/release/withdrawn";
import { createTestBucket } from "../../support/bucket-machines";

// The publisher's list of withdrawn addresses, on its disk and in a bucket.

const machines = createTestBucket();
let changes: string[][];
beforeEach(() => {
  changes = [];
});

const open = (machine = "publisher") =>
  new Withdrawals({
    releases: machines.releases(machine),
    bucket: machines.open(),
    onChange: (paths) => changes.push(paths),
    onError: (error) => {
      throw error;
    },
  });

const [first, second] = [
  { path: "/blog/first/", to: null },
  { path: "/blog/second/", to: "/blogs/" },
] as const;
const paths = [first.path, second.path];
const readList = (machine: string) =>
  readWithdrawnList(machines.releases(machine)).addresses.map(({ path, to }) => [path, to]);

test("EDT-02, SCA-02 the list reaches the disk of a follower, also while the release cannot be followed", async () => {
  const server = machines.follower();
  await machines.release({});
  await open().replace({ at: 1, addresses: [first, second] });
  const manifest = [...machines.bucket.s3.objects.keys()].find((key) =>
    key.startsWith("releases/"),
  );
  machines.bucket.s3.objects.delete(manifest ?? "");
  await expect(server.follow()).rejects.toThrow();
  expect(readList("server")).toEqual([
    [first.path, null],
    [second.path, "/blogs/"],
  ]);
});

test("EDT-02, SCA-02 a follower keeps its list if the bucket's is not signed, and gets a newer one", async () => {
  const server = machines.follower();
  const list = open();
  await list.replace({ at: 1, addresses: [first] });
  await server.follow();
  const signed = machines.bucket.s3.objects.get(WITHDRAWN_KEY);
  const body = Buffer.from(String(signed?.body).replace("first", "other"));
  machines.bucket.s3.objects.set(WITHDRAWN_KEY, { body, type: "" });
  await expect(server.follow()).rejects.toThrow(/is not signed/);
  expect(readList("server")).toEqual([[first.path, null]]);
  if (signed) machines.bucket.s3.objects.set(WITHDRAWN_KEY, signed);
  await list.replace({ at: 2, addresses: [] });
  await server.follow();
  expect(readList("server")).toEqual([[first.path, undefined]]);
});

test("EDT-02 while the bucket fails, the disk has the list; the repeated notice completes it", async () => {
  const list = open();
  await machines.bucket.s3.stop();
  await expect(list.replace({ at: 1, addresses: [first, second] })).rejects.toThrow(/failed/);
  expect(readList("publisher")).toHaveLength(2);
  expect(changes).toEqual([]);
  await machines.bucket.s3.start();
  await list.replace({ at: 2, addresses: [first, second] });
  expect(changes).toEqual([paths]);
  await list.replace({ at: 3, addresses: [first, { ...second, to: "/FAQ" }] });
  expect(changes).toEqual([paths, [second.path]]);
});

test("EDT-02 a publisher that takes over continues with the newer of its own list and the bucket's", async () => {
  const [own, other] = [open(), open("other")];
  await own.replace({ at: 1, addresses: [first] });
  await other.synchronize();
  expect([other.has("/Blog/First"), readList("other")]).toEqual([true, [[first.path, null]]]);
  await other.replace({ at: 2, addresses: [second] });
  machines.bucket.s3.objects.delete(WITHDRAWN_KEY);
  await open("other").synchronize();
  await own.synchronize();
  expect(readList("publisher")).toEqual(readList("other"));
});

test.each([
  [-1, /newer notice/],
  [-60_000, undefined],
])("EDT-02 a notice %d ms older than the last one: %s", async (difference, refusal) => {
  const list = open();
  await list.replace({ at: 100_000, addresses: [] });
  const replaced = list.replace({ at: 100_000 + difference, addresses: [first] });
  await (refusal ? expect(replaced).rejects.toThrow(refusal) : replaced);
  expect(list.has(first.path)).toBe(refusal === undefined);
});

test("EDT-02 a build removes only addresses that had left the list before it began", async () => {
  const list = open();
  await list.replace({ at: 1, addresses: [first, second] });
  await list.replace({ at: 2, addresses: [second] });
  const unbuilt = list.listUnbuilt();
  await list.replace({ at: 3, addresses: [] });
  await list.settle(unbuilt);
  expect(readList("publisher")).toEqual([[second.path, undefined]]);
  expect(list.countSince(0)).toBe(0);
});
