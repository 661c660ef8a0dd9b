import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns a test for paths of stale or internal files. Throws without webpack.stats.json. */
export function createStaleAssetTest(root: string): (path: string) => boolean {
  const current = listCurrentHashes(root);
  return (path) => {
    if (NOT_SERVED.test(path)) return true;
    const hash = HASHED.exec(path)?.[1];
    return hash !== undefined && !current.has(hash);
  };
}

/** Internal files of Gatsby and the adapter, and compressed copies, which only the store makes. */
const NOT_SERVED =
  /^\/(?:_gatsby$|(?:webpack\.stats|chunk-map|redirects|release)\.json)|\.(?:br|gz)$/;

const HASHED = /^\/[^/]+[-.]([0-9a-f]{10,20})\.(?:js|css)(?:$|\.)/;

/** webpack.stats.json has only named chunks; the runtime also has the lazy ones. */
function listCurrentHashes(root: string): Set<string> {
  const { assetsByChunkName }: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    readFileSync(join(root, "webpack.stats.json"), "utf8"),
  );
  const chunks = Object.values(assetsByChunkName).flat();
  const runtime = chunks
    .filter((name) => name.startsWith("webpack-runtime-"))
    .map((name) => readFileSync(join(root, name), "utf8"));
  return new Set([...chunks, ...runtime].flatMap((text) => text.match(/[0-9a-f]{10,20}/g) ?? []));
}
