import type { Element, Root } from "hast";
import { decodeUri } from "../paths";
import { createElement, readAttribute, visitElements, type Content } from "./node-tools";

/** Prefix of target ids, so that they never equal an id of the page. */
export const TARGET_PREFIX = "text_";

/** Returns the targets of links inside a text. */
export function readWantedTargets(tree: Root): Set<string> {
  const wanted = new Set<string>();
  visitLinks(tree, (_, name) => wanted.add(name));
  return wanted;
}

/** Sets a target's id on the first element that replaces it, or inserts it before that. */
export function markTarget(content: Content, name: string): Content {
  const id = toTargetId(name);
  const [first] = content;
  if (first?.type === "element" && first.properties.id === undefined) {
    first.properties.id = id;
    return content;
  }
  return [createElement("a", [], { id }), ...content];
}

/** Points links to the ids of their targets; other links may lead to headings of the page. */
export function linkTargets(tree: Root): void {
  const ids = new Set<unknown>();
  visitElements(tree, ({ properties }) => ids.add(properties.id));
  visitLinks(tree, (link, name) => {
    const id = toTargetId(name);
    if (ids.has(id)) link.properties.href = `#${encodeURIComponent(id)}`;
  });
}

/** Returns the name that links use for the element. */
export function readTargetName(element: Element, wanted: ReadonlySet<string>): string | undefined {
  const { id, name } = element.properties;
  const names = element.tagName === "a" ? [id, name] : [id];
  return names.filter((text) => typeof text === "string").find((text) => wanted.has(text));
}

/** Calls `changeLink` for each link to a place in the same text, with its decoded name. */
export function visitLinks(tree: Root, changeLink: (link: Element, name: string) => void): void {
  visitElements(tree, (element) => {
    const href = element.tagName === "a" ? readAttribute(element, "href") : undefined;
    if (!href?.startsWith("#") || /^#(?:top)?$/i.test(href)) return;
    changeLink(element, decodeUri(href.slice(1)));
  });
}

function toTargetId(name: string): string {
  const target = name.replace(/\s+/g, "-");
  return target.startsWith(TARGET_PREFIX) ? target : TARGET_PREFIX + target;
}
