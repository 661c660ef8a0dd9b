/** Replaces @emotion/is-prop-valid (1.2 kB a page); `shouldForwardProp` excludes other props. */
export default function isPropValid(name: string): boolean {
  return name !== "as" && name !== "theme";
}
