import { findForbiddenWords } from "../../builder/pages/claim-checks";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const inFolder = createTestFolder();
const WORDS = "words: [sure shot, assured returns]\nratings: []\nprices: []\n";
const toEntry = (file: string, sentence: string) =>
  JSON.stringify([{ file, sentence, reason: "Warns", approver: "Officer (sample)" }]);

const WARNING = 'Avoid "sure shot" calls.';

test.each([
  ["a page", { "a.md": `---\ntitle: A\n---\n\nSafe.\n- ${WARNING}\n` }, ["a.md:5"]],
  ["a wrapped line", { "a.md": "A sure\nshot.\n" }, ["a.md:1"]],
  ["a rating's meaning", { "compliance/ipo-rules.yaml": "a: A sure shot" }, ["rules.yaml:1"]],
  ["a tag", { "a.md": "A <b>sure</b>&nbsp;shot" }, ["a.md:1"]],
  ["a YAML text", { "b.yaml": "a: Fine\nb: Sure-shot calls\n" }, ["b.yaml:2"]],
  ["an approved sentence", { "a.md": WARNING, ...approve("a.md", WARNING) }, []],
  ["a changed sentence", { "a.md": WARNING, ...approve("a.md", "Avoid it.") }, ["a.md:1", "gone"]],
  ["another file", { "b.md": WARNING, ...approve("a.md", WARNING) }, ["b.md:1", "gone"]],
  [
    "a part of a sentence",
    { "b.yaml": "a: Sure shot for all", ...approve("b.yaml", "Sure shot") },
    ["b.yaml:1", "gone"],
  ],
])("TRU-32 the words of posts in %s are faults unless approved", async (_, files, faults) => {
  await writeFiles(inFolder(), {
    "compliance/words.yaml": WORDS,
    "compliance/word-exceptions.yaml": "[]",
    ...files,
  });
  const found = findForbiddenWords(inFolder());
  expect(found).toHaveLength(faults.length);
  faults.forEach((fault, at) =>
    expect(found[at]).toContain(fault === "gone" ? "Remove this entry" : `${fault}: "`),
  );
});

function approve(file: string, sentence: string) {
  return { "compliance/word-exceptions.yaml": toEntry(file, sentence) };
}
