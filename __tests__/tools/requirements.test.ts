import { listRequirementProblems } from "../../tools/checks/requirements";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const inFolder = createTestFolder();

test("each requirement needs a test whose title starts with its ID, and each such ID a requirement", async () => {
  const [one, two, three, four, five] = ["AAA-01", "AAA-02", "AAA-03", "AAA-04", "AAA-05"];
  await writeFiles(inFolder(), {
    "docs/requirements.md": `- **${one}** One.\n- **${two}** Two, see ${one}.\n- **${three}** Three.`,
    "__tests__/e2e/one.spec.tsx": `
      test("${one} works", () => {});
      visitorTest.each([["${three} in a row"]])(\n  \`${four}, ${five} works\`, () => {});
      test("mentions ${three} later", () => {});`,
    "__tests__/support/helper.ts": `test("${two} is no test file", () => {});`,
  });
  expect(listRequirementProblems(inFolder())).toEqual([
    `${two} has no test: no title starts with it.`,
    `${three} has no test: no title starts with it.`,
    `A test title starts with ${four}, which is not in docs/requirements.md.`,
    `A test title starts with ${five}, which is not in docs/requirements.md.`,
  ]);
});
