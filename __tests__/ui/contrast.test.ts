import { readFileSync } from "node:fs";
import { color } from "../../src/theme/tokens";
import { readColors } from "../../tools/brand/colors";

const css = readFileSync("src/theme/tokens.css", "utf8");
const getColor = readColors(css);

// Text needs 4.5:1, the edges of controls and the focus ring 3:1 (WCAG 2.2 AA); grounds differ visibly.
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
  ["paper", "sunken", 1.14],
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

describe.each(["light", "dark"] as const)("the %s colours", (scheme) => {
  it.each(PAIRS)("%s on %s reaches %s : 1", (text, ground, min) => {
    expect(getRatio(getColor(text, scheme), getColor(ground, scheme))).toBeGreaterThanOrEqual(min);
  });
});

it("gives every colour token a value", () => {
  const names = Object.values(color).map((reference) => reference.slice(4, -1));
  expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});

function getRatio(one: string, other: string): number {
  const [dim = 0, bright = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
