import { escapeHtml } from "../../../../src/shared/domain/escape-html";

type Attributes = Record<string, string | number | null>;

/** Returns an element as HTML without null attributes; `inner` is HTML. */
export function toTag(name: string, attributes: Attributes, inner: string | null = null): string {
  const parts = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : ` ${key}="${escapeHtml(String(value))}"`,
  );
  const open = `<${name}${parts.join("")}>`;
  return inner === null ? open : `${open}${inner}</${name}>`;
}
