// Prints a name in the face of headings as SVG.
//
//   node wordmark.mjs <name>

import { readFileSync } from "node:fs";
import fontverter from "fontverter";
import { Blob, Buffer as TextBuffer, Face, Font, shape } from "harfbuzzjs";

/** Units of a line's height; browsers put the face's baseline 0.86 of it below the line's top. */
const EM = 150;
const BASELINE = 0.86 * EM;
const LETTER_SPACING = -0.015 * EM;

/** A command of an outline, or a point. */
const STEP = /([MLQCZ])|(-?[\d.]+),(-?[\d.]+)/g;

const [name] = process.argv.slice(2);
const woff2 = readFileSync("src/theme/fonts/fraunces.woff2");
const bytes = Uint8Array.from(await fontverter.convert(woff2, "truetype"));
const font = new Font(new Face(new Blob(bytes.buffer), 0));
font.setScale(EM, EM);
const buffer = new TextBuffer();
buffer.addText(name);
buffer.guessSegmentProperties();
shape(font, buffer);
let [left, start, end] = [0, [0, 0], [0, 0]];
const path = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance }) => {
  if (codepoint === 0) throw new Error(`The face of headings lacks a letter of "${name}".`);
  const steps = font.glyphToPath(codepoint).replace(STEP, toRelativeStep);
  left += xAdvance + LETTER_SPACING;
  return steps.replaceAll(" -", "-");
});

/** Relative steps compress best; only the first of an outline is absolute. */
function toRelativeStep(_step, command, x, y) {
  if (command) start = command === "M" ? [0, 0] : end;
  if (command) return command === "M" ? "M" : command.toLowerCase();
  end = [Math.round(left + Number(x)), Math.round(BASELINE - y)];
  return `${end[0] - start[0]} ${end[1] - start[1]}`;
}

const box = `0 0 ${Math.ceil(left)} ${EM}`;
console.log(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path id="name" d="${path.join("")}"/></svg>`,
);
