import { ProcessSupervisor } from "../../server/process/process-supervisor";
import { SiteBuilder, type BuildOptions } from "../../publisher/build/site-builder";
import { writeBuilt, type BuiltFolder } from "./built-folder";
import { createTestFolder, writeFiles } from "./temporary-folder";

// Real processes that replace Gatsby's and write into existing files like it.

const BUILD = `require("node:fs").cpSync("next", "public", { recursive: true });`;
const WARM_BUILD = `
  const build = () => { ${BUILD} };
  build();
  process.send({ event: "built" });
  process.on("message", () => {
    build();
    process.send({ event: "increment", pages: 1 });
  });
  process.once("disconnect", () => process.exit());`;

/** Creates a site for each test. Its builds, full or incremental, copy what `next` wrote. */
export function createScriptedGatsby() {
  const inFolder = createTestFolder();
  let supervisor: ProcessSupervisor;
  beforeEach(async () => {
    supervisor = new ProcessSupervisor();
    await writeFiles(inFolder(), {
      "node_modules/gatsby/cli.js": BUILD,
      "site/builder/gatsby/main.cjs": WARM_BUILD,
    });
  });
  afterEach(() => supervisor.endAll());
  const inSite = (...names: string[]) => inFolder("site", ...names);
  return {
    inFolder,
    inSite,
    /** Next output of Gatsby. */
    next: (build: BuiltFolder) => writeBuilt(inSite("next"), build),
    options: (more: Partial<BuildOptions> = {}): BuildOptions => ({
      checkout: inFolder(),
      siteFolder: inSite(),
      releases: inFolder("releases"),
      env: process.env,
      limitMs: 60_000,
      warm: { maxMemory: 4e9 },
      ...more,
    }),
    builder: (options: BuildOptions) => new SiteBuilder(options, supervisor),
  };
}
