import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { readCauseLines } from "./log-tail";
import { startProgram, type Program, type ProgramSpec } from "./program";
import { UserFacingError } from "./user-facing-error";

type Endable = { end: () => Promise<void> };

/** Ends all programs that a command has started. */
export class ProcessSupervisor {
  #parts: Endable[] = [];
  #ending = false;

  get isEnding(): boolean {
    return this.#ending;
  }

  add(part: Endable): void {
    this.#parts.push(part);
  }

  start(spec: ProgramSpec): Program {
    if (this.#ending) throw new UserFacingError("Stopped.");
    const program = startProgram(spec);
    this.add(program);
    void program.ended.then(() => this.#clearUp(program));
    return program;
  }

  /** @throws UserFacingError with the program's last lines if it fails */
  async run(spec: ProgramSpec): Promise<void> {
    const { ok, how } = await this.runToEnd(spec);
    if (!ok) throw describeProgramFailure(spec, how);
  }

  async runToEnd(spec: ProgramSpec): Promise<{ ok: boolean; how: string }> {
    const program = this.start(spec);
    const result = await program.ended;
    await this.#clearUp(program);
    return result;
  }

  /** Stops processes that a program left behind, such as workers of a crashed build. */
  async #clearUp(program: Program): Promise<void> {
    await program.end();
    this.#parts = this.#parts.filter((part) => part !== program);
  }

  async endAll(): Promise<void> {
    this.#ending = true;
    for (const part of this.#parts.reverse()) await part.end();
    this.#parts = [];
  }
}

/** Returns an error with the last lines of the program's log, or their known cause. `how`: how it ended. */
export function describeProgramFailure(spec: ProgramSpec, how: string): UserFacingError {
  const lines = readCauseLines(spec.log ?? "");
  const folders = [spec.cwd, ...(spec.log === undefined ? [] : [dirname(spec.log)])];
  if (lines.some((line) => DISK_FULL.test(line)) || folders.some(hasNoRoom)) {
    return new UserFacingError(`The disk is full: ${spec.name} could not write; free some space.`);
  }
  return new UserFacingError(`${spec.name} failed (${how}).`, lines);
}

const DISK_FULL = /ENOSPC|EDQUOT|no space left on device|database or disk is full|SQLITE_FULL/i;

function hasNoRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < 64 * 1024;
  } catch {
    return false;
  }
}
