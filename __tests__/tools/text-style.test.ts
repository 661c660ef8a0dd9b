import {
  LIMITS,
  checkPage,
  checkSource,
  listExceededLimits,
  findRefusedPhrases,
} from "../../tools/checks/text-style";

test.each([
  ["Of which sources the output is.", ["Of"]],
  ["It mends what tells of itself.", ["mends", "tells"]],
  [
    "Written by itself. What is kept stands beside it.",
    ["beside", "stands", "by itself", ". What is"],
  ],
  ["Skips posts without a slug.", []],
])("text style: finds the refused phrases of %j", (text, phrases) => {
  expect(findRefusedPhrases(text)).toEqual(phrases);
});

test("text style: counts comment lines of source and names line and phrase", () => {
  const source = '// Whether it is.\nconst told = "beside";\n/** Reads. */\nexport { told };\n';
  expect(checkSource("server/a.ts", source)).toEqual({
    sourceLines: 4,
    testLines: 0,
    commentLines: 2,
    words: 0,
    findings: ["server/a.ts:1 Whether"],
  });
  expect(checkSource("__tests__/a.ts", source)).toMatchObject({ sourceLines: 0, testLines: 4 });
});

test("text style: finds no phrases in code and counts no table borders", () => {
  const page = "| Run | `npm run anew`. |\n\n```sh\nstand beside\n```\n\nIt mends it.\n";
  expect(checkPage("docs/a.md", page)).toMatchObject({
    words: 10,
    findings: ["docs/a.md:7 mends"],
  });
});

test("text style: names each exceeded limit", () => {
  const within = { sourceLines: 90, testLines: 10, commentLines: 5, words: 1, findings: [] };
  expect(listExceededLimits(within)).toEqual([]);
  const findings = Array.from({ length: LIMITS.findings + 1 }, () => "docs/a.md:1 anew");
  const beyond = { sourceLines: 10, testLines: 10, commentLines: 15, words: 1e6, findings };
  expect(listExceededLimits(beyond).join("\n")).toMatch(
    /comment.*\n.*words.*\n.*phrases.*\n.*anew/,
  );
});
