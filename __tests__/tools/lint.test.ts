import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const OXLINT = resolve("node_modules/oxlint/bin/oxlint");
const folder = createTestFolder();

/** Lints files at these paths. Returns the rules they break, by file. */
async function lintFiles(files: Record<string, string>): Promise<Record<string, string[]>> {
  for (const settings of [".oxlintrc.json", "tools/lint"]) {
    cpSync(settings, folder(settings), { recursive: true });
  }
  await writeFiles(folder(), files);
  const args = [OXLINT, "--format", "json", ...Object.keys(files)];
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: resolve("node_modules/.bin/tsgolint") };
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder(), env, encoding: "utf8" });
  type Result = { diagnostics: { code: string; filename: string }[] };
  const { diagnostics } = JSON.parse(stdout) as Result;
  const listCodes = (file: string) =>
    diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
  return Object.fromEntries(Object.keys(files).map((file) => [file, listCodes(file).sort()]));
}

/** Files that each break one rule of this project, and that rule. */
const FAULTS: Record<string, [code: string, text: string]> = {
  "cms/src/lib/now.ts": ["site(no-clock)", "export const now = Date.now();"],
  "src/shared/domain/day.ts": ["site(no-clock)", "export const day = new Date();"],
  "src/ui/late.ts": [
    "eslint(no-restricted-properties)",
    "export const late = AbortSignal.timeout(1);",
  ],
  "src/ui/red.ts": ["site(no-colours)", "export const red = `color: #f00;`;"],
  "src/layout/words.tsx": ["site(no-texts)", "export const words = <p>Words</p>;"],
  "src/layout/label.tsx": ["site(no-texts)", 'export const label = <nav aria-label="Words" />;'],
  "tools/most.ts": ["site(limit-names)", "export const MOST_POSTS = 1;"],
  "src/ui/some.test.ts": ["site(folders)", "export {};"],
  "tools/Some/file.ts": ["site(folder-case)", "export {};"],
  "server/someFile.ts": ["unicorn(filename-case)", "export {};"],
  "src/api/hello.ts": ["site(folders)", "export {};"],
  "src/theme/layout.ts": ["site(folders)", 'export { words } from "../layout/words";'],
  "builder/view.ts": ["site(folders)", 'export { label } from "../src/layout/label";'],
  "src/shared/loose.ts": ["site(folders)", "export {};"],
  "src/shared/domain/file.ts": ["site(folders)", 'export { file } from "../node/file";'],
  "src/ui/file.ts": ["site(folders)", 'export { file } from "../shared/node/file";'],
  "src/features/one/two.ts": ["site(folders)", 'export type Two = import("../two/two").Two;'],
  "server/cms.ts": ["site(folders)", 'export const cms = import("../cms/src/lib/now");'],
  "server/attic/box.ts": ["site(folders)", "export {};"],
  "server/process/up.ts": ["site(folders)", 'import "../site/caching";'],
  "publisher/release/up.ts": ["site(folders)", 'import "../queue/queue";'],
  "builder/queue.ts": ["site(folders)", 'import "../publisher/queue/queue";'],
  "cms/src/loose.ts": ["site(folders)", "export {};"],
  "cms/src/attic/box.ts": ["site(folders)", "export {};"],
  "cms/src/media/up.ts": ["site(folders)", 'export { post } from "../posts/html/post";'],
  "cms/src/admin/config.ts": ["site(folders)", 'import "../payload.config";'],
  "tools/a.ts": ["import(no-cycle)", 'import type { B } from "./b";\nexport type A = B[];'],
  "tools/b.ts": ["import(no-cycle)", 'import type { A } from "./a";\nexport type B = A[];'],
  "tools/default.ts": ["import(no-default-export)", "export default 1;"],
  "tools/any.ts": ["typescript(no-explicit-any)", "export const any = (x: any) => String(x);"],
  "tools/lost.ts": [
    "typescript(no-floating-promises)",
    "async function lost() { return 1; }\nexport const loses = () => { lost(); };",
  ],
  "src/ui/hook.tsx": [
    "react-hooks(rules-of-hooks)",
    'import { useId } from "react";\nexport const useSome = (on: boolean) => (on ? useId() : "");',
  ],
  "src/ui/picture.tsx": ["jsx-a11y(alt-text)", 'export const picture = <img src="/a.png" />;'],
};

const FINE: Record<string, string> = {
  "src/theme/tokens.ts": 'export const red = "#f00";',
  "src/shared/domain/clock.ts": "export const now = () => new Date();",
  "src/pages/someName.tsx": 'export { label as default } from "../layout/label";',
  "builder/text.ts": 'export type { Text } from "../src/layout/text.schema";',
  "cms/src/posts/html/post.ts":
    'import "../../lib/slug";\nimport "../posts";\nimport "../../environment";\nexport const post = 1;',
  "cms/src/payload.config.ts": 'export { post as default } from "./posts/html/post";',
  "src/features/two/two.ts": 'import "../../ui/late";\nexport type Two = 2;',
};

test("BLD-07 lint refuses what this project's rules forbid", async () => {
  const texts = Object.entries(FAULTS).map(([file, [, text]]) => [file, `${text}\n`]);
  const expected = Object.entries(FAULTS).map(([file, [code]]) => [file, [code]]);
  const fine = Object.keys(FINE).map((file) => [file, []]);
  expect(await lintFiles({ ...Object.fromEntries(texts), ...FINE })).toEqual(
    Object.fromEntries([...expected, ...fine]),
  );
}, 60_000);

test("no comment of the project switches a rule off", () => {
  const files = execFileSync(process.execPath, [OXLINT, "--debug", "files"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => existsSync(file));
  expect(files.length).toBeGreaterThan(1000);
  const comment = /(?:eslint|oxlint)-(?:disable|enable)/;
  const switchedOff = files.filter((file) => comment.test(readFileSync(file, "utf8")));
  expect(switchedOff).toEqual([]);
}, 60_000);
