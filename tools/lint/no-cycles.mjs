import { readFileSync, statSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import ts from "typescript";

const ENDINGS = ["", ".ts", ".tsx", ".d.ts", ".mjs", ".d.mts", "/index.ts"];
/** @type {Map<string, string[]>} */
const importsOfFile = new Map();

/**
 * Refuses an import that leads back to its own file, by whatever way. Imports of types count, which
 * `import-x/no-cycle` leaves out: two files that share types cannot be moved apart either.
 * @type {import("eslint").Rule.RuleModule}
 */
export const noCycles = {
  meta: {
    type: "problem",
    schema: [],
    messages: { cycle: "This import leads back here: {{way}}" },
  },
  create(context) {
    const file = context.filename;
    const check = (node) => {
      const source = node?.source?.value ?? node?.argument?.literal?.value;
      const imported = typeof source === "string" && fileOf(source, file);
      const way = imported && wayTo(file, imported);
      if (!way) return;
      const names = way.map((step) => relative(context.cwd, step)).join(" → ");
      context.report({ node, messageId: "cycle", data: { way: names } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** The shortest chain of imports from one file to another, both named; undefined where none leads there. */
function wayTo(target, start) {
  const ways = new Map([[start, [start]]]);
  for (const [file, way] of ways) {
    if (file === target) return way;
    for (const next of importsOf(file)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return undefined;
}

function importsOf(file) {
  const known = importsOfFile.get(file);
  if (known) return known;
  const found = /\.[cm]?tsx?$|\.mjs$/.test(file)
    ? ts
        .preProcessFile(readFileSync(file, "utf8"))
        .importedFiles.map(({ fileName }) => fileOf(fileName, file))
        .filter((path) => path !== undefined)
    : [];
  importsOfFile.set(file, found);
  return found;
}

function fileOf(source, importer) {
  if (!source.startsWith(".")) return undefined;
  const path = resolve(dirname(importer), source);
  return ENDINGS.map((ending) => path + ending).find((candidate) =>
    statSync(candidate, { throwIfNoEntry: false })?.isFile(),
  );
}
