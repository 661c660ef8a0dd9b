import { createSettings } from "../../../server/process/settings";
import { publishRelease } from "../../../publisher/release/publish";
import { rollBack } from "../../../publisher/release/switch";
import { toBuildOptions } from "../../../publisher/build/build-options";
import { isSiteStale } from "../../../publisher/queue/is-built";
import { PAGES, writeBuilt } from "../../support/built-folder";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";
import { sendJson, startUpstream, type Upstream } from "../../support/upstream";

const file = createTestFolder();
let api: Upstream | undefined;
afterEach(() => api?.close());

test("BLD-05 a new day makes a site stale, but not over a rollback; a change of sources or records does", async () => {
  let version = "2026-11-23-records";
  api = await startUpstream((_, response) => sendJson(response, { version }));
  const settings = createSettings({ DATA_DIR: "data", GATSBY_API_HOST: api.origin }, file());
  const { releases, hashInputs, onPublished } = toBuildOptions(settings);
  for (const contentVersion of ["2026-11-22-earlier", version]) {
    writeBuilt(file("public"), { files: PAGES, contentVersion });
    await publishRelease(file("public"), releases);
  }
  onPublished?.(hashInputs?.() ?? "");
  const isStale = () => isSiteStale(settings);
  expect(await isStale()).toBe(false);
  version = "2026-11-24-records";
  expect(await isStale()).toBe(true);
  await rollBack(releases);
  expect(await isStale()).toBe(false);
  version = "2026-11-24-others";
  expect(await isStale()).toBe(true);
  version = "";
  expect(await isStale()).toBe(false);
  await writeFiles(file(), { "src/a.ts": "new code" });
  expect(await isStale()).toBe(true);
});

test("BLD-05 changed code, content, files, packages or build settings change the hash of the inputs", async () => {
  const readInputs = (env = {}) => toBuildOptions(createSettings(env, file())).hashInputs?.() ?? "";
  const names = ["src/a.ts", "content/site.yaml", "static/icon.svg", "package-lock.json"];
  await writeFiles(file(), Object.fromEntries(names.map((name) => [name, "one"])));
  const results = [readInputs()];
  expect(readInputs({ LOG_LEVEL: "debug" })).toBe(results[0]);
  for (const name of names) {
    await writeFiles(file(), { [name]: "two" });
    results.push(readInputs());
  }
  results.push(readInputs({ GATSBY_BROWSER_API_HOST: "https://api.example" }));
  expect(new Set(results).size).toBe(names.length + 2);
});
