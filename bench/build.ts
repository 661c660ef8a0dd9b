import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { copySources } from "../publisher/build/copy-sources";
import { describeProgramFailure, type ProgramSpec } from "../server/process/program";
import { watchMemory } from "../tools/memory";
import { startContractServer } from "./contract-server";
import type { Benchmark } from "./run";

/** Measures `gatsby build` of a copy of the site, from scratch. */
export const benchBuild: Benchmark = async ({ folder, posts }, supervisor) => {
  const cwd = join(folder, "build");
  rmSync(cwd, { recursive: true, force: true });
  copySources(process.cwd(), cwd);
  const { address } = await startContractServer(posts, supervisor);
  const startMs = performance.now();
  const program = supervisor.start(describeGatsbyBuild(cwd, { GATSBY_API_HOST: address }));
  const memory = watchMemory(program.pid);
  const { ok, how } = await program.ended;
  const seconds = (performance.now() - startMs) / 1000;
  const peak = memory.end();
  if (!ok) throw describeProgramFailure(program, how);
  return [{ posts, seconds, "peak MB": peak }];
};

/** Returns `gatsby build` in a folder below the checkout, whose packages it uses. */
export function describeGatsbyBuild(cwd: string, variables: NodeJS.Dict<string> = {}): ProgramSpec {
  return {
    name: `The site build in ${cwd}`,
    args: [resolve("node_modules/gatsby/cli.js"), "build"],
    cwd,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...variables },
    isQuiet: true,
  };
}
