import { site, type Site } from "../../src/content/site";

const copySite = (): Site => JSON.parse(JSON.stringify(original)) as Site;
const original = JSON.parse(JSON.stringify(site)) as Site;

/** Restores values of site.yaml that a test has changed or removed. */
export function restoreSite(): void {
  for (const key of Object.keys(site)) Reflect.deleteProperty(site, key);
  Object.assign(site, copySite());
}
