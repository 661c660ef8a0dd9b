/** Properties that every browser with `type="module"` knows without a prefix. */
const NAMES = [
  "align|justify|flex|order|box-(?:align|pack|flex|direction)",
  "animation|transform|transition|filter|appearance|clip-path|column-gap|margin|padding",
].join("|");

const OLD_STYLES = new RegExp(
  [
    String.raw`(?<=[{;])-ms-[\w-]+:[^;}]*;?`,
    String.raw`(?<=[{;])-(?:webkit|moz)-(?:${NAMES})[\w-]*:[^;}]*;?`,
    // Keeps a value that no standard one follows, as for -webkit-line-clamp.
    String.raw`(?<=[{;])(display|position):-[^;}]*;(?=(?:\1:[^;}]*;)*\1:[a-z])`,
    String.raw`@-webkit-keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\}`,
  ].join("|"),
  "g",
);

/** Removes prefixes for browsers before 2018, except Safari's: 250 to 650 bytes a page. */
export function removeOldPrefixes(css: string): string {
  return css.replace(OLD_STYLES, "");
}
