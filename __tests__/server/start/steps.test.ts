import { generateKeyPairSync } from "node:crypto";
import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { describeError } from "../../../server/process/user-facing-error";
import { hashInputs } from "../../../server/process/input-hash";
import { checkPort, findFreePort, createSettings } from "../../../server/process/settings";
import { prepareSecrets, prepareSigningKey } from "../../../server/start/prepare";
import { readEnvironment } from "../../../src/shared/node/environment/environment";
import { readPublisherKeys } from "../../../src/shared/node/release/signature";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";
import { startUpstream } from "../../support/upstream";

const inFolder = createTestFolder();

test("a port in use is reported in one sentence with its variable", async () => {
  const holder = await startUpstream((_request, response) => response.end());
  const port = Number(new URL(holder.origin).port);
  const wanted = { host: "127.0.0.1", port, variable: "CMS_PORT" };
  await expect(checkPort(wanted)).rejects.toThrow(
    `Port ${port} is already in use; stop the program that uses it or set CMS_PORT to a free port.`,
  );
  await holder.close();
  const free = await findFreePort();
  await expect(checkPort({ ...wanted, port: free })).resolves.toBeUndefined();
});

test("creates secrets once, readable by their owner only, and long enough", async () => {
  const file = inFolder("secrets.json");
  expect(await prepareSecrets(inFolder(), {})).toBe(true);
  const made = readFileSync(file, "utf8");
  expect(JSON.parse(made)).toEqual({
    PAYLOAD_SECRET: expect.stringMatching(/^[\w-]{43}$/),
    WEBHOOK_SECRET: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
    REBUILD_TOKEN: expect.stringMatching(/^[\w-]{43}$/),
  });
  chmodSync(file, 0o644);
  expect(await prepareSecrets(inFolder(), {})).toBe(false);
  expect(readFileSync(file, "utf8")).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("SCA-07 the key that signs releases is created once, for its owner only, and never read as another kind", async () => {
  expect(() => readPublisherKeys(inFolder(), [])).toThrow(/signing-key.pem cannot .+ Copy it from/);
  expect(await prepareSigningKey(inFolder())).toBe(true);
  const { publicKeys } = readPublisherKeys(inFolder(), ["another"]);
  expect(await prepareSigningKey(inFolder())).toBe(false);
  expect(readPublisherKeys(inFolder(), ["another"]).publicKeys).toEqual(publicKeys);
  const RELEASES_PUBLIC_KEYS = publicKeys[0];
  expect(readEnvironment({ RELEASES_PUBLIC_KEYS }).releasesPublicKeys).toEqual([publicKeys[0]]);
  expect(statSync(inFolder("signing-key.pem")).mode & 0o777).toBe(0o600);
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
  const text = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  await writeFiles(inFolder(), { "signing-key.pem": text });
  expect(() => readPublisherKeys(inFolder(), [])).toThrow(/signing-key.pem cannot be read/);
});

test.each([
  ["without a secret", "{}", /json contains no PAYLOAD_SECRET of 32 .+, or set PAYLOAD_SECRET,/],
  ["that was cut short", '{"PAYLOAD_', /cannot be read as secrets; restore it/],
])("a secrets file %s is named, not replaced", async (_what, text, sentence) => {
  await writeFiles(inFolder(), { "secrets.json": text });
  await expect(prepareSecrets(inFolder(), {})).rejects.toThrow(sentence);
  expect(readFileSync(inFolder("secrets.json"), "utf8")).toBe(text);
});

test("completes an older secrets file and keeps its values", async () => {
  const secrets = { PAYLOAD_SECRET: "k".repeat(43), LATER: "x" };
  await writeFiles(inFolder(), { "secrets.json": JSON.stringify(secrets) });
  expect(await prepareSecrets(inFolder(), { REBUILD_TOKEN: "given" })).toBe(true);
  expect(JSON.parse(readFileSync(inFolder("secrets.json"), "utf8"))).toEqual({
    ...secrets,
    WEBHOOK_SECRET: expect.stringMatching(/^whsec_/),
  });
});

test("secrets that variables set need no file", async () => {
  const env = { PAYLOAD_SECRET: "given", WEBHOOK_SECRETS: "given", REBUILD_TOKEN: "given" };
  expect(await prepareSecrets(inFolder(), env)).toBe(false);
  expect(existsSync(inFolder("secrets.json"))).toBe(false);
});

test.each([
  ["ENOSPC", "The disk is full (/data/x). Free some space and start again."],
  [
    "EROFS",
    "Cannot access a file or folder (/data/x): permission denied. Change its owner or set DATA_DIR to another folder.",
  ],
])("%s is reported with its path and what to do", (code, sentence) => {
  const error = Object.assign(new Error("write"), { code, path: "/data/x" });
  expect(describeError(error)).toBe(sentence);
});

test("the hash of inputs stays the same until a file or a value changes", async () => {
  const hashAll = (value = "v1") => hashInputs(inFolder(), ["src", "cms", "absent.json"], [value]);
  await writeFiles(inFolder(), { "src/a.ts": "a", "src/deep/b.ts": "b", "cms/.next/out": "1" });
  const before = hashAll();
  await writeFiles(inFolder(), { "cms/.next/out": "2", "cms/node_modules/x/i.js": "" });
  expect(hashAll()).toBe(before);
  expect(hashAll("v2")).not.toBe(before);
  await writeFiles(inFolder(), { "src/deep/b.ts": "c" });
  expect(hashAll()).not.toBe(before);
});

test.each([
  [{ HOST: "0.0.0.0", CMS_PORT: "4001" }, "http://127.0.0.1:4001", true],
  [{ HOST: "::1" }, "http://[::1]:3001", true],
  [{ GATSBY_API_HOST: "http://localhost:3001/" }, "http://127.0.0.1:3001", true],
  [{ GATSBY_API_HOST: "https://api.stockneev.example" }, "https://api.stockneev.example", false],
])("with %j the CMS is at %s, embedded: %s", (env, apiHost, isCmsEmbedded) => {
  expect(createSettings(env, inFolder())).toMatchObject({ apiHost, isCmsEmbedded });
});

test("BLD-05 two starts of one checkout build in folders of their own, below their DATA_DIR", () => {
  const folders = ["one", "two"].map(
    (DATA_DIR) => createSettings({ DATA_DIR }, inFolder()).siteFolder,
  );
  expect(folders).toEqual([inFolder("one/site"), inFolder("two/site")]);
});

test("one port for both servers is refused before anything starts", () => {
  expect(() => createSettings({ PORT: "4000", CMS_PORT: "4000" }, inFolder())).toThrow(
    "PORT and CMS_PORT are both 4000; set one of them to another port.",
  );
});
