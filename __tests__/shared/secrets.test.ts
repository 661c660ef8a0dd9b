import { writeFileSync } from "node:fs";
import { readEnvironment } from "../../src/shared/environment/environment";
import { readSecrets } from "../../src/shared/environment/secrets";
import { folderOfEachTest } from "../support/temporary-folder";

const inFolder = folderOfEachTest();

const read = (env: NodeJS.Dict<string>) => readSecrets(readEnvironment(env), inFolder());

test("secrets come from variables, else from the data folder", () => {
  const stored = { WEBHOOK_SECRET: `whsec_${"a".repeat(43)}=`, REBUILD_TOKEN: "s".repeat(43) };
  writeFileSync(inFolder("secrets.json"), JSON.stringify(stored));
  expect(read({})).toMatchObject({
    webhookSecrets: [stored.WEBHOOK_SECRET],
    rebuildToken: stored.REBUILD_TOKEN,
  });
  const [one, two] = [`whsec_${"b".repeat(43)}=`, `whsec_${"c".repeat(43)}=`];
  const token = "t".repeat(24);
  expect(read({ WEBHOOK_SECRETS: `${one}, ${two}`, REBUILD_TOKEN: token })).toMatchObject({
    webhookSecrets: [one, two],
    rebuildToken: token,
  });
  expect(() => read({ WEBHOOK_SECRETS: "short" })).toThrow(/WEBHOOK_SECRETS must be secrets/);
});
