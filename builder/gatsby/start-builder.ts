import type { IBuildArgs } from "gatsby/dist/commands/build-html";
import type { BuilderMessage, BuilderRequest } from "./builder-messages";
import { collectGarbage } from "../patches/gatsby";
import {
  loadGatsbyInternals,
  replaceBuildCommand,
  replaceParcel,
  runGatsby,
} from "./gatsby-internals";
import { createIncrementalBuild } from "./increment";
import { readErrorMessage } from "../../src/shared/domain/read-field";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformFileSync } from "@swc/core";

/** Idle milliseconds before each garbage collection. */
const IDLE_MS = 2000;
/** V8 returns memory to the system only with later collections. */
const MAX_COLLECTIONS = 3;

/** Runs `gatsby build`, then makes increments on request in the same process. */
export function startBuilder(): void {
  const send = openChannel();
  process.env.gatsby_executing_command = "build";
  try {
    loadGatsbyInternals();
    replaceParcel(compileRootFiles);
    replaceBuildCommand(async (build, program) => {
      program.keepPageRenderer = true;
      await build(program);
      send({ event: "built" });
      return serveIncrements(send, program);
    });
  } catch (error) {
    const reason = readErrorMessage(error);
    send({ event: "leaving", reason });
  }
  runGatsby();
}

/** Hides the channel from Gatsby, which would send every line of its log through it. */
function openChannel(): (message: BuilderMessage) => void {
  const send = process.send?.bind(process);
  delete process.send;
  process.once("disconnect", () => process.exit(1));
  return (message) => void send?.(message);
}

/** Never resolves, and rejects if an increment fails: Gatsby stops when a command settles. */
function serveIncrements(
  sendMessage: (message: BuilderMessage) => void,
  program: IBuildArgs,
): Promise<never> {
  const build = createIncrementalBuild(loadGatsbyInternals(), program);
  let idle: NodeJS.Timeout | undefined;
  const scheduleCollection = (collections = 0) => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (collections === MAX_COLLECTIONS) {
        return sendMessage({ event: "resting", rss: process.memoryUsage.rss() });
      }
      collectGarbage();
      scheduleCollection(collections + 1);
    }, IDLE_MS);
  };
  scheduleCollection();
  return new Promise((_, reject) => {
    process.on("message", ({ request }: BuilderRequest) => {
      if (request !== "increment") return;
      clearTimeout(idle);
      build()
        .then(({ message, finish }) => {
          sendMessage(message);
          finish?.();
          scheduleCollection();
        })
        .catch(reject);
    });
  });
}

/** Where Gatsby looks for compiled files before it looks in the site's folder. */
const COMPILED = ".cache/compiled";

/** Compiles gatsby-config.ts and gatsby-node.ts as Gatsby does, and removes older results. */
export function compileRootFiles(siteFolder: string): void {
  const folder = join(siteFolder, COMPILED);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["gatsby-config", "gatsby-node"]) {
    const { code } = transformFileSync(join(siteFolder, `${name}.ts`), {
      swcrc: false,
      configFile: false,
      module: { type: "commonjs" },
      jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    });
    writeFileSync(join(folder, `${name}.js`), code);
  }
}
