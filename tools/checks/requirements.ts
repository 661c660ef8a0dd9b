import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** IDs at the start of a call's text: `test("DEV-01 …"`, `test.each(rows)("DEV-01, DEV-02 …"`. */
const TITLE = /\(\s*["'`]((?:[A-Z]{3}-\d\d(?:,? |(?=["'`])))+)/g;
const ID = /\b[A-Z]{3}-\d\d\b/g;

/** Returns the IDs of docs/requirements.md without a test, and those of tests that are not there. */
export function listRequirementProblems(checkout: string): string[] {
  const required = readFileSync(join(checkout, "docs/requirements.md"), "utf8").match(ID) ?? [];
  const tests = join(checkout, "__tests__");
  const tested = readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(tests, file), "utf8").matchAll(TITLE)])
    .flatMap(([, lead = ""]) => lead.match(ID) ?? []);
  const listMissing = (ids: string[], others: string[]) =>
    [...new Set(ids)].filter((id) => !others.includes(id));
  return [
    ...listMissing(required, tested).map((id) => `${id} has no test: no title starts with it.`),
    ...listMissing(tested, required).map(
      (id) => `A test title starts with ${id}, which is not in docs/requirements.md.`,
    ),
  ];
}

if (require.main === module) {
  const problems = listRequirementProblems(process.cwd());
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
