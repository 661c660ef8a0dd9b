import type { Nodes, RootContent } from "hast";
import { createElement, createText, isBlank, isBlock, type Content } from "./node-tools";

/** Wraps each run of inline nodes in a paragraph; keeps blocks. */
export function wrapInParagraphs(nodes: Content): Content {
  return mapRuns(nodes, (run) => {
    if (run.every((node) => isBlank(node) || isBreak(node))) return [];
    // Targets of links need no paragraph.
    return run.every((node) => isBlank(node) || isAnchor(node)) ? run : [createElement("p", run)];
  });
}

/** Splits plain text into paragraphs at blank lines; returns other content unchanged. */
export function readPlainText(nodes: Content): Content {
  const hasBlocks = nodes.some((node) => isBlock(node) || hasBreak(node));
  const hasBlankLines = mapRuns(nodes, (run) =>
    run.some(isBlankLine) && !run.every(isBlank) ? run : [],
  ).some((node) => !isBlock(node));
  const hasLines = nodes.some(
    (node) => node.type === "text" && /[\n\u2028\u2029]/.test(node.value.trim()),
  );
  if (hasBlocks ? !hasBlankLines : !hasLines && !hasBlankLines) return nodes;
  return mapRuns(nodes, (run) =>
    splitAtBlankLines(run).map((part) => createElement("p", part.flatMap(breakLines))),
  );
}

/** Replaces a text's line breaks with elements. */
export function breakLines(node: Content[number]): Content {
  if (node.type !== "text" || !/[\n\u2028]/.test(node.value)) return [node];
  return node.value
    .split(/[\n\u2028]/)
    .flatMap((line, index) =>
      index === 0 ? [createText(line)] : [createElement("br"), createText(line)],
    );
}

const BLANK_LINE = /\n[ \t\u00a0]*\n\s*|\u2029/;

const isBlankLine = (node: Nodes) => node.type === "text" && BLANK_LINE.test(node.value);

function splitAtBlankLines(run: Content): Content[] {
  const parts: Content[] = [[]];
  for (const node of run) {
    const [first = "", ...rest] = node.type === "text" ? node.value.split(BLANK_LINE) : [];
    parts.at(-1)?.push(node.type === "text" ? createText(first) : node);
    for (const text of rest) parts.push([createText(text)]);
  }
  return parts.map(trimEnds).filter((part) => !part.every(isBlank));
}

/** Trims white space at both ends, which would become a line break. */
function trimEnds(part: Content): Content {
  return part.map((node, index) => {
    if (node.type !== "text") return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return createText(index === part.length - 1 ? start.trimEnd() : start);
  });
}

function mapRuns(nodes: Content, changeRun: (run: Content) => Content): Content {
  const result: Content = [];
  let run: Content = [];
  const endRun = () => {
    if (run.length > 0) result.push(...changeRun(run));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    result.push(node);
  }
  endRun();
  return result;
}

function isAnchor(node: RootContent): boolean {
  return node.type === "element" && node.tagName === "a" && node.children.length === 0;
}

function isBreak(node: Nodes): boolean {
  return node.type === "element" && node.tagName === "br";
}

function hasBreak(node: Nodes): boolean {
  return isBreak(node) || (node.type === "element" && node.children.some(hasBreak));
}
