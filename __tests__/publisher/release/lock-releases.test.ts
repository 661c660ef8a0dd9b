import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { confirmHeld } from "../../../publisher/release/held";
import { linkedId, releaseIds } from "../../../src/shared/node/release/release-store";
import { posts } from "../../support/built-folder";
import { releaseFoldersOfEachTest } from "../../support/release-folders";
import { writeFiles } from "../../support/temporary-folder";

const site = releaseFoldersOfEachTest();
const locks = () => readdirSync(site.inFolder("releases/.locks"));

test("BLD-05 two publishings at once are done one after the other, under a lock of their process", async () => {
  await site.release(0);
  expect(locks()).toEqual([]);
  const both = [1, 2].map((second) => site.publish(second));
  await new Promise(setImmediate);
  expect(locks()).toEqual([`${process.pid}.write`]);
  const ids = (await Promise.all(both)).map(({ id }) => id);
  expect(ids).toEqual(["20261121T060001000Z", "20261121T060002000Z"]);
  expect(linkedId(site.folder)).toBe(ids[1]);
});

test("BLD-05 a held release that is confirmed during a publishing waits for it, and is gone then", async () => {
  await site.release(0, posts(20));
  await expect(site.release(1, {}, { contentPosts: 2 })).rejects.toThrow(/^Held/);
  const publishing = site.release(2, posts(20));
  await expect(confirmHeld(site.folder)).rejects.toThrow("nothing to confirm");
  const { id } = await publishing;
  expect([linkedId(site.folder), releaseIds(site.folder).at(-1)]).toEqual([id, id]);
});

test("BLD-05 while another process publishes, its files stay, and the message names it", async () => {
  await site.release(0);
  await writeFiles(site.folder, { ".locks/1.write": "/somewhere/publishing.ts" });
  const incoming = site.paths.incoming("20261121T060001000Z");
  mkdirSync(incoming);
  await expect(site.publish(2)).rejects.toThrow(
    "is in use by process 1 (publishing.ts); wait until it is done and try again.",
  );
  expect(existsSync(incoming)).toBe(true);
  rmSync(site.inFolder("releases/.locks/1.write"));
  await site.publish(3);
  expect(existsSync(incoming)).toBe(false);
});
