import { mixColors, type GetColor, type Scheme } from "./colors";

/** Returns the mark with round corners as SVG. */
export function drawFavicon(color: GetColor): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\n${drawMark(color, 8)}\n</svg>\n`;
}

/** Returns the mark with square corners, because phones round their icons themselves. */
export function drawTouchIcon(color: GetColor): string {
  return drawFavicon(color).replace(drawMark(color, 8), drawMark(color, 0));
}

/** Returns the share image of pages without a picture, 1200 × 630. */
export function drawShareImage(color: GetColor): string {
  const lines = [
    ...listSteps(40, 1200, 80).map((x) => `M${x} 0v630`),
    ...listSteps(35, 630, 70).map((y) => `M0 ${y}h1200`),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${color("paper")}"/>
  <path d="${lines.join("")}" fill="none" stroke="${mixColors(color("paper"), color("line"), 0.55)}" stroke-width="2"/>
  <path d="M-7 519 160 470 310 510 470 396 600 356 870 230 1000 260 1207 112" fill="none" stroke="${color("line-strong")}" stroke-width="8"/>
  <g transform="translate(450 165) scale(9.375)">
${drawMark(color, 8)}
  </g>
</svg>
`;
}

/** Returns an SVG of static/pictures with the colours of both schemes. */
export function paintSvg(picture: string, color: GetColor): string {
  return picture.replace(/^ *<style>.*?<\/style>\n/ms, `${createStyle(color)}\n`);
}

/** Returns src/theme/theme-color.ts, because the browser's bars read no custom properties. */
export function createThemeModule(color: GetColor): string {
  return `/** The paper of tokens.css for the browser's own bars; written by \`npm run brand\`. */
export const themeColor = { light: "${color("paper")}", dark: "${color("paper", "dark")}" } as const;
`;
}

function drawMark(color: GetColor, radius: number): string {
  const ink = color("on-brand");
  return `  <rect width="32" height="32" rx="${radius}" fill="${color("brand")}"/>
  <path d="M9 11v15M16 5v17M23 8v15" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" opacity=".75"/>
  <rect x="6.5" y="15" width="5" height="7.5" rx="1" fill="${ink}"/>
  <rect x="13.5" y="8.5" width="5" height="9.5" rx="1" fill="${color("inverse-accent")}"/>
  <rect x="20.5" y="11.5" width="5" height="6.5" rx="1" fill="${ink}"/>`;
}

function createStyle(color: GetColor): string {
  return `  <style>
${listClasses(color, "light").join("\n")}
    path,line,circle,rect{stroke-linecap:round;stroke-linejoin:round}
    .line,.text,.accent,.highlight,.on{fill:none;stroke-width:3}.sheet{stroke-width:2}.dash{stroke-dasharray:2 8}
    @media (prefers-color-scheme:dark){
${listClasses(color, "dark")
  .map((line) => `  ${line}`)
  .join("\n")}
    }
  </style>`;
}

function listClasses(color: GetColor, scheme: Scheme): string[] {
  const getHex = (name: string) => color(name, scheme);
  const soft =
    scheme === "light" ? getHex("sunken") : mixColors(getHex("surface"), getHex("line"), 0.25);
  return [
    `    .sheet{fill:${getHex("surface")};stroke:${getHex("line")}}.soft{fill:${soft}}.tint{fill:${getHex("accent-tint")}}.warm{fill:${getHex("highlight-tint")}}`,
    `    .on{stroke:${getHex("on-accent")}}.line{stroke:${getHex("line")}}.text{stroke:${getHex("line-strong")}}.accent{stroke:${getHex("accent")}}.highlight{stroke:${getHex("highlight")}}`,
    `    .fill-accent{fill:${getHex("accent")}}.fill-highlight{fill:${getHex("highlight")}}`,
  ];
}

function listSteps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / by) }, (_, index) => from + index * by);
}
