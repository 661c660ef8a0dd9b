import { createRequire } from "node:module";
import { resolve } from "node:path";
import { register } from "tsx/cjs/api";
import * as v from "valibot";
import { schema as claimsSchema } from "../src/content/claims.schema";
import { schema as claimWordsSchema } from "../src/content/claim-words.schema";
import { hideClaims } from "../src/content/hidden-claims";
import { fillValues } from "../src/content/placeholders";
import { ContentError, listFiles, readYamlFile, formatLocation } from "../src/content/read-content";
import { schema as siteSchema, type Site } from "../src/content/site.schema";
import { toClaimValues, showClaims } from "../src/content/shown-claims";
import { getIndianDay } from "../src/shared/domain/clock";
import { bindRupeeSign } from "../src/shared/domain/text";
import { NAVIGATION_FILE, removeMissingPages } from "./pages/existing-pages";

const FOLDER = resolve("content");
export const SITE_FILE = resolve(FOLDER, "site.yaml");

export const CLAIMS_FILE = resolve(FOLDER, "claims.yaml");
/** Files whose change affects all others. */
export const VALUE_FILES = [SITE_FILE, CLAIMS_FILE];

export type SiteValues = Site & { claims: Record<string, string> };

/** Reads content/site.yaml with today's claims. Throws a ContentError with file, line and field. */
export function readSite(today = getBuildDay()): SiteValues {
  return { ...readYamlFile(SITE_FILE, siteSchema), claims: toClaimValues(readShownClaims(today)) };
}

/** Reads content/claims.yaml, including expired claims. Throws a ContentError. */
export function readClaims() {
  return readYamlFile(CLAIMS_FILE, claimsSchema);
}

/** Reads the words around claims and their table. Throws a ContentError. */
export function readClaimWords() {
  return readYamlFile(resolve(FOLDER, "compliance/claim-words.yaml"), claimWordsSchema);
}

function readShownClaims(today: string) {
  return showClaims(readClaims(), today, readClaimWords().dated);
}

/** Returns today in India, or SITE_TODAY. */
export function getBuildDay(): string {
  return getIndianDay(process.env.SITE_TODAY ?? null);
}

/** Returns undefined for site.yaml and claims.yaml, whose texts are the values of placeholders. */
function createFill(file: string, site: Site) {
  return VALUE_FILES.includes(file) ? undefined : (value: unknown) => fillValues(value, site);
}

/** Returns a YAML file as JSON with its placeholders filled. Throws a ContentError. */
export function readAsJson(file: string, today = getBuildDay()): string {
  if (file === CLAIMS_FILE) return bindRupeeSign(JSON.stringify(readShownClaims(today)));
  const site = readSite(today);
  const content = hideClaims(readYamlFile(file, v.unknown(), createFill(file, site)));
  const json = JSON.stringify(
    file === NAVIGATION_FILE ? removeMissingPages(content, site) : content,
  );
  return file === SITE_FILE ? json : bindRupeeSign(json);
}

/** Returns the errors of every YAML file with line and field, missing files, and files that nothing reads. */
export function findYamlErrors(site: Site, folder = FOLDER): string[] {
  const schemas = loadContentSchemas();
  return [...new Set([...listFiles(folder, ".yaml"), ...schemas.keys()])].flatMap((name) => {
    const file = resolve(folder, name);
    const schema = schemas.get(name);
    if (!schema) {
      return `${formatLocation(file, 1)}: no part of the site reads this file; correct its name or remove it`;
    }
    try {
      readYamlFile(file, schema, createFill(file, site));
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.lines;
      throw error;
    }
  });
}

/** Returns the schemas of all *.schema.ts by file of content/, so that no list is needed (docs/decisions/0003). */
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
