export type Scheme = "light" | "dark";

/** A token's colour by its name without `--color-`, as "#rrggbb". */
export type GetColor = (name: string, scheme?: Scheme) => string;

/** Returns the colours of tokens.css. A getter falls back to light and throws for unknown names. */
export function readColors(css: string): GetColor {
  const [light = "", rest = ""] = css.split("@media (prefers-color-scheme: dark)");
  const [dark = ""] = rest.split("@media");
  const base = parseColors(light);
  const schemes = { light: base, dark: { ...base, ...parseColors(dark) } };
  return (name, scheme = "light") => {
    const color = schemes[scheme][name];
    if (color === undefined) throw new Error(`tokens.css has no --color-${name}: #rrggbb.`);
    return color;
  };
}

function parseColors(css: string): Record<string, string> {
  const matches = css.matchAll(/--color-([a-z-]+): (#[\da-f]{6});/g);
  return Object.fromEntries([...matches].map(([, name = "", color = ""]) => [name, color]));
}

/** Returns a colour between two; `share` is the part of the second, from 0 to 1. */
export function mixColors(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [first, second].map((color) => parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
