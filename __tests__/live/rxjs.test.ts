import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as parts from "../../src/live/rxjs";

const APOLLO = "node_modules/@apollo/client";

test("every part of RxJS that Apollo imports is in the bundle", () => {
  const files = readdirSync(APOLLO, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".js") && !file.includes("__cjs"));
  const imports = sources.flatMap((file) => [
    ...readFileSync(join(APOLLO, file), "utf8").matchAll(/import \{([^}]+)\} from ["']rxjs["']/g),
  ]);
  const names = imports.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  expect(names).not.toEqual([]);
  expect([...new Set(names.filter(Boolean))].sort()).toEqual(Object.keys(parts).sort());
});
