import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mixColors, readColors } from "../../tools/brand/colors";
import { drawFont, fontNames } from "../../tools/brand/fonts";
import { site } from "../../src/content/site";
import { wordmark } from "../../src/theme/wordmark";
import { drawFavicon, paintSvg, drawShareImage, createThemeModule } from "../../tools/brand/draw";

const css = readFileSync("src/theme/tokens.css", "utf8");
const color = readColors(css);
const pictures = readdirSync("static/pictures");

// `npm run brand` fixes what fails here.
describe("images drawn from the tokens", () => {
  it("static/favicon.svg is current", () => {
    expect(readFileSync("static/favicon.svg", "utf8")).toBe(drawFavicon(color));
  });

  it.each(pictures)("static/pictures/%s is current", (name) => {
    const picture = readFileSync(`static/pictures/${name}`, "utf8");
    expect(picture).toContain("<style>");
    expect(paintSvg(picture, color)).toBe(picture);
  });

  it.each(fontNames)("src/theme/fonts/%s is current", async (name) => {
    expect(readFileSync(`src/theme/fonts/${name}`).equals(await drawFont(name))).toBe(true);
  });

  it.each(["Figtree", "Fraunces"])("%s, preloaded, has one file (decision 0008)", (name) => {
    const faces = readFileSync("src/theme/fonts.css", "utf8").split("@font-face");
    const own = faces.filter((face) => face.includes(`"${name} Variable"`));
    expect(own).toEqual([expect.not.stringContaining("range")]);
  });

  it("HDR-01 src/theme/wordmark.ts names a drawing of the product", () => {
    const args = ["tools/brand/wordmark.mjs", site.brand.product];
    const drawn = execFileSync(process.execPath, args, { encoding: "utf8" });
    expect(readFileSync(`static${wordmark.path}`, "utf8")).toBe(drawn);
    expect(drawn).toContain(`viewBox="${wordmark.box}"`);
    expect(wordmark.name).toBe(site.brand.product);
  });

  it("src/theme/theme-color.ts is current", () => {
    expect(readFileSync("src/theme/theme-color.ts", "utf8")).toBe(createThemeModule(color));
  });
});

describe("another brand colour", () => {
  const other = readColors(
    css
      .replaceAll(/(--color-brand: )#\w+/g, "$1#123456")
      .replaceAll(/(--color-accent-tint: )#\w+/g, "$1#654321"),
  );

  it("reaches every drawing", () => {
    expect(drawFavicon(other)).toContain('fill="#123456"');
    expect(drawShareImage(other)).toContain('fill="#123456"');
    const picture = readFileSync(`static/pictures/${pictures[0]}`, "utf8");
    expect(paintSvg(picture, other)).toContain(".tint{fill:#654321}");
  });

  it("is refused with its name if it is not a plain colour", () => {
    expect(() => readColors("--color-brand: var(--x);")("brand")).toThrow("--color-brand");
  });

  it("is mixed channel by channel", () => {
    expect(mixColors("#000000", "#ff8040", 0.5)).toBe("#804020");
  });
});
