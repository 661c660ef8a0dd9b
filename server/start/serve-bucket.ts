import { join } from "node:path";
import { takeOverReleases } from "../../publisher/release/earlier-releases";
import { lockDataFolder } from "../process/data-folder";
import type { ProcessSupervisor } from "../process/process-supervisor";
import { checkPort, type Settings } from "../process/settings";
import { UserFacingError } from "../process/user-facing-error";
import { superviseProgram } from "./supervise-program";
import { FOLLOWS_BUCKET } from "./serve-site";

/** Serves the live release of a bucket, without a CMS or publisher on this machine (SCA-02). */
export async function serveBucket(
  settings: Settings,
  supervisor: ProcessSupervisor,
): Promise<never> {
  const { dataDir, checkout, env, host, port, isCmsEmbedded } = settings;
  if (isCmsEmbedded) throw new UserFacingError(NO_API);
  supervisor.add(await lockDataFolder(dataDir));
  await takeOverReleases(join(dataDir, "releases"));
  await checkPort({ host, port, variable: "PORT" });
  const runProgram = (name: string, file: string, ...args: string[]) =>
    superviseProgram(
      { name, args: ["--import", "tsx", join(__dirname, file), ...args], cwd: checkout, env },
      supervisor,
    );
  runProgram("The follower of the bucket", "../../publisher/follow.ts");
  await runProgram("The site server", "site-main.ts", FOLLOWS_BUCKET).waitFor("ready");
  console.log(`Site: http://${host}:${port}, from the bucket of RELEASES_BUCKET`);
  return new Promise<never>(() => undefined);
}

const NO_API =
  "GATSBY_API_HOST is not set. Set it to the site server next to the CMS, such as http://10.0.0.1:9000: with RELEASES_BUCKET, npm run serve passes /api/* and /webhooks/* on to it.";
