import { checkRequirements, compareRequirements } from "../../tools/requirements";
import { findTitleIds } from "../../tools/checks/title-ids";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const inFolder = createTestFolder();

const ID = "AAA-01";
const UNKNOWN = [
  "CCC-01 is not in docs/requirements.md: remove it from the open list.",
  "A test title starts with BBB-01, which is not in docs/requirements.md.",
];
test.each([
  ["tested or open is fine", [ID, "AAA-02"], [ID], ["AAA-02"], []],
  [
    "both must leave the list",
    [ID],
    [ID],
    [ID],
    [`${ID} has a test: remove it from the open list.`],
  ],
  ["neither is named", [ID], [], [], [`${ID} has no test: no title starts with it.`]],
  ["no requirement is named, wherever it is", [], ["BBB-01"], ["CCC-01"], UNKNOWN],
  ["twice in the list is named", [ID], [], [ID, ID], [`${ID} is twice in the open list.`]],
])("an ID that is %s", (_what, required, tested, open, problems) => {
  expect(compareRequirements(required, new Set(tested), open).problems).toEqual(problems);
});

test("titles are read from every way to write a test, and only from tests", () => {
  const source = `
    // test("ZZZ-01 in a comment", () => {});
    const text = "ZZZ-02 in a string";
    test("AAA-01 plain", () => { call("ZZZ-03 an argument"); });
    it(\`AAA-02 template \${text}\`, () => {});
    test.each([["ZZZ-04 a row"]])("AAA-03 rows %s", () => {});
    test.describe("AAA-04 a group", () => {});
    test.each\`a\${1}\`("AAA-05 tagged", () => {});
    test("AAA-06, AAA-07 two", () => {});
    visitorTest("AAA-08 another runner", { tag: "@phone" }, () => {});
    test("mentions ZZZ-05 later", () => {});
  `;
  const ids = ["AAA-01", "AAA-02", "AAA-03", "AAA-04", "AAA-05", "AAA-06", "AAA-07", "AAA-08"];
  expect(findTitleIds("some.test.ts", source)).toEqual(ids);
});

test("a checkout is read from its files", async () => {
  await writeFiles(inFolder(), {
    "docs/requirements.md": "- **AAA-01** One.\n- **AAA-02** Two, see AAA-01.\n- **AAA-03** Three.",
    "docs/requirements-open.txt": "AAA-02\n",
    "__tests__/e2e/one.spec.tsx": `test("AAA-01 works", () => {});`,
    "__tests__/support/helper.ts": `test("AAA-03 is no test file", () => {});`,
  });
  expect(checkRequirements(inFolder())).toEqual({
    open: ["AAA-02"],
    problems: ["AAA-03 has no test: no title starts with it."],
  });
});
