import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserFacingError } from "../server/process/user-facing-error";
import { copySources } from "../publisher/build/copy-sources";
import { watchMemory } from "../tools/memory";
import { startContractServer } from "./contract-server";
import type { Benchmark, Run } from "./run";

/** `gatsby build` of a copy of the site, from nothing. */
export const benchBuild: Benchmark = async ({ folder, posts }, supervisor) => {
  const runs: Run[] = [];
  const cwd = join(folder, "build");
  for (const count of posts) {
    rmSync(cwd, { recursive: true, force: true });
    mkdirSync(cwd);
    copySources(process.cwd(), cwd);
    const { address: GATSBY_API_HOST } = await startContractServer(count, supervisor);
    const log = join(cwd, "build.log");
    const started = performance.now();
    const program = supervisor.start({
      name: "The site build",
      args: [resolve("node_modules/gatsby/cli.js"), "build"],
      cwd,
      env: { ...process.env, GATSBY_API_HOST, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
      log,
    });
    const memory = watchMemory(program.pid);
    const { ok, how } = await program.ended;
    const seconds = (performance.now() - started) / 1000;
    runs.push({ posts: count, seconds, "peak MB": memory.end() });
    if (!ok) throw new UserFacingError(`The site build failed (${how}); its log is ${log}.`);
  }
  return runs;
};
