import { resolve } from "node:path";
import type * as v from "valibot";
import { contentFiles, type ContentFile } from "../config/content-files";
import { NavigationSchema, type Navigation } from "../config/navigation-schema";
import { fillAll } from "../config/placeholders";
import { SiteSchema, type Site } from "../config/site-schema";
import { ContentError, place, readYamlFile } from "./content";
import { filesOf } from "./files-of";

const FOLDER = resolve("content");

/** content/site.yaml, checked. Throws a ContentError that names file, line and field. */
export function readSite(): Site {
  return readYamlFile(resolve(FOLDER, "site.yaml"), SiteSchema);
}

/** content/navigation.yaml, its placeholders filled, then checked. Throws a ContentError. */
export function readNavigation(site: Site): Navigation {
  return read("navigation.yaml", NavigationSchema, site);
}

/**
 * Checks every YAML file of content/ against its schema (src/config/content-files.ts). Throws one
 * ContentError with all faults, files that nothing reads among them.
 */
export function checkYamlContent(site: Site, folder = FOLDER): void {
  const faults = filesOf(folder, ".yaml").flatMap((name) => {
    if (!isContentFile(name)) {
      return [
        `${place(resolve(folder, name), 1)}: no part of the site reads this file; is its name misspelt?`,
      ];
    }
    try {
      read<unknown>(name, contentFiles[name], site, folder);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.lines;
      throw error;
    }
  });
  if (faults.length > 0) throw new ContentError(faults);
}

function isContentFile(name: string): name is ContentFile {
  return Object.hasOwn(contentFiles, name);
}

function read<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  site: Site,
  folder = FOLDER,
): T {
  // Placeholders take their values from site.yaml, so there they are plain text.
  const fill = name === "site.yaml" ? undefined : (value: unknown) => fillAll(value, site);
  return readYamlFile(resolve(folder, name), schema, fill);
}
