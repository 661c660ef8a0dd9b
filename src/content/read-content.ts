import { existsSync, readFileSync, readdirSync } from "node:fs";
import { relative } from "node:path";
import * as v from "valibot";
import {
  LineCounter,
  isNode,
  isPair,
  parseDocument,
  visit,
  type Document,
  isScalar,
  type ErrorCode,
} from "yaml";
import { UnknownPlaceholder } from "./placeholders";

/** An error in content/; each line has file, line, field and what to do. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(readonly lines: string[]) {
    super(["Content cannot be used:", ...lines.map((line) => `  ${line}`)].join("\n"));
  }
}

/** Returns the sorted paths of files with an ending below a folder, relative to it. */
export function listFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort();
}

type Prepare = (value: unknown) => unknown;

/** Reads and checks a YAML file of content/. Throws a {@link ContentError} with its faults. */
export function readYamlFile<T>(
  file: string,
  schema: v.GenericSchema<unknown, T>,
  prepare?: Prepare,
): T {
  return checkYaml(file, parseYaml(file, readSource(file)), schema, prepare);
}

function readSource(file: string): string {
  if (existsSync(file)) return readFileSync(file, "utf8");
  const fix = "restore it, or give the renamed file its old name";
  throw new ContentError([`${formatLocation(file, 1)}: this file is missing: ${fix}`]);
}

/** A text of a YAML file; `path` has the keys above it. */
export type YamlText = { path: string[]; value: string; line: number };

/** Returns all texts of a YAML file in order; the file must have no syntax error. */
export function readYamlTexts(file: string): YamlText[] {
  const { document, findLine } = parseYaml(file, readSource(file));
  const texts: YamlText[] = [];
  visit(document, {
    Scalar(key, { value, range }, ancestors) {
      if (key === "key" || typeof value !== "string") return;
      texts.push({ path: listKeys(ancestors), value, line: findLine(range?.[0] ?? 0) });
    },
  });
  return texts;
}

export type Markdown<T> = {
  file: string;
  frontMatter: T;
  body: string;
  /** The line of the file in which the body starts. */
  bodyLine: number;
  /** Returns the line of a front matter field, or of its parent if it is missing. */
  findLine: (path: (string | number)[]) => number;
};

/** Reads a markdown file and checks its front matter. Throws a {@link ContentError}. */
export function readMarkdownFile<T>(
  file: string,
  schema: v.GenericSchema<unknown, T>,
  prepare?: Prepare,
): Markdown<T> {
  const source = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) {
    throw new ContentError([
      `${formatLocation(file, 1)}: front matter is missing: start the file with "---", the fields title, description and path, and "---"`,
    ]);
  }
  const head = parseYaml(file, match[1] ?? "", 1);
  return {
    file,
    frontMatter: checkYaml(file, head, schema, prepare),
    body: source.slice(match[0].length),
    bodyLine: match[0].split("\n").length,
    findLine: (path) => head.findLine(findOffset(head.document, path)),
  };
}

/** Returns "file:line" of a fault; the file is relative to the working directory. */
export function formatLocation(file: string, line: number): string {
  return `${relative(process.cwd(), file)}:${line}`;
}

/** Returns words for faults that have the same cause as the one before them (EDT-83). */
export const countFollowing = (faults: readonly unknown[]): string =>
  faults.length === 0 ? "" : ` (and ${faults.length} that follow)`;

function checkYaml<T>(
  file: string,
  { source, document, findLine }: ParsedYaml,
  schema: v.GenericSchema<unknown, T>,
  prepare: Prepare = (value) => value,
): T {
  // Reports one error only, because the others are consequences of it.
  const fault = findYamlFault(document, source);
  if (fault) {
    throw new ContentError([`${formatLocation(file, findLine(fault.offset))}: ${fault.message}`]);
  }
  const value = prepareValue(file, document.toJS(), prepare);
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new ContentError(
    result.issues.map((issue) => {
      const path = (issue.path ?? []).map(({ key }) => key);
      const line = findLine(findOffset(document, path));
      return `${formatLocation(file, line)}: field "${path.join(".") || "(whole file)"}" ${describeIssue(issue)}`;
    }),
  );
}

type ParsedYaml = { source: string; document: Document; findLine: (offset: number) => number };

/** Cache, because a check of content/ reads each file several times. */
const parsedFiles = new Map<string, ParsedYaml>();

function parseYaml(file: string, source: string, linesBefore = 0): ParsedYaml {
  const cached = parsedFiles.get(file);
  if (cached?.source === source) return cached;
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const findLine = (offset: number) => counter.linePos(offset).line + linesBefore;
  const result = { source, document, findLine };
  parsedFiles.set(file, result);
  return result;
}

function listKeys(ancestors: readonly unknown[]): string[] {
  return ancestors.filter((node) => isPair(node)).map(({ key }) => String(key));
}

/** Returns the message for a placeholder without a value. */
export function describePlaceholder(file: string, error: UnknownPlaceholder): string {
  const before = readFileSync(file, "utf8").split(`{${error.placeholder}}`)[0] ?? "";
  return `${formatLocation(file, before.split("\n").length)}: ${error.message}; use {product}, {company} or a key such as {contacts.helpline}`;
}

function prepareValue(file: string, value: unknown, prepare: Prepare): unknown {
  try {
    return prepare(value);
  } catch (error) {
    if (!(error instanceof UnknownPlaceholder)) throw error;
    throw new ContentError([describePlaceholder(file, error)]);
  }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "strict_object" && issue.expected === "never") {
    return "is not known here: correct its spelling or remove it";
  }
  if (issue.received === "undefined") return "is missing: add it";
  if (issue.received === "null")
    return "is empty: add a value; put one that starts with # in quotes";
  if (/^[“”„‘’]/.test(String(issue.input))) return CURLY;
  return issue.message;
}

/** Returns the position of a field, or of the nearest parent in the file if it is missing. */
function findOffset(document: Document, path: unknown[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

type YamlFault = { offset: number; message: string };

const CURLY = 'has curly quotes around it: use straight ones (")';
const QUOTE = "put the whole value after the key in double quotes";

/** The fixes for common parser errors; other errors keep the parser's message. */
const FIXES: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `a value contains a colon and a space: ${QUOTE}`,
  MULTILINE_IMPLICIT_KEY:
    'a line is not a field: write it as "key: value", or indent it below its key',
  UNEXPECTED_TOKEN: `a value starts with {, [, & or the like, words follow its closing quote or bracket, or an entry lacks its "- ": add that, or ${QUOTE}`,
  BAD_SCALAR_START: `a value starts with @ or the like: ${QUOTE}`,
  BAD_INDENT:
    "a line is not indented like its neighbours, or a bracket above it is open: use as many spaces as the line above, or close the bracket",
  TAB_AS_INDENT: "a line is indented with a tab: use spaces",
  DUPLICATE_KEY: "a field occurs twice: remove one of them",
  MISSING_CHAR:
    "a quote, bracket, comma, colon or the space after one is missing: add it, or use as many spaces as the line above",
};

/** Returns the first fault that makes a YAML file unreadable or loses text, with its fix. */
function findYamlFault(document: Document, source: string): YamlFault | undefined {
  const [error] = document.errors;
  if (!error) return findUnknownAlias(document) ?? findCutValue(document, source);
  const codes = document.errors.map(({ code }) => code);
  // With a second error, the cause is a wrongly indented field, not a colon in a value.
  const code =
    codes.includes("MULTILINE_IMPLICIT_KEY") && codes.length > 1 ? "BAD_INDENT" : error.code;
  const offset = code === "MISSING_CHAR" ? findTextStart(document, error.pos[0]) : error.pos[0];
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = source.slice(start).split("\n");
  if (/^ *\t/.test(line)) return { offset, message: FIXES.TAB_AS_INDENT ?? "" };
  if (/(?:^|[-:,[{])\s*[“”„‘’]/.test(line)) return { offset, message: `a value ${CURLY}` };
  return { offset, message: FIXES[code] ?? `${error.message}: correct this line, or ${QUOTE}` };
}

/** Returns the start of the text whose missing quote the parser reports at the end of the file. */
function findTextStart(document: Document, end: number): number {
  let start = end;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < end && range[1] >= end) start = range[0];
    },
  });
  return start;
}

function findUnknownAlias(document: Document): YamlFault | undefined {
  let fault: YamlFault | undefined;
  visit(document, {
    Alias(_, node) {
      if (node.resolve(document)) return undefined;
      fault = { offset: node.range?.[0] ?? 0, message: `a value starts with *: ${QUOTE}` };
      return visit.BREAK;
    },
  });
  return fault;
}

/** Finds a value that " #" cuts off: YAML reads the rest as a comment, without an error. */
function findCutValue(document: Document, source: string): YamlFault | undefined {
  let fault: YamlFault | undefined;
  visit(document, (_, node) => {
    if (!isScalar(node) || node.type !== "PLAIN" || !node.range) return undefined;
    const [start, end] = node.range;
    if (!/^[ \t]+#/.test(source.slice(end)) && !(start === end && source[end] === "#"))
      return undefined;
    fault = { offset: start, message: `a value contains #, which cuts off the rest: ${QUOTE}` };
    return visit.BREAK;
  });
  return fault;
}
