import { readFileSync, readdirSync } from "node:fs";
import { compileRootFiles } from "../../../builder/gatsby/start-builder";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const inFolder = createTestFolder();

test("BLD-05 a build compiles the current gatsby-config.ts and never runs an earlier result", async () => {
  const files = { "gatsby-node.ts": "export {};", ".cache/compiled/plugins/stale.js": "stale" };
  for (const title of ["first", "second"]) {
    const config = `import { join } from "node:path";\nmodule.exports = join("${title}" as string);`;
    await writeFiles(inFolder(), { ...files, "gatsby-config.ts": config });
    compileRootFiles(inFolder());
    const folder = inFolder(".cache/compiled");
    expect(readdirSync(folder).sort()).toEqual(["gatsby-config.js", "gatsby-node.js"]);
    expect(readFileSync(`${folder}/gatsby-config.js`, "utf8")).toMatch(
      new RegExp(`require\\("node:path"\\)[^]*join\\)\\("${title}"\\)`),
    );
  }
});
