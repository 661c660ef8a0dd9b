import {
  countTexts,
  describeCounts,
  findRefusedPhrases,
  LIMITS,
} from "../../tools/checks/text-style";

test.each([
  ["server/a.ts", "// Of which the output is.\nof();\n", ["1 Of"]],
  ["server/a.ts", "a();\n/** It mends what tells of itself. */\n", ["2 mends", "2 tells"]],
  [
    "a.tsx",
    "{/* By itself. What is kept stands beside it. */}",
    ["beside", "stands", "By itself", ". What is"].map((phrase) => `1 ${phrase}`),
  ],
  ["server/a.ts", '// Skips posts.\nconst told = "beside";\n', []],
  ["docs/a.md", "Run `npm run anew`.\n\n```sh\nstand beside\n```\n\n- It mends it.\n", ["7 mends"]],
])("text style: finds the refused phrases of %s: %j", (file, text, phrases) => {
  expect(findRefusedPhrases(file, text)).toEqual(phrases.map((phrase) => `${file}:${phrase}`));
});

test("text style: counts lines, comments and words, and names each exceeded limit", () => {
  const source = "// Whether it is.\n\nexport {};\n";
  const counts = countTexts({ "a.ts": source, "__tests__/a.ts": source, "a.md": "| One | `2` |" });
  expect(Object.values(counts)).toEqual([3, 3, 1 / 3, 2, 2]);
  expect(describeCounts(LIMITS).join()).not.toContain("Shorten");
  const tests = LIMITS["lines of tests"];
  expect(describeCounts({ ...counts, "lines of tests": tests + 1 })).toContain(
    `Shorten lines of tests: ${tests + 1}, at most ${tests}`,
  );
});
