import { resolve } from "node:path";
import { HomeSchema, type Home } from "../config/home-schema";
import { NavigationSchema, type Navigation } from "../config/navigation-schema";
import { PageTextsSchema, type PageTexts } from "../config/page-texts-schema";
import { fillAll } from "../config/placeholders";
import { SiteSchema, type Site } from "../config/site-schema";
import { readYamlFile } from "./content";

const SITE = resolve("content/site.yaml");
const NAVIGATION = resolve("content/navigation.yaml");
const PAGES = resolve("content/pages.yaml");
const HOME = resolve("content/home.yaml");

/** content/site.yaml, checked. Throws a ContentError that names file, line and field. */
export function readSite(): Site {
  return readYamlFile(SITE, SiteSchema);
}

/** content/navigation.yaml, its placeholders filled, then checked. Throws a ContentError. */
export function readNavigation(site: Site): Navigation {
  return readYamlFile(NAVIGATION, NavigationSchema, (value) => fillAll(value, site));
}

/** content/pages.yaml, its placeholders filled, then checked. Throws a ContentError. */
export function readPageTexts(site: Site): PageTexts {
  return readYamlFile(PAGES, PageTextsSchema, (value) => fillAll(value, site));
}

/** content/home.yaml, its placeholders filled, then checked. Throws a ContentError. */
export function readHome(site: Site): Home {
  return readYamlFile(HOME, HomeSchema, (value) => fillAll(value, site));
}
