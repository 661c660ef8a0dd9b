import { resolve } from "node:path";
import * as v from "valibot";
import type { Site } from "../../src/content/site.schema";
import { toPathKey } from "../../src/shared/domain/paths";
import { listCodePages } from "./code-pages";
import { readContentPages } from "./content-pages";

/** The file whose verification links may name pages that do not exist. */
export const NAVIGATION_FILE = resolve("content/navigation.yaml");

/** The folders whose files decide which pages exist. */
export const PAGE_FOLDERS = [resolve("content"), resolve("src/pages")];

const Navigation = v.looseObject({
  footer: v.looseObject({
    verify: v.looseObject({ items: v.array(v.looseObject({ path: v.string() })) }),
  }),
});

/** Returns the navigation without verification links whose page is missing (FTR-06). */
export function removeMissingPages(navigation: unknown, site: Site): unknown {
  const { success, output } = v.safeParse(Navigation, navigation);
  if (!success) return navigation;
  const pages = readContentPages(site).pages.map(({ frontMatter }) => toPathKey(frontMatter.path));
  const existing = new Set([...listCodePages().keys(), ...pages]);
  const { footer } = output;
  const items = footer.verify.items.filter(({ path }) =>
    existing.has(toPathKey(path.split("#")[0] ?? "")),
  );
  return { ...output, footer: { ...footer, verify: { ...footer.verify, items } } };
}
