import { createRequire } from "node:module";
import { resolve } from "node:path";
import { register } from "tsx/cjs/api";
import * as v from "valibot";
import { schema as claimsSchema } from "../content/claims.schema";
import { schema as claimWordsSchema } from "../content/claim-words.schema";
import { dropHidden } from "../content/hidden-claims";
import { fillAll } from "../content/placeholders";
import { ContentError, listFiles, readYamlFile, formatLocation } from "../content/read-content";
import { schema as siteSchema, type Site } from "../content/site.schema";
import { claimValues, showClaims } from "../content/shown-claims";
import { getIndianDay } from "../shared/domain/clock";
import { bindRupeeSign } from "../shared/domain/text";
import { NAVIGATION_FILE, removeMissingPages } from "./pages/existing-pages";

const FOLDER = resolve("content");
/** The file with the values of all placeholders. */
export const SITE_FILE = resolve(FOLDER, "site.yaml");

export const CLAIMS_FILE = resolve(FOLDER, "claims.yaml");
/** Files whose change reaches all others. */
export const VALUE_FILES = [SITE_FILE, CLAIMS_FILE];

/** The values of placeholders. */
export type SiteValues = Site & { claims: Record<string, string> };

/** content/site.yaml with today's claims. Throws a ContentError that names file, line and field. */
export function readSite(today = buildDay()): SiteValues {
  return { ...readYamlFile(SITE_FILE, siteSchema), claims: claimValues(readShownClaims(today)) };
}

export function readClaims() {
  return readYamlFile(CLAIMS_FILE, claimsSchema);
}

export function readClaimWords() {
  return readYamlFile(resolve(FOLDER, "compliance/claim-words.yaml"), claimWordsSchema);
}

function readShownClaims(today: string) {
  return showClaims(readClaims(), today, readClaimWords().dated);
}

/** Today in India, or SITE_TODAY. */
export function buildDay(): string {
  return getIndianDay(process.env.SITE_TODAY ?? null);
}

/** Placeholders take their values from these files, so there they are plain text. */
function fillFor(file: string, site: Site) {
  return VALUE_FILES.includes(file) ? undefined : (value: unknown) => fillAll(value, site);
}

/** Returns a YAML file as JSON with its placeholders filled. Throws a ContentError. */
export function toContentJson(file: string, today = buildDay()): string {
  if (file === CLAIMS_FILE) return bindRupeeSign(JSON.stringify(readShownClaims(today)));
  const site = readSite(today);
  const content = dropHidden(readYamlFile(file, v.unknown(), fillFor(file, site)));
  const json = JSON.stringify(
    file === NAVIGATION_FILE ? removeMissingPages(content, site) : content,
  );
  return file === SITE_FILE ? json : bindRupeeSign(json);
}

/** The errors of every YAML file with line and field; files that nothing reads are among them. */
export function findYamlErrors(site: Site, folder = FOLDER): string[] {
  const schemas = loadContentSchemas();
  return listFiles(folder, ".yaml").flatMap((name) => {
    const file = resolve(folder, name);
    const schema = schemas.get(name);
    if (!schema) {
      return `${formatLocation(file, 1)}: no part of the site reads this file; is its name misspelt?`;
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
export function loadContentSchemas(): Map<string, v.GenericSchema> {
  const require = createRequire(resolve("package.json"));
  const unregister = register();
  try {
    const modules = listFiles(resolve("src"), ".schema.ts").map((name): SchemaModule =>
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
