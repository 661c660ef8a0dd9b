/** What Emotion leaves in rendered HTML: a style element before each first use of a style. */
const STYLE = /<style data-emotion="([\w-]+) ([^"]*)">([\s\S]*?)<\/style>/g;

export type MergedStyles = {
  html: string;
  /** The attribute by which Emotion finds what is there already: its key, then all names. */
  names: string;
  css: string;
};

/**
 * Takes Emotion's style elements out of a page's HTML and makes one of them, for the head. A page
 * has up to a hundred; each would cost a hash in the Content-Security-Policy, and `:first-child`
 * would mean a style. Null where the page has none.
 */
export function mergeStyles(html: string): MergedStyles | null {
  const found = [...html.matchAll(STYLE)];
  const key = found[0]?.[1];
  if (key === undefined) return null;
  return {
    html: html.replace(STYLE, ""),
    names: [key, ...found.map(([, , names]) => names)].join(" "),
    css: found.map(([, , , css]) => css).join(""),
  };
}
