import { LIVE_KEY } from "../../../publisher/release/release-bucket";
import { BucketUpload } from "../../../publisher/release/bucket-upload";
import { signDocument, toFollowerKeys } from "../../../src/shared/node/release/signature";
import { toAbout, createTestBucket, toPage, toTime } from "../../support/bucket-machines";
import { createSigningKeys } from "../../support/release-bucket";

const machines = createTestBucket();
const stranger = createSigningKeys();
const NAME = `firm-releases/${LIVE_KEY}`;

const getPointer = () => machines.bucket.s3.objects.get(LIVE_KEY)?.body.toString() ?? "";
const putPointer = (text: string) =>
  machines.bucket.s3.objects.set(LIVE_KEY, { body: Buffer.from(text), type: "" });

/** Returns the live pointer, newer than any, with another name or key. */
const forgePointer = (name: string, { signingKey } = machines.bucket.keys) =>
  signDocument(signingKey, { name, sequence: 2 ** 50, content: machines.bucket.live() });

test.each<[what: string, forge: (first: string) => string, error: RegExp]>([
  ["without a signature", () => JSON.stringify(machines.bucket.live()), /not signed/],
  ["that is no JSON", () => "{", /not signed/],
  ["of a stranger's key", () => forgePointer(NAME, stranger), /not signed/],
  ["of another bucket", () => forgePointer(`other/${LIVE_KEY}`), /not signed/],
  ["that is another document", () => forgePointer("firm-releases/a.json"), /not signed/],
  ["with another number", () => getPointer().replace(/(sequence.{4})/, "$1" + "9"), /not signed/],
  ["that was live before", (first) => first, /replaced with an older one/],
])(
  "SCA-07 a pointer %s is refused, also after a restart, until the right one is back",
  async (_, forge, error) => {
    await machines.release({});
    const first = getPointer();
    await machines.follower().follow();
    await machines.release(toAbout("Second"), { now: toTime(1) });
    await machines.follower().follow();
    await machines.release(toAbout("Third"), { now: toTime(2) });
    const third = getPointer();
    putPointer(forge(first));
    await expect(machines.follower().follow()).rejects.toThrow(error);
    expect(await machines.liveText("server")).toBe(toPage("Second"));
    putPointer(third);
    await machines.follower().follow();
    expect(await machines.liveText("server")).toBe(toPage("Third"));
  },
);

test.each([
  ["was played back", putPointer],
  ["is lost", () => machines.bucket.s3.objects.delete(LIVE_KEY)],
])("SCA-07 the next publish is followed after the pointer %s", async (_, damage) => {
  await machines.release({});
  const first = getPointer();
  await machines.release(toAbout("Second"), { now: toTime(1) });
  await machines.follower().follow();
  damage(first);
  await machines.release({}, { now: toTime(2) });
  await machines.follower().follow();
  expect(await machines.liveText("server")).not.toBe(toPage("Second"));
});

test("SCA-07 a follower has no key that signs, and without a public key names the setting", async () => {
  await machines.release({});
  const follower = machines.open(
    toFollowerKeys(machines.inFolder(), machines.bucket.keys.publicKeys),
  );
  await expect(follower.writeSigned(LIVE_KEY, {}, undefined)).rejects.toThrow(/a key that signs/);
  await expect(machines.follower([]).follow()).rejects.toThrow(/RELEASES_PUBLIC_KEYS is not set/);
});

test("SCA-07 followers that know both keys follow a publisher whose key changes, and whose clock is behind", async () => {
  const bothKeys = [...stranger.publicKeys, ...machines.bucket.keys.publicKeys];
  await machines.release({});
  putPointer(forgePointer(NAME));
  await machines.follower(bothKeys).follow();
  const by = new BucketUpload(machines.open({ ...stranger, publicKeys: bothKeys }), 0);
  await machines.release(toAbout("Edited"), { now: toTime(1), by });
  await machines.follower(bothKeys).follow();
  expect(await machines.liveText("server")).toBe(toPage("Edited"));
});
