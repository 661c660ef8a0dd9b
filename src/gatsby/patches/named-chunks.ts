// Gains: a page of 14.6 kB with its headers needs one round trip; 43 hashes of 20 digits would add
// 0.18 to 0.29 kB (brotli) to each page. With names as ids, webpack's runtime needs no table of names.
// For Gatsby 5.16; drop it when Gatsby no longer writes all chunks into every page.

import type { Compiler, Configuration } from "webpack";

/** Changes the configuration: chunk names as ids, and hashes of 10 digits. */
export function namedChunks({ optimization, output }: Configuration): void {
  if (optimization) optimization.chunkIds = "named";
  if (output) output.hashDigestLength = 10;
}

/** Leaves only what Gatsby's loader looks up in its table of chunks: app and pages (0.16 kB a page). */
export function listPageChunks({ hooks }: Compiler): void {
  // Not by changing names, which would also rename the files of this process's next build.
  hooks.done.tap({ name: "list-page-chunks", stage: -1 }, ({ compilation }) => {
    compilation.chunkGroups = compilation.chunkGroups.filter(({ name }) => LISTED.test(name ?? ""));
  });
}

const LISTED = /^(?:app$|component---)/;
