// Gains: 0.9 kB (brotli) of each page, which needs one round trip up to 14.6 kB with its headers.
// With names as ids, webpack's runtime needs no table of names.
// For Gatsby 5.16; drop it when Gatsby no longer writes all chunks into every page.

import type { Compiler, Configuration } from "webpack";

/** Uses names as chunk ids; hashes and shared names have 10 digits. Throws without such names. */
export function namedChunks({ optimization = {}, output = {} }: Configuration): void {
  optimization.chunkIds = "named";
  output.hashDigestLength = 10;
  const { cacheGroups } = optimization.splitChunks || {};
  const shared = cacheGroups?.shared as { name?: (...facts: unknown[]) => string } | undefined;
  const name = shared?.name;
  if (!name) throw new Error("Shared chunks lack names: adapt builder/patches/named-chunks.ts");
  shared.name = (...facts) => name(...facts).slice(0, 10);
}

/** Leaves only the first chunk in the table of every page; Gatsby 5.16 cannot read it anyway. */
export function listFirstChunk({ hooks }: Compiler): void {
  // Not by changing names, which would also rename the files of this process's next build.
  hooks.done.tap({ name: "list-first-chunk", stage: -1 }, ({ compilation }) => {
    compilation.chunkGroups = compilation.chunkGroups.filter(({ name }) => name === "app");
  });
}

/** Makes the first script request the chunk named by the body's data-chunk (decision 0019). */
export function preloadPageChunk({ hooks, webpack }: Compiler): void {
  const { RuntimeGlobals, RuntimeModule } = webpack;
  class PreloadPageChunk extends RuntimeModule {
    constructor() {
      super("preload page chunk", RuntimeModule.STAGE_TRIGGER);
    }
    override generate(): string {
      const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
      return `const href = ${publicPath} + ${getChunkScriptFilename}(document.body.dataset.chunk);
const link = document.createElement("link");
document.head.append(Object.assign(link, { rel: "preload", as: "script", href }));`;
    }
  }
  hooks.thisCompilation.tap("PreloadPageChunk", (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap("PreloadPageChunk", (chunk, needs) => {
      needs.add(RuntimeGlobals.publicPath).add(RuntimeGlobals.getChunkScriptFilename);
      compilation.addRuntimeModule(chunk, new PreloadPageChunk());
    });
  });
}
