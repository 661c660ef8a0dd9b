import { checkRequirements, compareRequirements } from "../../tools/requirements";
import { titleIds } from "../../tools/checks/title-ids";
import { folderOfEachTest, writeFiles } from "../support/temporary-folder";

const inFolder = folderOfEachTest();

function problems(required: string[], tested: string[], open: string[]): string[] {
  return compareRequirements(required, new Set(tested), open).problems;
}

test("an ID that is tested or open is fine", () => {
  expect(compareRequirements(["AAA-01", "AAA-02"], new Set(["AAA-01"]), ["AAA-02"])).toEqual({
    open: ["AAA-02"],
    problems: [],
  });
});

test("an open ID that has a test must leave the list", () => {
  expect(problems(["AAA-01"], ["AAA-01"], ["AAA-01"])).toEqual([
    "AAA-01 has a test: remove it from the open list.",
  ]);
});

test("an ID that is neither tested nor open is named", () => {
  expect(problems(["AAA-01"], [], [])).toEqual(["AAA-01 has no test: no title starts with it."]);
});

test("IDs that no requirement has are named, wherever they stand", () => {
  expect(problems([], ["BBB-01"], ["CCC-01"])).toEqual([
    "CCC-01 is not in docs/requirements.md: remove it from the open list.",
    "A test title starts with BBB-01, which is not in docs/requirements.md.",
  ]);
});

test("an ID that stands twice in the list is named", () => {
  expect(problems(["AAA-01"], [], ["AAA-01", "AAA-01"])).toEqual([
    "AAA-01 stands twice in the open list.",
  ]);
});

test("titles are read from every way to write a test, and from nothing else", () => {
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
  expect(titleIds("some.test.ts", source)).toEqual(ids);
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
