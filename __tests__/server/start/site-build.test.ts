import { settingsFrom } from "../../../server/start/settings";
import { buildOptions } from "../../../server/start/site-build";
import { folderOfEachTest, writeFiles } from "../../support/temporary-folder";

const file = folderOfEachTest();

test("BLD-05 a build from the same code, content, files, packages and settings is known, any other is not", async () => {
  const inputs = (env = {}) => buildOptions(settingsFrom(env, file())).inputs?.() ?? "";
  const names = ["src/a.ts", "content/site.yaml", "static/icon.svg", "package-lock.json"];
  await writeFiles(file(), Object.fromEntries(names.map((name) => [name, "one"])));
  const seen = [inputs()];
  expect(inputs({ LOG_LEVEL: "debug" })).toBe(seen[0]);
  for (const name of names) {
    await writeFiles(file(), { [name]: "two" });
    seen.push(inputs());
  }
  seen.push(inputs({ GATSBY_BROWSER_API_HOST: "https://api.example" }));
  expect(new Set(seen).size).toBe(names.length + 2);
});
