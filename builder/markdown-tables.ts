import type { Element, Nodes, Root, RootContent, Text } from "hast";
import {
  createElement,
  createText,
  readRawText,
} from "../src/shared/domain/foreign-html/node-tools";
import { splitNumbers } from "../src/shared/domain/text";

/** Columns from which rows are shown as cards on small screens (src/ui/prose.ts). */
const MIN_CARD_COLUMNS = 4;

/** Labels the cells of wide tables, and sets the roles that some browsers drop in a card layout. */
export function labelWideTables(tree: Root): void {
  for (const table of findTags(tree, ["table"])) {
    const [head] = findTags(table, ["thead"]);
    const names = (head ? findTags(head, ["th"]) : []).map(readRawText);
    if (names.length < MIN_CARD_COLUMNS) continue;
    table.properties.role = "table";
    for (const row of findTags(table, ["tr"])) {
      row.properties.role = "row";
      findTags(row, ["td", "th"]).forEach((cell, at) => {
        const isHead = cell.tagName === "th";
        cell.properties.role = isHead ? "columnheader" : at === 0 ? "rowheader" : "cell";
        if (!isHead && at > 0) cell.properties.dataLabel = names[at];
      });
    }
  }
}

/** Keeps each phone number and each pair of hours on one line. */
export function keepNumbersTogether(node: Root | Element): void {
  node.children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
    if (child.type === "element") keepNumbersTogether(child);
    return child.type === "text" ? splitText(child) : [child];
  }) as typeof node.children;
}

function splitText({ value }: Text): RootContent[] {
  return splitNumbers(value).map((part, at) =>
    at % 2 === 0
      ? createText(part)
      : createElement("span", [createText(part)], { className: ["together"] }),
  );
}

function findTags(node: Nodes, names: string[]): Element[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child) =>
    child.type === "element" && names.includes(child.tagName) ? [child] : findTags(child, names),
  );
}
