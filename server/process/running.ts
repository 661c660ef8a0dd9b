import { dirname } from "node:path";
import { isDiskFull } from "./disk";
import { Failure } from "./failure";
import { startProgram, type Program, type ProgramSpec } from "./program";
import { causeLines } from "./tail";

type Endable = { end: () => Promise<void> };

/** Everything that a command has started and must not leave behind. */
export class Running {
  #parts: Endable[] = [];
  #ending = false;

  /** Whether everything is being ended. */
  get isEnding(): boolean {
    return this.#ending;
  }

  /** Keeps something to be ended; the last one kept is ended first. */
  add(part: Endable): void {
    this.#parts.push(part);
  }

  /** Starts a program that is to stay. */
  start(spec: ProgramSpec): Program {
    if (this.#ending) throw new Failure("Stopped.");
    const program = startProgram(spec);
    this.add(program);
    return program;
  }

  /**
   * Runs a program to its end.
   * @throws Failure with its last lines when it fails
   */
  async run(spec: ProgramSpec): Promise<void> {
    const { ok, how } = await this.runToEnd(spec);
    if (ok) return;
    const lines = causeLines(spec.log ?? "");
    const folders = [spec.cwd, ...(spec.log === undefined ? [] : [dirname(spec.log)])];
    if (!isDiskFull(lines, folders)) throw new Failure(`${spec.name} failed (${how}).`, lines);
    throw new Failure(`The disk is full: ${spec.name} could not write; free some space.`);
  }

  /** Runs a program to its end and says how it went. */
  async runToEnd(spec: ProgramSpec): Promise<{ ok: boolean; how: string }> {
    const program = this.start(spec);
    const limit = limitOf(spec, program);
    const result = await program.ended;
    limit.clear();
    // What it left behind (workers of a crashed build) goes with it.
    await program.end();
    this.#parts = this.#parts.filter((part) => part !== program);
    return limit.passed()
      ? { ok: false, how: `it took over ${spec.limitMs} ms and was ended` }
      : result;
  }

  /** Ends everything, newest first, and lets nothing new start. */
  async endAll(): Promise<void> {
    this.#ending = true;
    for (const part of this.#parts.reverse()) await part.end();
    this.#parts = [];
  }
}

/** Ends a program that takes longer than it may. */
function limitOf({ limitMs }: ProgramSpec, program: Program) {
  let passed = false;
  const timer = setTimeout(() => {
    passed = true;
    void program.end();
  }, limitMs);
  if (limitMs === undefined) clearTimeout(timer);
  return { clear: () => clearTimeout(timer), passed: () => passed };
}
