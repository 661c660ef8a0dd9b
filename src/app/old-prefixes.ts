/** Flexbox as drafts named it, and what every browser that knows `type="module"` calls by its own name. */
const NAMES = [
  "align|justify|flex|order|box-(?:align|pack|flex|direction)",
  "animation|transform|transition|filter|appearance|clip-path|column-gap|margin|padding",
].join("|");

const OLD = new RegExp(
  [
    String.raw`(?<=[{;])-ms-[\w-]+:[^;}]*;?`,
    String.raw`(?<=[{;])-(?:webkit|moz)-(?:${NAMES})[\w-]*:[^;}]*;?`,
    // A value that no other follows is meant, as for -webkit-line-clamp.
    String.raw`(?<=[{;])(display|position):-[^;}]*;(?=(?:\1:[^;}]*;)*\1:[a-z])`,
    String.raw`@-webkit-keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\}`,
  ].join("|"),
  "g",
);

/**
 * CSS without the declarations that Emotion adds for browsers of before 2018 and that cannot be switched
 * off without a second cache in every page's script: a fifth of a page's styles, 250 to 650 bytes of its
 * brotli. What Safari still needs stays (`-webkit-user-select`, a `text-decoration` of several words).
 */
export function withoutOldPrefixes(css: string): string {
  return css.replace(OLD, "");
}
