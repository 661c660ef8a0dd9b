// Adds the rupee sign to an OpenType face; HarfBuzz subsets fonts but cannot merge them.

type Tables = Map<string, Buffer>;

/** Adds the one character of `donor`, a cut of the same family and axes. Throws otherwise. */
export function addGlyph(font: Buffer, donor: Buffer, character: string): Buffer {
  const [to, from] = [readTables(font), readTables(donor)];
  const glyph = readGlyphCount(to);
  checkFont(readGlyphCount(from) === 2, "the donor has one glyph besides .notdef");
  checkFont(
    [to, from].every((font) => getTable(font, "head").readInt16BE(50) === 0),
    "offsets are short",
  );
  const [, start, end] = readOffsets(getTable(from, "loca"));
  const outline = getTable(from, "glyf").subarray(start, end);
  checkFont(outline.readInt16BE(0) > 0, "the glyph has an outline of its own");

  setTable(to, "glyf", getTable(to, "glyf"), outline);
  setTable(to, "loca", getTable(to, "loca"), toUint16(getTable(to, "glyf").length / 2));
  checkFont(getTable(to, "hhea").readUInt16BE(34) === glyph, "each glyph has a width of its own");
  setTable(to, "hmtx", getTable(to, "hmtx"), getTable(from, "hmtx").subarray(4, 8));
  getTable(to, "hhea").writeUInt16BE(glyph + 1, 34);
  const limits = getTable(to, "maxp");
  limits.writeUInt16BE(glyph + 1, 4);
  for (const at of [6, 8]) {
    limits.writeUInt16BE(
      Math.max(limits.readUInt16BE(at), getTable(from, "maxp").readUInt16BE(at)),
      at,
    );
  }
  const characters = readCharacters(getTable(to, "cmap"));
  characters.set(character.codePointAt(0) ?? 0, glyph);
  to.set("cmap", createCharacterMap(characters));
  if (to.has("gvar")) {
    to.set("gvar", addVariation(getTable(to, "gvar"), getTable(from, "gvar"), glyph));
    to.set("HVAR", addWidth(getTable(to, "HVAR"), readDelta(getTable(from, "HVAR"), 1), glyph));
  }
  return writeTables(font.readUInt32BE(0), to);
}

function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    tables.set(
      font.toString("latin1", at, at + 4),
      Buffer.from(font.subarray(start, start + length)),
    );
  }
  return tables;
}

/** Without checksums: HarfBuzz, which reads it next, writes those. */
function writeTables(version: number, tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tables.size, 4);
  let [at, start] = [12, head.length];
  const bodies = [...tables].map(([tag, table]) => {
    head.write(tag, at, "latin1");
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const body = padBuffer(table, 4);
    at += 16;
    start += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

const readGlyphCount = (tables: Tables) => getTable(tables, "maxp").readUInt16BE(4);

/** Short offsets count words. */
function readOffsets(table: Buffer): number[] {
  return Array.from({ length: table.length / 2 }, (_, at) => 2 * table.readUInt16BE(2 * at));
}

/** Code points and their glyphs of the map for Windows, which is of format 4. */
function readCharacters(table: Buffer): Map<number, number> {
  const characters = new Map<number, number>();
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, index) => 4 + 8 * index);
  const record = records.find((at) => table.readUInt32BE(at) === 0x30001);
  const map = table.subarray(table.readUInt32BE((record ?? 4) + 4));
  checkFont(map.readUInt16BE(0) === 4, "its characters are mapped by format 4");
  const size = map.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const [end, start] = [map.readUInt16BE(14 + at), map.readUInt16BE(16 + size + at)];
    const [delta, range] = [map.readUInt16BE(16 + 2 * size + at), 16 + 3 * size + at];
    for (let code = start; code <= end && code < 0xffff; code++) {
      const offset = map.readUInt16BE(range);
      const glyph = offset === 0 ? code : map.readUInt16BE(range + offset + 2 * (code - start));
      if (glyph !== 0) characters.set(code, (glyph + delta) & 0xffff);
    }
  }
  return characters;
}

/** One segment of format 4 for each run of characters whose glyphs follow one another. */
function createCharacterMap(characters: Map<number, number>): Buffer {
  const runs: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...characters].sort(([left], [right]) => left - right)) {
    const run = runs.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (run?.end === code - 1 && run.delta === delta) run.end = code;
    else runs.push({ start: code, end: code, delta });
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const search = 2 * 2 ** Math.floor(Math.log2(runs.length));
  const map = [
    ...[4, 16 + 8 * runs.length, 0, 2 * runs.length],
    ...[search, Math.log2(search / 2), 2 * runs.length - search],
    ...[...runs.map(({ end }) => end), 0, ...runs.map(({ start }) => start)],
    ...[...runs.map(({ delta }) => delta), ...runs.map(() => 0)],
  ];
  return toUint16(0, 1, 3, 1, 0, 12, ...map);
}

function readVariations(table: Buffer) {
  checkFont(table.readUInt16BE(14) === 0, "offsets of variations are short");
  const [axes, tuples] = [table.readUInt16BE(4), table.readUInt16BE(6)];
  const [shared, count] = [table.readUInt32BE(8), table.readUInt16BE(12)];
  return {
    axes,
    tuples,
    count,
    offsets: readOffsets(table.subarray(20, 22 + 2 * count)),
    shared: table.subarray(shared, shared + 2 * axes * tuples),
    data: table.subarray(table.readUInt32BE(16)),
  };
}

/** Adds how the outline changes by weight. The donor shares no tuples, so its data is copied. */
function addVariation(table: Buffer, donor: Buffer, glyph: number): Buffer {
  const [own, other] = [readVariations(table), readVariations(donor)];
  checkFont(own.axes === other.axes && own.count === glyph, "both fonts have the same axes");
  checkFont(other.tuples === 0, "the donor's variations share no tuples");
  const variation = padBuffer(other.data.subarray(other.offsets[1], other.offsets[2]), 2);
  const data = own.data.subarray(0, own.offsets.at(-1));
  const offsets = [...own.offsets, data.length + variation.length].map((offset) => offset / 2);
  const head = Buffer.from(table.subarray(0, 20));
  const sharedAt = 20 + 2 * offsets.length;
  head.writeUInt32BE(sharedAt, 8);
  head.writeUInt16BE(glyph + 1, 12);
  head.writeUInt32BE(sharedAt + own.shared.length, 16);
  return Buffer.concat([head, toUint16(...offsets), own.shared, data, variation]);
}

/** Reads HVAR's list of width changes (one byte each) and each glyph's index in it. */
function readWidths(table: Buffer) {
  const [store, map] = [table.readUInt32BE(4), table.readUInt32BE(8)];
  checkFont(map === 20 && table.readUInt8(map) === 0, "HVAR starts with a map of widths");
  checkFont(table.readUInt8(map + 1) < 16, "the entries of HVAR's map are bytes");
  checkFont(table.readUInt16BE(store + 6) === 1, "HVAR has one list of widths");
  const list = store + table.readUInt32BE(store + 8);
  checkFont(table.readUInt32BE(list + 2) === 1, "HVAR lists one byte for each width");
  const bytes = table.subarray(list + 8, list + 8 + table.readUInt16BE(list));
  return { deltas: [...bytes], count: table.readUInt16BE(map + 2), entries: map + 4 };
}

function readDelta(table: Buffer, glyph: number): number {
  const { deltas, entries } = readWidths(table);
  return deltas[table.readUInt8(entries + glyph)] ?? 0;
}

/** Adds the width change of another glyph that has the same one; HVAR then lists it twice. */
function addWidth(table: Buffer, delta: number, glyph: number): Buffer {
  const { deltas, count, entries } = readWidths(table);
  const entry = deltas.indexOf(delta);
  checkFont(entry !== -1 && count === glyph, "another glyph has the same width change");
  const end = entries + count;
  const extended = Buffer.concat([table.subarray(0, end), Buffer.of(entry), table.subarray(end)]);
  extended.writeUInt32BE(table.readUInt32BE(4) + 1, 4);
  extended.writeUInt16BE(count + 1, 22);
  return extended;
}

function getTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
}

function setTable(tables: Tables, tag: string, ...parts: Buffer[]): void {
  tables.set(tag, Buffer.concat(parts));
}

const toUint16 = (...values: number[]) =>
  Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]));

const padBuffer = (buffer: Buffer, to: number) =>
  Buffer.concat([buffer, Buffer.alloc(-buffer.length & (to - 1))]);

function checkFont(isMet: boolean, what: string): void {
  if (!isMet) throw new Error(`The fonts cannot be joined: expected that ${what}.`);
}
