import type { Root } from "hast";
import { readRawText, visit } from "./node-tools";

const COMMENT_OR_AT_RULE =
  /\/\*[^]*?(?:\*\/|$)|<!--|-->|@[^@{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;
/** Selectors that depend only on their own element: h2, .c1, h2.c1, #c1. */
const SIMPLE = /^(?=.)(?:[a-z][a-z\d]*)?(?:[.#][\w-]+)?$/;

/** Copies the rules of a text's `<style>` elements into the `style` attributes of the selected elements. */
export function applyStyleSheets(tree: Root): void {
  const rules = new Map<string, string>();
  visit(tree, (element) => {
    if (element.tagName !== "style") return;
    const styles = readRawText(element).replace(COMMENT_OR_AT_RULE, "");
    for (const [selectors = "", declared = ""] of styles.split("}").map((rule) => rule.split("{")))
      for (const selector of selectors.split(",").map((each) => each.trim()))
        if (SIMPLE.test(selector)) rules.set(selector, `${rules.get(selector) ?? ""};${declared}`);
  });
  if (rules.size === 0) return;
  visit(tree, ({ tagName, properties }) => {
    const { className, id, style = "" } = properties;
    const classes = Array.isArray(className) ? className.map((name) => `.${name}`) : [];
    const selectors = ["", ...classes, `#${String(id)}`].flatMap((name) => [name, tagName + name]);
    const declared = selectors.flatMap((selector) => rules.get(selector) ?? []);
    if (declared.length > 0) properties.style = [...declared, style].join(";");
  });
}
