import { createRequire } from "node:module";
import { resolve } from "node:path";
import { register } from "tsx/cjs/api";
import * as v from "valibot";
import { fillAll } from "../content/placeholders";
import { ContentError, filesOf, readYamlFile, sourceLocation } from "../content/read-content";
import { schema as siteSchema, type Site } from "../content/site.schema";
import { bindRupeeSign } from "../shared/domain/text";
import { NAVIGATION_FILE, withoutMissingPages } from "./pages/existing-pages";

const FOLDER = resolve("content");
/** The file with the values of all placeholders. */
export const SITE_FILE = resolve(FOLDER, "site.yaml");

/** content/site.yaml, checked. Throws a ContentError that names file, line and field. */
export function readSite(): Site {
  return readYamlFile(SITE_FILE, siteSchema);
}

/** Placeholders take their values from site.yaml, so there they are plain text. */
function fillFor(file: string, site: Site) {
  return file === SITE_FILE ? undefined : (value: unknown) => fillAll(value, site);
}

/** Returns a YAML file as JSON with its placeholders filled. Throws a ContentError. */
export function contentAsJson(file: string): string {
  const site = readSite();
  const content = readYamlFile(file, v.unknown(), fillFor(file, site));
  const json = JSON.stringify(
    file === NAVIGATION_FILE ? withoutMissingPages(content, site) : content,
  );
  return file === SITE_FILE ? json : bindRupeeSign(json);
}

/** The errors of every YAML file with line and field; files that nothing reads are among them. */
export function yamlErrors(site: Site, folder = FOLDER): string[] {
  const schemas = contentSchemas();
  return filesOf(folder, ".yaml").flatMap((name) => {
    const file = resolve(folder, name);
    const schema = schemas.get(name);
    if (!schema) {
      return `${sourceLocation(file, 1)}: no part of the site reads this file; is its name misspelt?`;
    }
    try {
      readYamlFile(file, schema, fillFor(file, site));
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
