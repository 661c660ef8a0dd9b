import { join } from "node:path";
import encodeQR from "qr";
import { APP_QR_PATH, getAppCodeAddress } from "../../src/content/app-code";
import type { Site } from "../../src/content/site.schema";
import { writeIfChanged } from "./write-if-changed";

/** Modules. Readers need a light margin; the page adds more around the picture. */
const MARGIN = 2;

/** Writes the QR code of the download page below `root` (HOM-10). */
export function writeQrCode(root: string, site: Site): void {
  writeIfChanged(join(root, APP_QR_PATH), drawQrCode(getAppCodeAddress(site)));
}

function drawQrCode(text: string): string {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: MARGIN });
  const runs = modules.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? "#" : " "))
        .join("")
        .matchAll(/#+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  const side = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${runs.join("")}"/></svg>\n`;
}
