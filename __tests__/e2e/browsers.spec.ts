import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import esx from "eslint-plugin-es-x";
import { writeFiles } from "../support/temporary-folder";
import { expect, openPage, test } from "../support/visitor";

// Chrome 109, Safari 15.6 and Firefox 115 (package.json) have what is new in ES2022, except these two.
const RULES = {
  ...esx.configs["flat/restrict-to-es2022"].rules,
  ...esx.configs["flat/no-new-in-esnext"].rules,
  "es-x/no-class-static-block": "error",
  "es-x/no-regexp-lookbehind-assertions": "error",
};
/** Names that arrays have, too; findLast, which all of the list have; a class that tslib asks for first. */
const ALLOWED = /iterator-prototype|array-prototype-findlast|suppressederror/;

/** Functions of the browser that the oldest of the list lacks. */
const NEW_FUNCTIONS: [object: string, names: string[]][] = [
  ["URL", ["canParse", "parse", "createFromReader"]],
  ["AbortSignal", ["timeout", "any"]],
];

/** Lints scripts with the project's linter. Returns `file: message` of each fault. */
async function lintScripts(folder: string, names: string[], settings: string): Promise<string[]> {
  const rules = Object.entries(RULES).filter(([rule]) => !ALLOWED.test(rule));
  const functions = NEW_FUNCTIONS.flatMap(([object, all]) =>
    all.map((property) => ({ object, property })),
  );
  const config = {
    jsPlugins: [resolve("node_modules/eslint-plugin-es-x")],
    categories: { correctness: "off" },
    settings: { "es-x": { aggressive: true } },
    rules: { ...Object.fromEntries(rules), "no-restricted-properties": ["error", ...functions] },
  };
  await writeFiles(settings, { "oxlint.json": JSON.stringify(config) });
  const args = ["node_modules/oxlint/bin/oxlint", "-c", join(settings, "oxlint.json")];
  const files = names.map((name) => join(folder, name));
  const options = { encoding: "utf8", maxBuffer: 2 ** 26 } as const;
  const { stdout } = spawnSync(process.execPath, [...args, "-f", "json", ...files], options);
  type Result = { diagnostics: { filename: string; message: string }[] };
  const { diagnostics } = JSON.parse(stdout) as Result;
  return diagnostics.map(({ filename, message }) => `${filename}: ${message}`);
}

test("BLD-12 no script has syntax or functions that a supported browser lacks", async () => {
  const { outputDir } = test.info();
  const bad = "URL.canParse(a); a.toSorted(); Object.groupBy(a, b); Array.fromAsync(a); /(?<=a)b/;";
  await writeFiles(outputDir, { "bad.js": bad });
  expect(await lintScripts(outputDir, ["bad.js"], outputDir)).toHaveLength(5);
  const folder = process.env.SITE_FILES ?? "public";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(40);
  expect(await lintScripts(folder, scripts, outputDir)).toEqual([]);
});

for (const path of [
  "/",
  "/blogs/",
  "/comapny-ipos",
  "/investor-charter/",
  "/verify-us/",
  "/contact-us/",
]) {
  test(`BLD-12 ${path} works without the functions that the oldest browsers lack`, async ({
    page,
  }) => {
    await page.addInitScript(removeNewFunctions);
    await openPage(page, path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  });
}

function removeNewFunctions(): void {
  const lists: [object: unknown, names: string[]][] = [
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["timeout", "any"]],
    [Array, ["fromAsync"]],
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Promise, ["withResolvers", "try"]],
    [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [Intl, ["Segmenter", "DurationFormat"]],
    [Document.prototype, ["startViewTransition"]],
    [Element.prototype, ["checkVisibility"]],
    [HTMLElement.prototype, ["showPopover"]],
    [window, ["requestIdleCallback", "cancelIdleCallback", "scheduler", "navigation", "Iterator"]],
    [Navigator.prototype, ["connection", "userAgentData", "deviceMemory"]],
  ];
  for (const [object, names] of lists) {
    for (const name of names) Reflect.deleteProperty(Object(object), name);
  }
}
