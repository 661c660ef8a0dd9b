import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** What nearly every page needs; fonts.css names the same. Any other character has the whole face. */
const COMMON = `${ascii}\u00a0©±·×é÷–—‘’“”•…−`;
const RUPEE = "₹";

/** The features that styles ask for, or that browsers apply by themselves. */
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"];

/** Headings have one weight (global.css), italics in bold are too rare for a place in the subset. */
const DISPLAY = { wght: 560 };
const TEXT = { wght: { min: 400, max: 700 } };
const ITALIC = { wght: 400 };

type Face = { file: string; wght: (typeof DISPLAY | typeof TEXT)["wght"]; of?: string };

/** What stands in src/theme/fonts, and what each is made of; without `of` the whole face. */
const faces: Record<string, Face> = {
  "fraunces.woff2": { file: "fraunces/files/fraunces-latin-wght-normal", ...DISPLAY, of: COMMON },
  "fraunces-rupee.woff2": {
    file: "fraunces/files/fraunces-latin-ext-wght-normal",
    ...DISPLAY,
    of: RUPEE,
  },
  "fraunces-latin.woff2": { file: "fraunces/files/fraunces-latin-wght-normal", ...DISPLAY },
  "fraunces-latin-ext.woff2": { file: "fraunces/files/fraunces-latin-ext-wght-normal", ...DISPLAY },
  "figtree.woff2": { file: "figtree/files/figtree-latin-wght-normal", ...TEXT, of: COMMON },
  "figtree-rupee.woff2": {
    file: "figtree/files/figtree-latin-ext-wght-normal",
    ...TEXT,
    of: RUPEE,
  },
  "figtree-italic.woff2": {
    file: "figtree/files/figtree-latin-wght-italic",
    ...ITALIC,
    of: COMMON,
  },
  "figtree-italic-rupee.woff2": {
    file: "figtree/files/figtree-latin-ext-wght-italic",
    ...ITALIC,
    of: RUPEE,
  },
};

export const fontNames = Object.keys(faces);

/** Draws a file of src/theme/fonts; the same bytes each time. */
export function drawFont(name: string): Promise<Buffer> {
  const face = faces[name];
  if (!face) throw new Error(`No face is called ${name}`);
  const { file, wght, of } = face;
  const font = readFileSync(`node_modules/@fontsource-variable/${file}.woff2`);
  return subsetFont(font, of, {
    targetFormat: "woff2",
    variationAxes: { wght },
    ...(of === undefined ? { keepAllGlyphs: true } : { keepFeatures: FEATURES }),
  });
}
