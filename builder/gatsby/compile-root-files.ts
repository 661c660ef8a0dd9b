import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformFileSync } from "@swc/core";

/** Where Gatsby looks for compiled files before it looks in the site's folder. */
const COMPILED = ".cache/compiled";

/** Compiles gatsby-config.ts and gatsby-node.ts as Gatsby does, and removes older results. */
export function compileRootFiles(siteFolder: string): void {
  const folder = join(siteFolder, COMPILED);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["gatsby-config", "gatsby-node"]) {
    const { code } = transformFileSync(join(siteFolder, `${name}.ts`), {
      swcrc: false,
      configFile: false,
      module: { type: "commonjs" },
      jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    });
    writeFileSync(join(folder, `${name}.js`), code);
  }
}
