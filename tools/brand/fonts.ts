import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { addGlyph } from "./add-glyph";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** What nearly every page needs; fonts.css names the same, and the rupee sign. Any other character has the whole face. */
export const COMMON = `${ascii}\u00a0©±·×é÷–—‘’“”•…−`;
const RUPEE = "₹";

/** The features that styles ask for, or that browsers apply by themselves. */
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"];

/** Headings have one weight (global.css), italics in bold are too rare for a place in the subset. */
const DISPLAY = { wght: 560 };
const TEXT = { wght: { min: 400, max: 700 } };
const ITALIC = { wght: 400 };

type Face = { file: string; wght: (typeof DISPLAY | typeof TEXT)["wght"]; rupee?: string };

/** What stands in src/theme/fonts; with `rupee`, the file that has that sign, what is common, else the whole face. */
const faces: Record<string, Face> = {
  "fraunces.woff2": {
    file: "fraunces/files/fraunces-latin-wght-normal",
    rupee: "fraunces/files/fraunces-latin-ext-wght-normal",
    ...DISPLAY,
  },
  "fraunces-latin.woff2": { file: "fraunces/files/fraunces-latin-wght-normal", ...DISPLAY },
  "fraunces-latin-ext.woff2": { file: "fraunces/files/fraunces-latin-ext-wght-normal", ...DISPLAY },
  "figtree.woff2": {
    file: "figtree/files/figtree-latin-wght-normal",
    rupee: "figtree/files/figtree-latin-ext-wght-normal",
    ...TEXT,
  },
  "figtree-italic.woff2": {
    file: "figtree/files/figtree-latin-wght-italic",
    rupee: "figtree/files/figtree-latin-ext-wght-italic",
    ...ITALIC,
  },
};

export const fontNames = Object.keys(faces);

/** Draws a file of src/theme/fonts; the same bytes each time. */
export async function drawFont(name: string): Promise<Buffer> {
  const face = faces[name];
  if (!face) throw new Error(`No face is called ${name}`);
  const { file, wght, rupee } = face;
  const whole = { variationAxes: { wght }, keepAllGlyphs: true };
  if (!rupee) return subsetFont(fileOf(file), undefined, { targetFormat: "woff2", ...whole });
  const cut = { targetFormat: "truetype", keepFeatures: FEATURES } as const;
  const [letters, sign] = await Promise.all([
    subsetFont(fileOf(file), COMMON, { ...cut, variationAxes: { wght } }),
    subsetFont(fileOf(rupee), RUPEE, { ...cut, variationAxes: { wght } }),
  ]);
  const joined = addGlyph(letters, sign, RUPEE);
  return subsetFont(joined, COMMON + RUPEE, { ...cut, targetFormat: "woff2" });
}

const fileOf = (name: string) => readFileSync(`node_modules/@fontsource-variable/${name}.woff2`);
