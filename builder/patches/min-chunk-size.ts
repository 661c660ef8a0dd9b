// Gains: 0.5 kB (brotli) for a page with a small chunk that another page shares.
// For Gatsby 5.16; drop it when Gatsby's own limit of 20,000 bytes costs less.

import type { Configuration } from "webpack";

const MIN_CHUNK_BYTES = 30_000;

/** Changes the configuration. Throws if Gatsby's rules for chunks are missing. */
export function minChunkSize({ optimization }: Configuration): void {
  if (!optimization?.splitChunks)
    throw new Error("Gatsby has no rules for chunks: adapt builder/patches/min-chunk-size.ts");
  optimization.splitChunks.minSize = MIN_CHUNK_BYTES;
}
