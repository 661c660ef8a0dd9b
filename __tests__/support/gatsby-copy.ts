import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { copySources, removeOutput } from "../../publisher/build/copy-sources";
import { LAST_RESPONSES_FILE } from "../../builder/source/last-responses";

export type Built = { code: number; output: string };

/** A copy of the site with its own cache and output, for tests that build. */
export type GatsbyCopy = {
  folder: string;
  build: (apiOrigin: string, settings?: Record<string, string>) => Promise<Built>;
  read: (file: string) => string;
  /** Changes a file of the copy. @throws if the change leaves it as it was */
  edit: (file: string, change: (text: string) => string) => void;
  add: (file: string, text: string) => void;
  /** Copies the checkout's file again, or removes a file that the checkout lacks. */
  restore: (file: string) => void;
  remove: () => void;
};

/**
 * Copies the checkout's sources into a folder below .data, where node_modules is found. `test:full`
 * reuses the tested site's folder, because compiled code is of little use under another path.
 */
export async function createGatsbyCopy(): Promise<GatsbyCopy> {
  const data = resolve(".data");
  mkdirSync(data, { recursive: true });
  const { TEST_BUILD_FOLDER: shared } = process.env;
  const folder = shared ?? mkdtempSync(join(data, "test-build-"));
  await removeOutput(folder, { keepCompiled: true });
  rmSync(join(folder, LAST_RESPONSES_FILE), { force: true });
  copySources(process.cwd(), folder);
  const readText = (file: string) => readFileSync(join(folder, file), "utf8");
  const addFile = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    folder,
    read: readText,
    add: addFile,
    restore: (file) =>
      existsSync(file) ? addFile(file, readFileSync(file, "utf8")) : rmSync(join(folder, file)),
    build: (apiOrigin, settings) => runBuild(folder, apiOrigin, settings),
    edit: (file, change) => {
      const before = readText(file);
      const after = change(before);
      if (after === before) throw new Error(`The edit changed nothing in ${file}: correct it`);
      addFile(file, after);
    },
    remove: () => {
      if (shared === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function runBuild(
  cwd: string,
  apiOrigin: string,
  settings: Record<string, string> = {},
): Promise<Built> {
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    CI: "true",
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_API_HOST: apiOrigin,
    API_RETRIES: "0",
    ...settings,
  };
  const args = [resolve("node_modules/gatsby/cli.js"), "build"];
  return new Promise((done) => {
    const child = execFile(process.execPath, args, { cwd, env }, (_, stdout, stderr) => {
      done({ code: child.exitCode ?? 1, output: stripVTControlCharacters(stdout + stderr) });
    });
  });
}
