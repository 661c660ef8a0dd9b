import { OWN_SECRET, listProgramArgs, runCms, type RunningCms } from "./running-cms";

const VERIFY = listProgramArgs("src/setup/verify-audit-log.ts");

/** Returns exit code and "Audit log:" lines of `npm run audit:verify` for a CMS. */
export async function runAuditVerify(
  { dataDir }: Pick<RunningCms, "dataDir">,
  settings: NodeJS.Dict<string>,
  ...hashes: string[]
) {
  const env = Object.assign({ ...process.env }, settings, { ...OWN_SECRET, DATA_DIR: dataDir });
  const { code, output } = await runCms([...VERIFY, ...hashes], env);
  return { code, lines: output.split("\n").filter((line) => line.startsWith("Audit log:")) };
}
