import { listNodes, type TreeNode } from "./lexical-tree";
import { readAlignment, toTag } from "./tag";

type ToHtml = (nodes: TreeNode[]) => string;

/**
 * Returns a table as HTML; leading rows of header cells become the head. If its corner is empty,
 * rows with as many cells as the first begin with a row header (WCAG 1.3.1).
 */
export function renderTable(table: unknown, toHtml: ToHtml): string {
  const rows = listNodes(table);
  const firstBodyRow = rows.findIndex((row) => !listNodes(row).every(isHeaderCell));
  const headRows = firstBodyRow === -1 ? rows.length : firstBodyRow;
  const head = rows.slice(0, headRows).map((row) => renderRow(row, "col", toHtml));
  const titles = headRows > 0 ? listNodes(rows[0]) : [];
  const named = titles[0] && isEmpty(titles[0]) ? titles.length : 0;
  const body = rows.slice(headRows).map((row) => renderRow(row, "row", toHtml, named));
  return toTag(
    "table",
    {},
    (head.length > 0 ? toTag("thead", {}, head.join("")) : "") +
      (body.length > 0 ? toTag("tbody", {}, body.join("")) : ""),
  );
}

function renderRow(row: TreeNode, scope: "col" | "row", toHtml: ToHtml, named = 0): string {
  const cells = listNodes(row).map((cell, index, { length }) => {
    const isHeader = ((index === 0 && length === named) || isHeaderCell(cell)) && !isEmpty(cell);
    const paragraph = findOnlyParagraph(cell);
    const attributes = {
      ...readAlignment(paragraph),
      scope: isHeader ? scope : null,
      colspan: toSpan(cell.colSpan),
      rowspan: toSpan(cell.rowSpan),
    };
    return toTag(isHeader ? "th" : "td", attributes, toHtml(listNodes(paragraph ?? cell)));
  });
  return toTag("tr", {}, cells.join(""));
}

/** Returns the cell's only paragraph, whose text needs no element of its own; otherwise null. */
function findOnlyParagraph(cell: TreeNode): TreeNode | null {
  const [only, ...others] = listNodes(cell);
  return only?.type === "paragraph" && others.length === 0 ? only : null;
}

function isHeaderCell(cell: TreeNode): boolean {
  return typeof cell.headerState === "number" && cell.headerState > 0;
}

/** True for a cell without text: an empty corner must not be a header cell. */
function isEmpty(node: TreeNode): boolean {
  return typeof node.text === "string" ? node.text.trim() === "" : listNodes(node).every(isEmpty);
}

const toSpan = (value: unknown) => (typeof value === "number" && value > 1 ? value : null);
