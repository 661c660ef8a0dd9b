import { readFileSync } from "node:fs";
import { themeColor } from "../../src/theme/theme-color";
import { color } from "../../src/theme/tokens";

const css = readFileSync("src/theme/tokens.css", "utf8");
const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
const schemes = { light: readColors(light), dark: { ...readColors(light), ...readColors(dark) } };

// Text needs 4.5:1, the edges of controls and the focus ring 3:1 (WCAG 2.2 AA).
const PAIRS: [string, string, number][] = [
  ...["paper", "surface", "sunken"].flatMap((ground): [string, string, number][] => [
    ["ink", ground, 7],
    ["ink-soft", ground, 4.5],
    ["ink-faint", ground, 4.5],
    ["accent", ground, 4.5],
    ["danger", ground, 4.5],
  ]),
  ...["paper", "surface"].flatMap((ground): [string, string, number][] => [
    ["line-strong", ground, 3],
    ["highlight", ground, 3],
  ]),
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-strong", 4.5],
  ["accent-strong", "accent-tint", 4.5],
  ["ink", "accent-tint", 4.5],
  ["ink-soft", "accent-tint", 4.5],
  ["ink", "highlight-tint", 4.5],
  ["ink-soft", "line", 4.5],
  ["danger", "danger-tint", 4.5],
  ["on-brand", "brand", 4.5],
  ["inverse-ink", "inverse", 4.5],
  ["inverse-soft", "inverse", 4.5],
  ["inverse-accent", "inverse", 4.5],
  ["inverse-ink", "inverse-line", 4.5],
  ["highlight", "inverse", 3],
];

describe.each(Object.entries(schemes))("the %s colours", (_, colors) => {
  it.each(PAIRS)("%s on %s reaches %s : 1", (text, ground, least) => {
    expect(contrast(value(colors, text), value(colors, ground))).toBeGreaterThanOrEqual(least);
  });
});

it("gives every colour token a value", () => {
  const names = Object.values(color).map((reference) => reference.slice(4, -1));
  expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});

it("tells the browser's bars the colour of the paper", () => {
  expect(themeColor).toEqual({
    light: value(schemes.light, "paper"),
    dark: value(schemes.dark, "paper"),
  });
});

function readColors(source: string): Record<string, string> {
  const root = source.split("@media")[0] ?? "";
  const found = root.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name, hex]) => [name, hex]));
}

function value(colors: Record<string, string>, name: string): string {
  const hex = colors[name];
  if (!hex) throw new Error(`No colour ${name}`);
  return hex;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
