import { isScalar, visit, type Document, type ErrorCode } from "yaml";

type YamlFault = { offset: number; message: string };

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
export function findYamlFault(document: Document, source: string): YamlFault | undefined {
  const [error] = document.errors;
  if (!error) return findUnknownAlias(document) ?? findCutValue(document, source);
  const codes = document.errors.map(({ code }) => code);
  // With a second error, the cause is a wrongly indented field, not a colon in a value.
  const code =
    codes.includes("MULTILINE_IMPLICIT_KEY") && codes.length > 1 ? "BAD_INDENT" : error.code;
  return {
    offset: code === "MISSING_CHAR" ? findTextStart(document, error.pos[0]) : error.pos[0],
    message: FIXES[code] ?? `${error.message}: correct this line, or ${QUOTE}`,
  };
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
