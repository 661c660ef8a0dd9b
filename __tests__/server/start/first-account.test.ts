import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createSettings } from "../../../server/process/settings";
import { offerFirstAccount } from "../../../server/start/prepare";
import { consumeSetupCode } from "../../../src/shared/node/setup-code";
import { createTestFolder } from "../../support/temporary-folder";
import { sendJson, startUpstream } from "../../support/upstream";

const folder = createTestFolder();

test.each([
  [false, /http:\/\/localhost:\d+\/cms\/create-first-user#(\S{43})/],
  [true, null],
])("a CMS with accounts (%s) prints a set-up link: %s", async (initialized, link) => {
  const dataDir = folder();
  const cms = await startUpstream((_, response) => sendJson(response, { initialized }));
  const { port } = new URL(cms.origin);
  const printed: string[] = [];
  const log = jest.spyOn(console, "log").mockImplementation((text: string) => printed.push(text));
  await offerFirstAccount(createSettings({ CMS_PORT: port, DATA_DIR: dataDir }, dataDir));
  log.mockRestore();
  await cms.close();
  if (link === null) return expect(printed).toEqual([]);

  const code = link.exec(printed.join())?.[1] ?? "";
  const file = join(dataDir, "setup-code.sha256");
  expect(readFileSync(file, "utf8")).not.toContain(code);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await consumeSetupCode(dataDir, `${code}x`)).toBe(false);
  const taken = await Promise.all([1, 2, 3].map(() => consumeSetupCode(dataDir, code)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});
