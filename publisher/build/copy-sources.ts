import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { readdir, rm } from "node:fs/promises";

/** Gatsby's compiler searches only the copy, not the checkout, because the copy has a lock file. */
export const SITE_SOURCES = [
  "src",
  "content",
  "static",
  "builder",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * Updates the copy of the sources. Outside the checkout it gets a link to node_modules. `content`: a
 * folder with the content/ and further static/pictures/ to use.
 */
export function copySources(checkout: string, target: string, content = checkout): void {
  mkdirSync(target, { recursive: true });
  if (relative(checkout, target).startsWith("..")) linkPackages(checkout, target);
  for (const name of SITE_SOURCES) {
    const from = join(name === "content" ? content : checkout, name);
    removeDeleted(from, join(target, name));
    copyFolder(from, join(target, name));
  }
  if (content !== checkout) copyFolder(join(content, PICTURES), join(target, PICTURES));
}

const PICTURES = "static/pictures";

function copyFolder(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source, copy) => !isUpToDate(source, copy),
  });
}

function linkPackages(checkout: string, target: string): void {
  const link = join(target, "node_modules");
  rmSync(link, { force: true });
  symlinkSync(join(checkout, "node_modules"), link);
}

function removeDeleted(from: string, to: string): void {
  if (!statSync(to, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(to, { recursive: true, encoding: "utf8" })) {
    if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true, force: true });
  }
}

function isUpToDate(source: string, copy: string): boolean {
  const [one, other] = [statSync(source), statSync(copy, { throwIfNoEntry: false })];
  if (one.isDirectory() || other === undefined) return false;
  // Copied times are whole milliseconds.
  return one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 2;
}

/** Webpack's cache is keyed by content and contains no pages; it halves a build's time. */
const COMPILED = ["webpack"];

/** Removes the output of builds from a site's folder, with or without compiled code. */
export async function removeOutput(
  siteFolder: string,
  { keepCompiled }: { keepCompiled: boolean },
): Promise<void> {
  const cache = join(siteFolder, ".cache");
  const savedNames = keepCompiled ? COMPILED : [];
  const names = await readdir(cache).catch(() => []);
  const paths = names.filter((name) => !savedNames.includes(name)).map((name) => join(cache, name));
  for (const path of [join(siteFolder, "public"), ...paths]) {
    await rm(path, { recursive: true, force: true });
  }
}
