import { join } from "node:path";
import { ProcessSupervisor } from "../../server/process/process-supervisor";
import type { Program, ProgramSpec } from "../../server/process/program";
import { SITE_SOURCES } from "../../publisher/build/copy-sources";
import { SiteBuilder } from "../../publisher/build/site-builder";
import { hashInputs } from "../../server/process/input-hash";
import { createGatsbyCopy } from "../support/gatsby-copy";
import { startContentApi } from "./content-api";

type Options = { posts: number; limitMs: number };

/** Starts a warm builder of the real Gatsby on a copy of the site, with an API that tests change. */
export async function openWarmBuilder({ posts, limitMs }: Options) {
  let buildPid = 0;
  const supervisor = new (class extends ProcessSupervisor {
    override start(spec: ProgramSpec): Program {
      const program = super.start(spec);
      buildPid = program.pid;
      void program.ended.then(() => (buildPid = buildPid === program.pid ? 0 : buildPid));
      return program;
    }
  })();
  const copy = await createGatsbyCopy();
  const api = await startContentApi(posts);
  const writeFault = join(copy.folder, "write-fault");
  /** `setting` is part of the hash of the build's inputs. */
  const inputs = { setting: "first" };
  const builder = new SiteBuilder(
    {
      checkout: process.cwd(),
      siteFolder: copy.folder,
      releases: join(copy.folder, "releases"),
      env: {
        ...process.env,
        SITE_TODAY: "2026-11-26",
        API_TIMEOUT_MS: "4000",
        API_RETRIES: "0",
        GATSBY_TELEMETRY_DISABLED: "1",
        GATSBY_API_HOST: api.origin,
        WRITE_FAULT: writeFault,
        NODE_OPTIONS: `--require ${join(__dirname, "failing-file.cjs")}`,
      },
      limitMs,
      warm: { maxMemory: 4e9 },
      hashInputs: () => hashInputs(copy.folder, SITE_SOURCES, [inputs.setting]),
    },
    supervisor,
  );
  return {
    api,
    builder,
    folder: copy.folder,
    edit: copy.edit,
    inputs,
    /** Controls which writes fail (failing-file.cjs). */
    writeFault,
    /** Process group of the running or idle build; 0 if there is none. */
    pid: () => buildPid,
    close: async () => {
      await supervisor.endAll();
      await api.close();
      copy.remove();
    },
  };
}

export type WarmBuilder = Awaited<ReturnType<typeof openWarmBuilder>>;
