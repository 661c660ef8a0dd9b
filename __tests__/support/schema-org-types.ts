import { resolve } from "node:path";
import ts from "typescript";

/**
 * What schema.org's vocabulary, as schema-dts has it in types, finds wrong with JSON-LD blocks: unknown
 * types and properties, values of the wrong kind. Needs no network.
 */
export function vocabularyErrors(blocks: readonly object[]): string[] {
  const file = resolve("__tests__/json-ld.ts");
  const lines = blocks.map(
    (block, index) => `export const block${index}: DataOf<Thing> = ${JSON.stringify(block)};`,
  );
  const source = [
    'import type { Thing } from "schema-dts";',
    'import type { DataOf } from "../src/app/json-ld/structured-data";',
    ...lines,
  ].join("\n");
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.getSourceFile = (name, language, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, language)
      : getSourceFile(name, language, ...rest);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText, start = 0 }) => {
      const line = source.slice(0, start).split("\n").length - 3;
      const said = ts.flattenDiagnosticMessageText(messageText, "\n").slice(0, 300);
      return `${JSON.stringify(blocks[line]).slice(0, 120)}: ${said}`;
    });
}
