import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const DOCS = [
  ...["README.md", "CONTRIBUTING.md"],
  ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];
const PATH =
  /`((?:__tests__|bench|cms|content|docs|publisher|server|src|static|tools)\/[^`\s*{}<>]+)`/g;
const SCRIPT = /npm run ([a-z][a-z0-9:-]*)/g;
const LINK = /\]\((?!https?:|[/{])([^)#\s]+)/g;
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

describe.each(DOCS)("%s", (doc) => {
  const text = readFileSync(doc, "utf8");
  const findAll = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

  it("names only existing files and folders", () => {
    expect(findAll(PATH).filter((path) => !existsSync(path))).toEqual([]);
  });

  it("names only existing commands", () => {
    expect(findAll(SCRIPT).filter((name) => !(name in scripts))).toEqual([]);
  });

  it("links only to existing files", () => {
    expect(findAll(LINK).filter((link) => !existsSync(join(dirname(doc), link)))).toEqual([]);
  });
});

test("OPS-08 the runbook of a personal-data breach names whom to notify and by when, with templates", () => {
  const text = readFileSync("docs/operations.md", "utf8").replace(/ +\|/g, " |");
  const [, runbook = ""] = /## A personal-data breach\n([^]*?)\n## /.exec(text) ?? [];
  for (const phrase of [
    ...["npm run backup", "npm run audit:verify", "180 days"],
    ...[
      "| CERT-In | 6 hours |",
      "| Data Protection Board | without delay, details within 72 hours |",
    ],
    "| The persons concerned | without delay, within 72 hours |",
    ...["1. First report", "2. Details for the Board", "3. To a person concerned"],
  ]) {
    expect(runbook).toContain(phrase);
  }
});
