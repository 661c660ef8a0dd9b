import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import type { ProgramSpec } from "../../server/process/program";
import type { StageControl } from "./stages";
import { NONE, type Tally } from "./tally";

/** Runs a test runner whose reporter sends counts. Returns the last of them. */
export async function runReporting(
  spec: ProgramSpec,
  supervisor: ProcessSupervisor,
  { report, signal }: StageControl,
): Promise<{ ok: boolean; counted: Tally }> {
  let counted = NONE;
  const onMessage = (message: unknown): void => {
    counted = message as Tally;
    report(counted);
  };
  const program = supervisor.start({ ...spec, onMessage });
  signal.addEventListener("abort", () => void program.end());
  const { ok } = await program.ended;
  return { ok, counted };
}
