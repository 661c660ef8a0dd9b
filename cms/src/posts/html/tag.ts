import { escapeHtml } from "../../../../src/shared/domain/escape-html";
import { readTextField } from "../../../../src/shared/domain/read-field";

export type Attributes = Record<string, string | number | null>;

/** Returns an element as HTML without null attributes; `inner` is HTML. */
export function toTag(name: string, attributes: Attributes, inner: string | null = null): string {
  const parts = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : ` ${key}="${escapeHtml(String(value))}"`,
  );
  const open = `<${name}${parts.join("")}>`;
  return inner === null ? open : `${open}${inner}</${name}>`;
}

/** Returns the attribute of a block that is centred or aligned right in the editor (EDT-64). */
export function readAlignment(node: unknown): Attributes {
  return { "data-align": /^(?:center|right)$/.exec(readTextField(node, "format"))?.[0] ?? null };
}
