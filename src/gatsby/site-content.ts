import { createRequire } from "node:module";
import { resolve } from "node:path";
import { register } from "tsx/cjs/api";
import type * as v from "valibot";
import { fillAll } from "../content/placeholders";
import { ContentError, filesOf, readYamlFile, sourceLocation } from "../content/read-content";
import { schema as siteSchema, type Site } from "../content/site.schema";

const FOLDER = resolve("content");

/** content/site.yaml, checked. Throws a ContentError that names file, line and field. */
export function readSite(): Site {
  return readYamlFile(resolve(FOLDER, "site.yaml"), siteSchema);
}

/** The faults of every YAML file with line and field; files that nothing reads are among them. */
export function yamlFaults(site: Site, folder = FOLDER): string[] {
  const schemas = contentSchemas();
  return filesOf(folder, ".yaml").flatMap((name) => {
    const file = resolve(folder, name);
    const schema = schemas.get(name);
    if (!schema) {
      return `${sourceLocation(file, 1)}: no part of the site reads this file; is its name misspelt?`;
    }
    // Placeholders take their values from site.yaml, so there they are plain text.
    const fill = name === "site.yaml" ? undefined : (value: unknown) => fillAll(value, site);
    try {
      readYamlFile(file, schema, fill);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.lines;
      throw error;
    }
  });
}

/** Found by their names, so that a new file of content/ is in no list (docs/decisions/0003). */
function contentSchemas(): Map<string, v.GenericSchema> {
  const require = createRequire(resolve("package.json"));
  const unregister = register();
  try {
    const modules = filesOf(resolve("src"), ".schema.ts").map((name): SchemaModule =>
      require(resolve("src", name)),
    );
    return new Map(
      modules.flatMap(({ file, schema }) => (file && schema ? [[file, schema] as const] : [])),
    );
  } finally {
    unregister();
  }
}

type SchemaModule = { file?: string; schema?: v.GenericSchema };
