import { chmodSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describeFailure } from "../../server/process/failure";
import { claim } from "../../server/process/claim";
import { prepareDataFolder } from "../../tools/steps/data-folder";
import { hashInputs } from "../../tools/steps/inputs";
import { checkPort, findFreePorts } from "../../tools/steps/ports";
import { prepareSecrets } from "../../tools/steps/secrets";
import { settingsFrom } from "../../tools/steps/settings";
import { makeTemporaryFolder, removeFolder, writeFiles } from "../support/temporary-folder";
import { startUpstream } from "../support/upstream";

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(() => removeFolder(folder));

test("a taken port is one sentence that names the port and its variable", async () => {
  const holder = await startUpstream((_request, response) => response.end());
  const port = Number(new URL(holder.origin).port);
  const wanted = { host: "127.0.0.1", port, variable: "CMS_PORT" };
  await expect(checkPort(wanted)).rejects.toThrow(
    `Port ${port} is already in use; end the program that holds it or set CMS_PORT to a free port.`,
  );
  await holder.close();
  await expect(checkPort(wanted)).resolves.toBeUndefined();
});

test("free ports are different from each other and free", async () => {
  const ports = await findFreePorts(3);
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) {
    await expect(checkPort({ host: "127.0.0.1", port, variable: "PORT" })).resolves.toBeUndefined();
  }
});

test("secrets are made once, for their owner alone, and are long enough to be secret", () => {
  const file = join(folder, "secrets.json");
  expect(prepareSecrets(folder, {})).toBe(true);
  const made = readFileSync(file, "utf8");
  expect(JSON.parse(made)).toEqual({
    PAYLOAD_SECRET: expect.stringMatching(/^[\w-]{43}$/),
    WEBHOOK_SECRET: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
    REBUILD_TOKEN: expect.stringMatching(/^[\w-]{43}$/),
  });
  chmodSync(file, 0o644);
  expect(prepareSecrets(folder, {})).toBe(false);
  expect(readFileSync(file, "utf8")).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a secrets file without a secret is named, not replaced", async () => {
  await writeFiles(folder, { "secrets.json": "{}" });
  expect(() => prepareSecrets(folder, {})).toThrow(
    /secrets\.json holds no PAYLOAD_SECRET; restore/,
  );
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).toBe("{}");
});

test("a secrets file of earlier times is completed and keeps what it has", async () => {
  const kept = "k".repeat(43);
  await writeFiles(folder, { "secrets.json": JSON.stringify({ PAYLOAD_SECRET: kept }) });
  expect(prepareSecrets(folder, { REBUILD_TOKEN: "given" })).toBe(true);
  expect(JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8"))).toEqual({
    PAYLOAD_SECRET: kept,
    WEBHOOK_SECRET: expect.stringMatching(/^whsec_/),
  });
});

test("a secrets file that was cut short is told, not replaced", async () => {
  await writeFiles(folder, { "secrets.json": '{"PAYLOAD_' });
  expect(() => prepareSecrets(folder, {})).toThrow(/cannot be read as secrets; restore it/);
});

test("secrets that variables set need no file", () => {
  const env = { PAYLOAD_SECRET: "given", WEBHOOK_SECRETS: "given", REBUILD_TOKEN: "given" };
  expect(prepareSecrets(folder, env)).toBe(false);
  expect(statSync(join(folder, "secrets.json"), { throwIfNoEntry: false })).toBeUndefined();
});

test("a data folder that is a file is named with its variable", async () => {
  await writeFiles(folder, { data: "a file" });
  const data = join(folder, "data");
  expect(() => prepareDataFolder(data)).toThrow(
    `The data folder ${data} is not a folder; set DATA_DIR to another one.`,
  );
});

test.each([
  ["ENOSPC", "The disk is full (/data/x); free some space and start again."],
  [
    "EROFS",
    "A file or folder may not be written by this account (/data/x); change its owner or set DATA_DIR to another folder.",
  ],
])("%s anywhere is one sentence", (code, sentence) => {
  const error = Object.assign(new Error("write"), { code, path: "/data/x" });
  expect(describeFailure(error)).toBe(sentence);
});

test("inputs are the same until a file, a name or a value changes", async () => {
  await writeFiles(folder, { "src/a.ts": "a", "src/deep/b.ts": "b", "cms/.next/out": "1" });
  const before = hashInputs(folder, ["src", "cms", "absent.json"], ["v1"]);
  await writeFiles(folder, { "cms/.next/out": "2", "cms/node_modules/x/i.js": "" });
  expect(hashInputs(folder, ["src", "cms", "absent.json"], ["v1"])).toBe(before);
  expect(hashInputs(folder, ["src", "cms", "absent.json"], ["v2"])).not.toBe(before);
  await writeFiles(folder, { "src/deep/b.ts": "c" });
  expect(hashInputs(folder, ["src", "cms", "absent.json"], ["v1"])).not.toBe(before);
});

test("a folder that another process writes is refused with that process's id", async () => {
  const claims = "node_modules/.cache/claims/cache";
  await writeFiles(folder, { [`${claims}/1.write`]: "/somewhere/tools/start.ts" });
  for (const mode of ["read", "write"] as const) {
    expect(() => claim(folder, "cache", "Gatsby's cache", mode)).toThrow(
      "Gatsby's cache is in use by process 1 (start.ts); end it and start again.",
    );
  }
});

test("many may read what nobody writes, and the claims of the dead do not count", async () => {
  const claims = "node_modules/.cache/claims/cache";
  await writeFiles(folder, { [`${claims}/1.read`]: "", [`${claims}/999999999.write`]: "" });
  const mine = claim(folder, "cache", "The build", "read");
  expect(() => claim(folder, "cache", "The build", "write")).toThrow("in use by process 1");
  await mine.end();
});

test("the CMS's address follows HOST and CMS_PORT unless GATSBY_API_HOST says otherwise", () => {
  const settings = settingsFrom({ HOST: "0.0.0.0", CMS_PORT: "4001" }, folder);
  expect(settings).toMatchObject({ apiHost: "http://127.0.0.1:4001", embeddedCms: true });
  expect(settingsFrom({ HOST: "::1" }, folder).apiHost).toBe("http://[::1]:3001");
  const same = settingsFrom({ GATSBY_API_HOST: "http://localhost:3001/" }, folder);
  expect(same).toMatchObject({ apiHost: "http://127.0.0.1:3001", embeddedCms: true });
  const elsewhere = settingsFrom({ GATSBY_API_HOST: "https://api.stockneev.example" }, folder);
  expect(elsewhere).toMatchObject({ apiHost: "https://api.stockneev.example", embeddedCms: false });
});

test("one port for both servers is refused before anything starts", () => {
  expect(() => settingsFrom({ PORT: "4000", CMS_PORT: "4000" }, folder)).toThrow(
    "PORT and CMS_PORT are both 4000; set one of them to another port.",
  );
});
