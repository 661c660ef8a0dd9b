import { readEnvironment } from "../../../src/shared/node/environment/environment";
import { readSecrets } from "../../../src/shared/node/environment/secrets";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const inFolder = createTestFolder();

test("BLD-05 secrets come from variables, else from secrets.json of the data folder", async () => {
  const readKeys = (variables: NodeJS.Dict<string> = {}) => {
    const secrets = readSecrets(readEnvironment(variables), inFolder());
    return [secrets.payloadSecret, secrets.webhookSecrets, secrets.rebuildToken];
  };
  expect(readKeys()).toEqual([null, [], null]);
  const [one = "", two = "", three = ""] = ["a", "b", "c"].map((it) => `whsec_${it.repeat(43)}=`);
  const stored = { PAYLOAD_SECRET: "stored", WEBHOOK_SECRET: one, REBUILD_TOKEN: "stored" };
  await writeFiles(inFolder(), { "secrets.json": JSON.stringify(stored) });
  expect(readKeys()).toEqual(["stored", [one], "stored"]);
  const token = "g".repeat(24);
  const given = { PAYLOAD_SECRET: token, WEBHOOK_SECRETS: ` ${two}, ${three}` };
  const read = [token, [two, three], token];
  expect(readKeys({ ...given, REBUILD_TOKEN: token })).toEqual(read);
  await writeFiles(inFolder(), { "secrets.json": "{" });
  expect(() => readKeys()).toThrow("cannot be read as secrets");
});
