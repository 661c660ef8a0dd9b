import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Counts of one text or of all texts, blank lines included; `findings` are "file:line phrase". */
export type TextStyle = {
  sourceLines: number;
  testLines: number;
  commentLines: number;
  words: number;
  findings: string[];
};

/** Limits of the repository. Lower a limit whenever its count has shrunk. */
export const LIMITS = {
  sourceLines: 60_040,
  testLines: 36_310,
  commentShare: 0.05,
  words: 20_000,
  findings: 3,
};

const GENERATED = /payload-types|gatsby-types|importMap|migrations\/|next-env/;
const CODE = /\.(?:[cm]?js|tsx?)$/;
const COMMENT_LINE = /^(?:\/\/|\/\*|\*|\{\/\*)/;

/** Refused phrases; CONTRIBUTING.md names the standard words. */
const MANNERISMS = [
  /\bmend(?:s|ed|ing)?\b/i,
  /\banew\b/i,
  /\bt(?:old|ells?)\b/i,
  /\bbeside\b/i,
  /\bstands?\b/i,
  /\bby (?:itself|themselves)\b/i,
  /(?:^|[.:;] )(?:Of|Whether|What is|What was|Who|Which) /,
];

/** Finds the mannerisms in one text. The text is a comment without its marks, or a line of a page. */
export function findRefusedPhrases(text: string): string[] {
  return MANNERISMS.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
}

/** Checks the comments of one source file. */
export function checkSource(file: string, source: string): TextStyle {
  const lines = source.trimEnd().split("\n");
  const comments = lines
    .map((line, at) => ({ text: line.trim(), at: at + 1 }))
    .filter(({ text }) => COMMENT_LINE.test(text));
  const isTest = file.startsWith("__tests__/");
  return {
    sourceLines: isTest ? 0 : lines.length,
    testLines: isTest ? lines.length : 0,
    commentLines: comments.length,
    words: 0,
    findings: findAll(
      file,
      comments.map(({ text, at }) => ({ text: text.replace(/^[/*{\s]+|[*/}\s]+$/g, ""), at })),
    ),
  };
}

/** Checks one Markdown page outside its code blocks and inline code. */
export function checkPage(file: string, page: string): TextStyle {
  const text = page.replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, ""));
  const lines = text
    .split("\n")
    .map((line, at) => ({
      text: line.replace(/`[^`]*`/g, "").replace(/^[\s>*#|-]+/, ""),
      at: at + 1,
    }));
  const words = page.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
  return { sourceLines: 0, testLines: 0, commentLines: 0, words, findings: findAll(file, lines) };
}

function findAll(file: string, lines: { text: string; at: number }[]): string[] {
  return lines.flatMap(({ text, at }) =>
    findRefusedPhrases(text).map((phrase) => `${file}:${at} ${phrase}`),
  );
}

/** Checks every tracked source file and every page for developers of the checkout. */
export function checkTexts(checkout: string): TextStyle {
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: checkout, encoding: "utf8" });
  const files = tracked.split("\0").filter((file) => file !== "" && !GENERATED.test(file));
  const readText = (file: string) => readFileSync(join(checkout, file), "utf8");
  const results = [
    ...files.filter((file) => CODE.test(file)).map((file) => checkSource(file, readText(file))),
    ...files.filter(isPage).map((file) => checkPage(file, readText(file))),
  ];
  const sumCounts = (count: "sourceLines" | "testLines" | "commentLines" | "words") =>
    results.reduce((sum, result) => sum + result[count], 0);
  return {
    sourceLines: sumCounts("sourceLines"),
    testLines: sumCounts("testLines"),
    commentLines: sumCounts("commentLines"),
    words: sumCounts("words"),
    findings: results.flatMap(({ findings }) => findings),
  };
}

/** Returns messages for counts above LIMITS with the first findings; [] if there are none. */
export function listExceededLimits(counts: TextStyle): string[] {
  const { sourceLines, testLines, commentLines, words, findings } = counts;
  const commentShare = commentLines / (sourceLines + testLines);
  const rows: [name: string, count: number, limit: number][] = [
    ["lines of source", sourceLines, LIMITS.sourceLines],
    ["lines of tests", testLines, LIMITS.testLines],
    ["comment lines per line", commentShare, LIMITS.commentShare],
    ["words of documentation", words, LIMITS.words],
    ["phrases that CONTRIBUTING.md refuses", findings.length, LIMITS.findings],
  ];
  const exceeded = rows.filter(([, count, limit]) => count > limit);
  const messages = exceeded.map(
    ([name, count, limit]) =>
      `${name}: ${Number(count.toFixed(4))} exceeds ${limit} (tools/checks/text-style.ts): shorten`,
  );
  const hasTooManyFindings = findings.length > LIMITS.findings;
  return hasTooManyFindings ? [...messages, ...findings.slice(0, 40)] : messages;
}

const isPage = (file: string) => file.endsWith(".md") && !/^(?:content|cms)\//.test(file);
