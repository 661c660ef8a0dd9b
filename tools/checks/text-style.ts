import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Limits of the repository. Lower a limit whenever its count has shrunk. */
export const LIMITS = {
  "lines of source": 66_595,
  "lines of tests": 41_535,
  "comment lines per line": 0.05,
  "words of documentation": 24_000,
  "phrases that CONTRIBUTING.md refuses": 3,
};

const GENERATED = /payload-types|gatsby-types|importMap|migrations\/|next-env/;
const CODE = /\.(?:css|[cm]?js|tsx?)$/;
const PAGE = /^(?!content\/|cms\/).*\.md$/;
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*|\{\/\*)/;

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

/** Returns "file:line phrase" for refused phrases in comments of code, or in a page's prose. */
export function findRefusedPhrases(file: string, text: string): string[] {
  // Code blocks keep their line breaks, so that the numbers of lines stay right.
  const prose = CODE.test(file)
    ? text.replace(/^.*$/gm, (line) => (COMMENT_LINE.test(line) ? line : ""))
    : text.replace(/```[^]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ""));
  return prose.split("\n").flatMap((line, index) => {
    const words = line.replace(/^[\s>*#|/{-]+|[\s*/}]+$/g, "");
    const phrases = MANNERISMS.flatMap((pattern) => pattern.exec(words)?.[0].trim() ?? []);
    return phrases.map((phrase) => `${file}:${index + 1} ${phrase}`);
  });
}

/** Returns the counts that LIMITS limits, for texts by path. Blank lines count as lines. */
export function countTexts(texts: Record<string, string>): typeof LIMITS {
  const counts = { source: 0, tests: 0, comments: 0, words: 0, phrases: 0 };
  for (const [file, text] of Object.entries(texts)) {
    const lines = text.trimEnd().split("\n");
    counts.phrases += findRefusedPhrases(file, text).length;
    if (CODE.test(file)) {
      counts[file.startsWith("__tests__/") ? "tests" : "source"] += lines.length;
      counts.comments += lines.filter((line) => COMMENT_LINE.test(line)).length;
    } else counts.words += text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return {
    "lines of source": counts.source,
    "lines of tests": counts.tests,
    "comment lines per line": counts.comments / (counts.source + counts.tests),
    "words of documentation": counts.words,
    "phrases that CONTRIBUTING.md refuses": counts.phrases,
  };
}

/** Returns a sentence for each count, which starts with "Shorten" above its limit. */
export function describeCounts(counts: typeof LIMITS): string[] {
  return (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).map((name) => {
    const text = `${name}: ${Number(counts[name].toFixed(4))}, at most ${LIMITS[name]}`;
    return counts[name] > LIMITS[name] ? `Shorten ${text}` : text;
  });
}

/** Returns the tracked source files, and pages for developers, of a checkout. */
function readTexts(checkout: string): Record<string, string> {
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: checkout, encoding: "utf8" });
  const files = tracked
    .split("\0")
    .filter((file) => (CODE.test(file) || PAGE.test(file)) && !GENERATED.test(file))
    .filter((file) => existsSync(join(checkout, file)));
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(join(checkout, file), "utf8")]),
  );
}

if (require.main === module) {
  const texts = readTexts(process.cwd());
  const sentences = describeCounts(countTexts(texts));
  console.log(sentences.join("\n"));
  if (sentences.some((text) => text.startsWith("Shorten"))) {
    const phrases = Object.entries(texts).flatMap(([file, text]) => findRefusedPhrases(file, text));
    console.log(phrases.slice(0, 40).join("\n"));
    process.exitCode = 1;
  }
}
