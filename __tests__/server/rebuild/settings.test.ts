import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRebuildSettings } from "../../../server/rebuild/settings";
import { makeTemporaryFolder, removeFolder } from "../../support/temporary-folder";

const TOKEN = "t".repeat(24);

let root: string;
beforeEach(async () => {
  root = await makeTemporaryFolder();
});
afterEach(() => removeFolder(root));

test("secrets come from variables, else from the data folder", () => {
  const stored = { WEBHOOK_SECRET: `whsec_${"a".repeat(43)}=`, REBUILD_TOKEN: "s".repeat(43) };
  writeFileSync(join(root, "secrets.json"), JSON.stringify(stored));
  expect(readRebuildSettings({}, root)).toEqual({
    secrets: [stored.WEBHOOK_SECRET],
    token: stored.REBUILD_TOKEN,
    pollMs: 60_000,
  });
  const [one, two] = [`whsec_${"b".repeat(43)}=`, `whsec_${"c".repeat(43)}=`];
  const env = {
    WEBHOOK_SECRETS: `${one}, ${two}`,
    REBUILD_TOKEN: TOKEN,
    REBUILD_POLL_SECONDS: "0",
  };
  expect(readRebuildSettings(env, root)).toEqual({ secrets: [one, two], token: TOKEN, pollMs: 0 });
  expect(() => readRebuildSettings({ WEBHOOK_SECRETS: "short" }, root)).toThrow(
    /WEBHOOK_SECRETS: /,
  );
});
