import type { Root } from "hast";
import { readRawText, visitElements } from "./node-tools";

const COMMENT_OR_AT_RULE =
  /\/\*[^]*?(?:\*\/|$)|<!--|-->|@[^@{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;
/** Selectors that depend only on their own element: h2, .c1, h2.c1, #c1. */
const SIMPLE = /^(?=.)(?:[a-z][a-z\d]*)?(?:[.#][\w-]+)?$/;

/** Copies the rules of a text's `<style>` elements into the `style` attributes of the selected elements. */
export function applyStyleSheets(tree: Root): void {
  const rules = new Map<string, string>();
  visitElements(tree, (element) => {
    if (element.tagName !== "style") return;
    const styles = readRawText(element).replace(COMMENT_OR_AT_RULE, "");
    for (const [selectors = "", block = ""] of styles.split("}").map((rule) => rule.split("{")))
      for (const selector of selectors.split(",").map((text) => text.trim()))
        if (SIMPLE.test(selector)) rules.set(selector, `${rules.get(selector) ?? ""};${block}`);
  });
  if (rules.size === 0) return;
  visitElements(tree, ({ tagName, properties }) => {
    const { className, id, style = "" } = properties;
    const classes = Array.isArray(className) ? className.map((name) => `.${name}`) : [];
    const selectors = ["", ...classes, `#${String(id)}`].flatMap((name) => [name, tagName + name]);
    const blocks = selectors.flatMap((selector) => rules.get(selector) ?? []);
    if (blocks.length > 0) properties.style = [...blocks, style].join(";");
  });
}
