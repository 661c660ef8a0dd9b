import { describeProgramFailure, startProgram, type Program, type ProgramSpec } from "./program";
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
    void program.ended.then(() => {
      this.#parts = this.#parts.filter((part) => part !== program);
    });
    return program;
  }

  /** @throws UserFacingError with the program's last lines if it fails */
  async run(spec: ProgramSpec): Promise<Program> {
    const program = this.start(spec);
    const { ok, how } = await program.ended;
    if (!ok) throw describeProgramFailure(program, how);
    return program;
  }

  async endAll(): Promise<void> {
    this.#ending = true;
    for (const part of this.#parts.reverse()) await part.end();
    this.#parts = [];
  }
}
