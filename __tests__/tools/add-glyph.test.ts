import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { addGlyph } from "../../tools/brand/add-glyph";
import { COMMON } from "../../tools/brand/fonts";

const cutFont = (script: string, text: string) => {
  const file = `node_modules/@fontsource-variable/figtree/files/figtree-${script}-wght-normal.woff2`;
  const variationAxes = { wght: { min: 400, max: 700 } };
  return subsetFont(readFileSync(file), text, { targetFormat: "truetype", variationAxes });
};

test("a glyph is added with its outline, variation by weight, and width", async () => {
  const sign = await cutFont("latin-ext", "₹");
  const joined = addGlyph(await cutFont("latin", COMMON), sign, "₹");
  const alone = await subsetFont(joined, "₹", { targetFormat: "truetype" });
  for (const table of ["glyf", "gvar", "hmtx"]) {
    expect([table, readTable(alone, table)]).toEqual([table, readTable(sign, table)]);
  }
});

test("fonts that cannot be joined are refused with the reason", async () => {
  const letters = await cutFont("latin", COMMON);
  expect(() => addGlyph(letters, letters, "₹")).toThrow("the donor has one glyph besides .notdef");
});

function readTable(font: Buffer, tag: string): string {
  const at = font.indexOf(tag, 12, "latin1");
  const start = font.readUInt32BE(at + 8);
  const table = font.subarray(start, start + font.readUInt32BE(at + 12));
  // Shared data of all glyphs precedes their variations.
  return table.subarray(tag === "gvar" ? table.readUInt32BE(16) : 0).toString("hex");
}
