import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { NOTICE_FONT } from "../../src/content/notice-font";
import { readYamlFile } from "../../src/content/read-content";
import { schema, type Notice } from "../../src/layout/notice/text.schema";

const FACE =
  "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2";

/** Writes the font of the notice's Hindi below `root`: only the glyphs of its text (NTC-01). */
export async function writeNoticeFont(root: string): Promise<void> {
  const [hindi] = readYamlFile(resolve("content/notice.yaml"), schema).languages;
  const file = join(root, NOTICE_FONT.path);
  mkdirSync(dirname(file), { recursive: true });
  const args = [FACE, file, String(NOTICE_FONT.weight), extractDevanagari(hindi)];
  await promisify(execFile)(process.execPath, [resolve("builder/outputs/cut-font.mjs"), ...args]);
}

function extractDevanagari({ title, payment, fraud }: Notice["languages"][0]): string {
  const texts = [title, payment.title, ...payment.points, fraud.title, ...fraud.points];
  const words = [...texts, fraud.report].join(" ").match(/[\u0900-\u097f\u200c\u200d]+/g);
  return [...new Set(words)].join(" ");
}
