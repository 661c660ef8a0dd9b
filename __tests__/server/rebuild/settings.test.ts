import { writeFileSync } from "node:fs";
import { readRebuildSettings } from "../../../server/rebuild/settings";
import { folderOfEachTest } from "../../support/temporary-folder";

const inFolder = folderOfEachTest();

test("secrets come from variables, else from the data folder", () => {
  const stored = { WEBHOOK_SECRET: `whsec_${"a".repeat(43)}=`, REBUILD_TOKEN: "s".repeat(43) };
  writeFileSync(inFolder("secrets.json"), JSON.stringify(stored));
  expect(readRebuildSettings({}, inFolder())).toEqual({
    secrets: [stored.WEBHOOK_SECRET],
    token: stored.REBUILD_TOKEN,
    pollMs: 60_000,
  });
  const [one, two] = [`whsec_${"b".repeat(43)}=`, `whsec_${"c".repeat(43)}=`];
  const token = "t".repeat(24);
  const env = {
    WEBHOOK_SECRETS: `${one}, ${two}`,
    REBUILD_TOKEN: token,
    REBUILD_POLL_SECONDS: "0",
  };
  const read = readRebuildSettings(env, inFolder());
  expect(read).toEqual({ secrets: [one, two], token, pollMs: 0 });
  expect(() => readRebuildSettings({ WEBHOOK_SECRETS: "short" }, inFolder())).toThrow(
    /WEBHOOK_SECRETS must be secrets/,
  );
});
