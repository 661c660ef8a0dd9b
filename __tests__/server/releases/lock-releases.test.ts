import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { confirmHeld } from "../../../server/releases/held";
import { publish } from "../../../server/releases/publish";
import { linkedId, releaseIds, releasePaths } from "../../../server/releases/store";
import { until } from "../../support/alive";
import { PAGES } from "../../support/built-folder";
import { at, releaseFoldersOfEachTest } from "../../support/release-folders";
import { writeFiles } from "../../support/temporary-folder";

const SERVER = join(__dirname, "../../../server");
const TSX = join(__dirname, "../../../node_modules/tsx/dist/cjs/index.cjs");

const site = releaseFoldersOfEachTest();
const posts = Object.fromEntries(
  Array.from({ length: 20 }, (_, n) => [`/blog/p${n}/index.html`, `<title>${n}</title>`]),
);

test("BLD-05 two publishings at once are done one after the other", async () => {
  await site.release(0, { files: PAGES });
  const both = [1, 2].map((second) => publish(site.built, site.folder, at(second)));
  const ids = (await Promise.all(both)).map(({ id }) => id);
  expect(ids).toEqual(["20261121T060001000Z", "20261121T060002000Z"]);
  expect(linkedId(site.folder)).toBe(ids[1]);
});

test("BLD-05 a held release that is confirmed during a publishing waits for it, and is gone then", async () => {
  await site.release(0, { files: { ...PAGES, ...posts } });
  await expect(site.release(1, { files: PAGES, contentPosts: 2 })).rejects.toThrow(/^Held/);
  const publishing = site.release(2, { files: { ...PAGES, ...posts } });
  await expect(confirmHeld(site.folder)).rejects.toThrow("nothing to confirm");
  const { id } = await publishing;
  expect([linkedId(site.folder), releaseIds(site.folder).at(-1)]).toEqual([id, id]);
});

test("BLD-05 while another process publishes, its files stay, and the message names it", async () => {
  await site.release(0, { files: PAGES });
  await writeFiles(site.inFolder(), {
    "publishing.ts": `
      import { lockReleases } from ${JSON.stringify(join(SERVER, "releases/lock-releases"))};
      void lockReleases("releases", () => new Promise(() => setInterval(() => {}, 1000)));`,
  });
  const other = spawn(process.execPath, ["--require", TSX, "publishing.ts"], {
    cwd: site.inFolder(),
    stdio: "ignore",
  });
  const locks = join(site.folder, ".locks");
  await until(() => existsSync(locks) && readdirSync(locks).length > 0);
  const incoming = releasePaths(site.folder).incoming("20261121T060001000Z");
  mkdirSync(incoming);
  await expect(publish(site.built, site.folder, at(2))).rejects.toThrow(
    `is in use by process ${other.pid} (publishing.ts); wait until it is done and try again.`,
  );
  expect(existsSync(incoming)).toBe(true);
  const ended = new Promise((resolve) => other.once("exit", resolve));
  other.kill("SIGKILL");
  await ended;
  await publish(site.built, site.folder, at(3));
  expect(existsSync(incoming)).toBe(false);
});
