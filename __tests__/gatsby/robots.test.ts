/** @jest-environment node */
import { readFileSync } from "node:fs";
import { writeRobots } from "../../publisher/manifest/adapter";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const inFolder = createTestFolder();
const written = () => readFileSync(inFolder("public/robots.txt"), "utf8");

test("BLD-04 robots.txt names the sitemap of the site's address of now, unless static/ brings one", async () => {
  await writeFiles(inFolder(), { "public/robots.txt": "Sitemap: https://earlier.example/old.xml" });
  writeRobots(inFolder("public"), "https://site.example");
  expect(written()).toContain("Sitemap: https://site.example/sitemap-index.xml");
  const own = { "static/robots.txt": "own", "public/robots.txt": "own" };
  await writeFiles(inFolder(), own);
  writeRobots(inFolder("public"), "https://site.example");
  expect(written()).toBe("own");
});
