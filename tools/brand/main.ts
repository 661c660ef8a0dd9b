import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { readSite } from "../../builder/site-content";
import { toSha256 } from "../../src/shared/node/sha256";
import { readColors } from "./colors";
import { drawFont, fontNames } from "./fonts";
import { drawFavicon, paintSvg, drawShareImage, createThemeModule, drawTouchIcon } from "./draw";

// `npm run brand`: redraws files in the colours of tokens.css and cuts the fonts, reproducibly.

const PICTURES = "static/pictures";
const color = readColors(readFileSync("src/theme/tokens.css", "utf8"));

async function drawFiles(): Promise<void> {
  writeFileSync("src/theme/theme-color.ts", createThemeModule(color));
  writeFileSync("static/favicon.svg", drawFavicon(color));
  for (const name of readdirSync(PICTURES)) {
    const file = `${PICTURES}/${name}`;
    writeFileSync(file, paintSvg(readFileSync(file, "utf8"), color));
  }
  for (const name of fontNames) writeFileSync(`src/theme/fonts/${name}`, await drawFont(name));
  drawWordmark(readSite().brand.product);
  await drawPng(drawFavicon(color), "static/favicon-32.png", 32);
  await drawPng(drawTouchIcon(color), "static/apple-touch-icon.png", 180, color("brand"));
  await drawPng(drawShareImage(color), "static/share-image.png", 1200, color("paper"));
}

/** The file's name contains its hash, so that browsers keep it for a year. */
function drawWordmark(name: string): void {
  const args = ["tools/brand/wordmark.mjs", name];
  const svg = execFileSync(process.execPath, args, { encoding: "utf8" });
  const path = `/static/wordmark-${toSha256(svg).slice(0, 10)}.svg`;
  const box = /viewBox="(.*?)"/.exec(svg)?.[1];
  const lines = Object.entries({ name, box, path }).map(
    ([key, value]) => `  ${key}: "${value}",\n`,
  );
  writeFileSync(
    "src/theme/wordmark.ts",
    `/** The product's name as a drawing; written by \`npm run brand\`. */
export const wordmark = {\n${lines.join("")}} as const;\n`,
  );
  rmSync("static/static", { recursive: true, force: true });
  mkdirSync("static/static");
  writeFileSync(`static${path}`, svg);
}

/** @param ground background of pictures without transparency */
async function drawPng(svg: string, file: string, width: number, ground?: string): Promise<void> {
  const density = 72 * (width / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]));
  const image = sharp(Buffer.from(svg), { density }).resize(width);
  const flattened = ground === undefined ? image : image.flatten({ background: ground });
  await flattened.png({ compressionLevel: 9, colours: width > 1000 ? 16 : undefined }).toFile(file);
}

void drawFiles();
