// Gains: a changed stylesheet reaches every page. Gatsby inlines the styles into pages, but renders a page
// again only if its data or the renderer's hash changes. For Gatsby 5.16; drop it when the styles count.

import { readFileSync } from "node:fs";
import type { Compiler } from "webpack";

/** Adds the file names of the styles, which contain their hashes, to the renderer's hash. */
export function hashStylesIntoRenderer({ hooks }: Compiler): void {
  hooks.thisCompilation.tap("HashStylesIntoRenderer", ({ hooks: { chunkHash } }) => {
    const stats = readFileSync("public/webpack.stats.json", "utf8");
    const styles = new Set(stats.match(/[\w-]+\.\w+\.css/g)?.sort());
    chunkHash.tap("HashStylesIntoRenderer", ({ name }, hash) => {
      if (name === "render-page") hash.update([...styles].join());
    });
  });
}
