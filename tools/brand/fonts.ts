import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { addGlyph } from "./add-glyph";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** Characters of nearly every page; the "Rare" families of fonts.css have the others. */
export const COMMON = `${ascii}\u00a0©±·×é÷–—‘’“”•…−`;
const RUPEE = "₹";

/** Features that styles request or browsers apply by default. */
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"];

/** Headings have one weight (global.css). */
const DISPLAY = { wght: 560 };
const TEXT = { wght: { min: 400, max: 700 } };

/** Joiners, the dotted circle, and Devanagari without letters that only other languages use. */
const HINDI_AND_MARATHI = `\u200c\u200d\u25cc${listCharacters(
  "0901-0903 0905-090b 090d 090f-0911 0913-0928 092a-0933 0935-0943 0945 0947-0949 094b-094d 0950 0958-095f 0964-0970 0972",
)}`;

type Face = {
  file: string;
  wght: (typeof DISPLAY | typeof TEXT)["wght"];
  /** The file whose rupee sign is added to the common characters. */
  rupee?: string;
  /** A common character that another font draws (fonts.css). */
  without?: string;
  /** The characters to keep; without either option, all of them. */
  characters?: string;
};

/** The files in src/theme/fonts. */
const faces: Record<string, Face> = {
  "fraunces.woff2": {
    file: "fraunces/files/fraunces-latin-wght-normal",
    rupee: "fraunces/files/fraunces-latin-ext-wght-normal",
    without: "&",
    ...DISPLAY,
  },
  "fraunces-latin.woff2": { file: "fraunces/files/fraunces-latin-wght-normal", ...DISPLAY },
  "fraunces-latin-ext.woff2": { file: "fraunces/files/fraunces-latin-ext-wght-normal", ...DISPLAY },
  "figtree.woff2": {
    file: "figtree/files/figtree-latin-wght-normal",
    rupee: "figtree/files/figtree-latin-ext-wght-normal",
    ...TEXT,
  },
  "devanagari.woff2": {
    file: "noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal",
    characters: HINDI_AND_MARATHI,
    ...TEXT,
  },
};

export const fontNames = Object.keys(faces);

/** Returns a file of src/theme/fonts, with the same bytes each time. */
export async function drawFont(name: string): Promise<Buffer> {
  const face = faces[name];
  if (!face) throw new Error(`No font face ${name}: add it to faces in tools/brand/fonts.ts.`);
  const { file, wght, rupee, without = "", characters } = face;
  if (!rupee) {
    return subsetFont(readFontFile(file), characters, {
      targetFormat: "woff2",
      variationAxes: { wght },
      keepAllGlyphs: characters === undefined,
    });
  }
  const common = COMMON.replace(without, "");
  const options = { targetFormat: "truetype", keepFeatures: FEATURES } as const;
  const [letters, sign] = await Promise.all([
    subsetFont(readFontFile(file), common, { ...options, variationAxes: { wght } }),
    subsetFont(readFontFile(rupee), RUPEE, { ...options, variationAxes: { wght } }),
  ]);
  const joined = addGlyph(letters, sign, RUPEE);
  return subsetFont(joined, common + RUPEE, { ...options, targetFormat: "woff2" });
}

const readFontFile = (name: string) =>
  readFileSync(`node_modules/@fontsource-variable/${name}.woff2`);

/** Returns the characters of a unicode-range without "U+". */
function listCharacters(ranges: string): string {
  return ranges.replace(
    /([0-9a-f]+)(?:-([0-9a-f]+))? ?/g,
    (_range, first: string, last = first) => {
      const start = parseInt(first, 16);
      const length = parseInt(last, 16) - start + 1;
      return String.fromCodePoint(...Array.from({ length }, (_code, index) => start + index));
    },
  );
}
