import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

const IMPORT = /(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;

/** Lists the TypeScript files that a program imports by relative paths, types included. */
function listFiles(entry: string): string[] {
  const files = new Set<string>();
  const visitFile = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const target = resolve(dirname(file), path);
      const found = [`${target}.ts`, target].find((name) => existsSync(name));
      if (found?.endsWith(".ts")) visitFile(found);
    }
  };
  visitFile(resolve(entry));
  return [...files].map((file) => relative(process.cwd(), file));
}

const isBuildFile = (file: string) => /^(?:publisher|builder)\//.test(file);

test("BLD-05 no build work runs in the process of the site server: it loads no code of the publisher", () => {
  const files = listFiles("server/start/site-main.ts");
  expect(files).toContain("server/site/create-site-server.ts");
  expect(files.filter(isBuildFile)).toEqual([]);
  expect(listFiles("publisher/main.ts").filter(isBuildFile)).toContain("publisher/queue/queue.ts");
});
