import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const DOCS = [
  ...["README.md", "CONTRIBUTING.md"],
  ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];
const PATH = /`((?:__tests__|bench|cms|content|docs|server|src|static|tools)\/[^`\s*{}<>]+)`/g;
const SCRIPT = /npm run ([a-z][a-z0-9:-]*)/g;
const LINK = /\]\((?!https?:|[/{])([^)#\s]+)/g;
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

describe.each(DOCS)("%s", (doc) => {
  const text = readFileSync(doc, "utf8");
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

  it("names files and folders that there are", () => {
    expect(all(PATH).filter((path) => !existsSync(path))).toEqual([]);
  });

  it("names commands that there are", () => {
    expect(all(SCRIPT).filter((name) => !(name in scripts))).toEqual([]);
  });

  it("links to files that there are", () => {
    expect(all(LINK).filter((link) => !existsSync(join(dirname(doc), link)))).toEqual([]);
  });
});
