/**
 * Replaces @emotion/is-prop-valid, which is 1.2 kB of names on every page: Emotion keeps only these
 * two props from elements. Other props are excluded where an element is styled
 * (`shouldForwardProp`).
 */
export default function isPropValid(name: string): boolean {
  return name !== "as" && name !== "theme";
}
