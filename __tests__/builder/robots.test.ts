/** @jest-environment node */
import { readFileSync } from "node:fs";
import { writeRobots } from "../../builder/manifest/adapter";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const inFolder = createTestFolder();
const readRobots = () => readFileSync(inFolder("public/robots.txt"), "utf8");

test("BLD-04 robots.txt names the sitemap at the site's current address, unless static/ has its own", async () => {
  await writeFiles(inFolder(), { "public/robots.txt": "Sitemap: https://earlier.example/old.xml" });
  writeRobots(inFolder("public"), "https://site.example");
  expect(readRobots()).toContain("Sitemap: https://site.example/sitemap-index.xml");
  const own = { "static/robots.txt": "own", "public/robots.txt": "own" };
  await writeFiles(inFolder(), own);
  writeRobots(inFolder("public"), "https://site.example");
  expect(readRobots()).toBe("own");
});
