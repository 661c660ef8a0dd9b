import type { Element, Nodes, Root } from "hast";
import { createElement, readAttribute, type Content } from "./node-tools";

/** Before the names of targets, so that no id of the page itself is taken. */
export const TARGET_PREFIX = "text_";

/** The names that links inside a text lead to. */
export function readWantedTargets(tree: Root): Set<string> {
  const wanted = new Set<string>();
  visitLinks(tree, (_, name) => wanted.add(name));
  return wanted;
}

/** Puts the id of a target on the first element of what it became, or before it. */
export function markTarget(content: Content, name: string): Content {
  const id = toTargetId(name);
  const [first] = content;
  if (first?.type === "element" && first.properties.id === undefined) {
    first.properties.id = id;
    return content;
  }
  return [createElement("a", [], { id }), ...content];
}

/** Links lead to the ids of their targets; any other may lead to a heading, which the page names. */
export function linkTargets(tree: Root): void {
  const ids = new Set<unknown>();
  visit(tree, ({ properties }) => ids.add(properties.id));
  visitLinks(tree, (link, name) => {
    const id = toTargetId(name);
    if (ids.has(id)) link.properties.href = `#${encodeURIComponent(id)}`;
  });
}

/** The name by which links may know the element. */
export function readTargetName(element: Element, wanted: ReadonlySet<string>): string | undefined {
  const { id, name } = element.properties;
  const names = element.tagName === "a" ? [id, name] : [id];
  return names.filter((each) => typeof each === "string").find((each) => wanted.has(each));
}

/** Calls `change` for each link to a place of its own text, with the decoded name of that place. */
export function visitLinks(tree: Root, change: (link: Element, name: string) => void): void {
  visit(tree, (element) => {
    const href = element.tagName === "a" ? readAttribute(element, "href") : undefined;
    if (!href?.startsWith("#") || /^#(?:top)?$/i.test(href)) return;
    change(element, decodeName(href.slice(1)));
  });
}

function toTargetId(name: string): string {
  const words = name.replace(/\s+/g, "-");
  return words.startsWith(TARGET_PREFIX) ? words : TARGET_PREFIX + words;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function visit(node: Nodes, change: (element: Element) => void): void {
  if (node.type === "element") change(node);
  if ("children" in node) for (const child of node.children) visit(child, change);
}
