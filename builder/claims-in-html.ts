import type { Element, ElementContent, Root, RootContent } from "hast";
import { HIDDEN } from "../src/content/hidden-claims";
import { formatShortDay } from "../src/content/shown-claims";
import { escapeHtml } from "../src/shared/domain/escape-html";
import { collectText } from "../src/shared/domain/html";
import { CLAIMS_ADDRESS, CLAIMS_ID, createClaimId } from "../src/shared/domain/paths";
import { readClaimWords, readClaims } from "./site-content";

/** Follows each claim of a text until {@link linkClaims} has linked it. */
export const CLAIM_MARK = "\uE001";

const HEADINGS = ["h1", "h2", "h3", "h4"];
const BLOCKS = [...HEADINGS, "p", "li", "td", "th"];
const SENTENCE_END = /[.!?]["')]?\s*$/;

/** Links claims to their source. Removes sentences, rows and sections with expired ones (TRU-17, TRU-18). */
export function linkClaims(tree: Root): void {
  if (!collectText(tree).includes(CLAIM_MARK)) return;
  visitBlocks(tree, readClaimWords().link);
}

/** Adds the table of claims at the end of the section named `heading`. */
export function addClaimsTable(html: string, heading: string): string {
  const start = html.indexOf(`>${heading}</h2>`);
  const next = html.indexOf("<h2", start);
  const end = next === -1 ? html.length : next;
  return html.slice(0, end) + createClaimsTable() + html.slice(end);
}

function createClaimsTable(): string {
  const { columns } = readClaimWords();
  const createRow = (tag: string, cells: string[], id = "") =>
    `<tr${id}>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join("")}</tr>`;
  const rows = Object.entries(readClaims()).map(([name, { value, statement, source, asOf }]) => {
    const cells = [value, statement, source, formatShortDay(asOf)];
    return createRow("td", cells, ` id="${createClaimId(name)}"`);
  });
  const head = createRow("th", [columns.value, columns.statement, columns.source, columns.asOf]);
  return `<div id="${CLAIMS_ID}"><table><thead>${head}</thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function visitBlocks(parent: Root | Element, label: string): void {
  for (const node of [...parent.children]) {
    if (node.type !== "element" || !collectText(node).includes(CLAIM_MARK)) continue;
    if (node.children.some((child) => isBlock(child) && collectText(child).includes(CLAIM_MARK))) {
      visitBlocks(node, label);
    } else if (!BLOCKS.includes(node.tagName)) visitBlocks(node, label);
    else linkOrRemoveBlock(parent, node, label);
    if (isEmptyBlock(node)) removeNode(parent, node);
  }
}

function linkOrRemoveBlock(parent: Root | Element, block: Element, label: string): void {
  const isHeading = HEADINGS.includes(block.tagName);
  if (!collectText(block).includes(HIDDEN)) {
    stripMarks(block);
    const target = isHeading ? findNext(parent, block, "p") : block;
    if (target && !collectText(target).endsWith(label)) target.children.push(...createLink(label));
  } else if (isHeading) removeSection(parent, block);
  else if (block.tagName === "td") parent.children = [];
  else dropSentences(block);
}

/** Removes the sentences with an expired claim, and the elements in them, from a block. */
function dropSentences(block: Element): void {
  const sentences: ElementContent[][] = [[]];
  for (const child of block.children) {
    const pieces: ElementContent[] =
      child.type === "text"
        ? child.value.split(/(?<=[.!?]["')]?\s)/).map((value) => ({ type: "text", value }))
        : [child];
    for (const piece of pieces) {
      sentences.at(-1)?.push(piece);
      if (SENTENCE_END.test(collectText(piece))) sentences.push([]);
    }
  }
  block.children = sentences
    .filter((nodes) => !nodes.some((node) => collectText(node).includes(HIDDEN)))
    .flat();
  stripMarks(block);
}

function removeSection(parent: Root | Element, heading: Element): void {
  const at = parent.children.indexOf(heading);
  const isNext = (node: RootContent) =>
    node.type === "element" && HEADINGS.includes(node.tagName) && node.tagName <= heading.tagName;
  const length = parent.children.slice(at + 1).findIndex(isNext);
  parent.children.splice(at, length === -1 ? parent.children.length : length + 1);
}

function findNext(parent: Root | Element, node: Element, tagName: string): Element | undefined {
  const at = parent.children.indexOf(node);
  const next = parent.children.slice(at + 1).find(({ type }) => type === "element");
  return next?.type === "element" && next.tagName === tagName ? next : undefined;
}

function createLink(label: string): ElementContent[] {
  const children: ElementContent[] = [{ type: "text", value: label }];
  const properties = { href: CLAIMS_ADDRESS };
  return [
    { type: "text", value: " " },
    {
      type: "element",
      tagName: "small",
      properties: {},
      children: [{ type: "element", tagName: "a", properties, children }],
    },
  ];
}

function stripMarks(node: Element): void {
  for (const child of node.children) {
    if (child.type === "text") child.value = child.value.replaceAll(CLAIM_MARK, "");
    else if (child.type === "element") stripMarks(child);
  }
}

function removeNode(parent: Root | Element, node: Element): void {
  const at = parent.children.indexOf(node);
  if (at !== -1) parent.children.splice(at, 1);
}

const isBlock = (node: RootContent) =>
  node.type === "element" && (BLOCKS.includes(node.tagName) || node.children.some(isBlock));

const isEmptyBlock = (node: Element) =>
  BLOCKS.concat("ul", "ol", "tr").includes(node.tagName) && collectText(node).trim() === "";
