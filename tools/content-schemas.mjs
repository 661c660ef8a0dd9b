import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { toJsonSchema } from "@valibot/to-json-schema";
import { loadContentSchemas, VALUE_FILES } from "../builder/site-content";

// `npm run content:schemas`: writes the build's own schemas of content/*.yaml as JSON schemas, so that
// editors complete and underline fields; with --check it only names what is out of date (BLD-10).

const FOLDER = ".vscode/content-schemas";
const SETTINGS = ".vscode/settings.json";
const PLACEHOLDER = { type: "string", pattern: "\\{[A-Za-z][\\w.]*\\}" };

/** Allows a placeholder in place of each strict text, because the build fills it later. */
function allowPlaceholders(schema) {
  if (Array.isArray(schema)) return schema.map(allowPlaceholders);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, allowPlaceholders(value)]);
  const copy = Object.fromEntries(entries);
  const isStrictText = schema.type === "string" && (schema.pattern || schema.format || schema.enum);
  return isStrictText ? { anyOf: [copy, PLACEHOLDER] } : copy;
}

function createFiles() {
  const files = new Map();
  const names = {};
  for (const [name, schema] of loadContentSchemas()) {
    const options = { target: "draft-07", typeMode: "input", errorMode: "ignore" };
    const json = toJsonSchema(schema, options);
    const isPlain = VALUE_FILES.includes(resolve("content", name));
    const file = `${FOLDER}/${name.replace(/yaml$/, "json")}`;
    files.set(file, `${JSON.stringify(isPlain ? json : allowPlaceholders(json))}\n`);
    names[`./${file}`] = `/content/${name}`;
  }
  const settings = { ...JSON.parse(readText(SETTINGS) ?? "{}"), "yaml.schemas": names };
  return files.set(SETTINGS, `${JSON.stringify(settings, null, 2)}\n`);
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

const files = createFiles();
const written = readdirSync(".vscode", { recursive: true }).map((name) => join(".vscode", name));
const extra = written.filter(
  (file) => file.startsWith(`${FOLDER}/`) && file.endsWith(".json") && !files.has(file),
);
const changed = [...files].filter(([file, text]) => readText(file) !== text);
if (process.argv.includes("--check")) {
  for (const file of [...extra, ...changed.map(([name]) => name)]) {
    console.log(`${file} is out of date: run "npm run content:schemas" and commit the result.`);
    process.exitCode = 1;
  }
} else {
  for (const file of extra) rmSync(file);
  for (const [file, text] of changed) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${changed.length} files written, ${extra.length} removed.`);
}
