import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes robots.txt, unless static/ brings one. */
export function writeRobots(root: string, siteUrl: string): void {
  const file = join(root, "robots.txt");
  if (!existsSync(file)) writeFileSync(file, robotsText(siteUrl));
}

/** robots.txt: everything may be read but the API, and where the sitemap is. */
function robotsText(siteUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Allow: /api/media/",
    "",
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
    "",
  ].join("\n");
}
