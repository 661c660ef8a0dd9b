/**
 * Stands in the place of @emotion/is-prop-valid, 1.2 kB of names on every page: of what an element gets,
 * Emotion keeps these two to itself. What else it shall not get is named where it is styled
 * (`shouldForwardProp`).
 */
export default function isPropValid(name: string): boolean {
  return name !== "as" && name !== "theme";
}
