// Cuts a variable font to one weight and a text's glyphs, in a process that runs while webpack
// compiles. The notice's Hindi has 7 kB; `subset-font` keeps all possible glyphs, 22 kB.
//
//   node cut-font.mjs <font file of a package> <woff2 file> <weight> <text>

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import fontverter from "fontverter";
import { Blob, Buffer as TextBuffer, Face, Font, TracePhase, shapeWithTrace } from "harfbuzzjs";

// hb-subset.h
const LAYOUT_FEATURES = 6;
const NO_HINTING = 0x001;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;

const { resolve } = createRequire(import.meta.url);
const [fontFile, woff2File, weight, text] = process.argv.slice(2);
const source = await fontverter.convert(readFileSync(resolve(fontFile)), "truetype");
const cut = await cutFont(source, Number(weight), text, findGlyphs(source, text));
writeFileSync(woff2File, await fontverter.convert(cut, "woff2", "truetype"));

/** Returns the glyphs of the text, and those that exist only between two steps of shaping. */
function findGlyphs(bytes, text) {
  const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer), 0));
  const glyphs = new Set();
  for (const word of text.split(/\s+/)) {
    const buffer = new TextBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    const steps = shapeWithTrace(font, buffer, [], 0, TracePhase.DONT_STOP);
    for (const { t, glyphs: shaped } of steps) {
      if (shaped) for (const { g } of t) glyphs.add(g);
    }
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

async function cutFont(bytes, wght, text, glyphs) {
  const wasm = readFileSync(resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm);
  const hb = instance.exports;
  hb._initialize();
  const start = hb.malloc(bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, start);
  const face = hb.hb_face_create(hb.hb_blob_create(start, bytes.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const character of text) hb.hb_set_add(characters, character.codePointAt(0));
  const wanted = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
  hb.hb_subset_input_pin_axis_location(input, face, toTag("wght"), wght);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error(`HarfBuzz could not cut ${fontFile}.`);
  const blob = hb.hb_face_reference_blob(subset);
  const offset = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer.slice(offset, offset + hb.hb_blob_get_length(blob)));
}

function toTag(name) {
  return Buffer.from(name, "latin1").readUInt32BE();
}
