import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { attempt } from "../../src/shared/domain/read-field";

// Programs that a test starts.

const CHECKOUT = join(__dirname, "../..");

/** Path of the server's modules. */
export const SERVER = join(CHECKOUT, "server");

/** Node's flags to run TypeScript; programs start twice as fast as with tsx's module loader. */
export const TYPESCRIPT = ["--require", join(CHECKOUT, "node_modules/tsx/dist/cjs/index.cjs")];

const listOutputs = ({ stdout, stderr }: ChildProcess) =>
  [stdout, stderr].filter((it) => it !== null);

/** Returns a function that returns a program's output so far, after that of earlier runs. */
export function collectOutput(child: ChildProcess, output: string[] = []): () => string {
  for (const stream of listOutputs(child)) {
    stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  }
  return () => output.join("");
}

/** Waits until a program writes what matches. Rejects with its output if it ends first. */
export function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  const readOutput = collectOutput(child);
  return new Promise((resolve, reject) => {
    const searchOutput = () => {
      const found = pattern.exec(readOutput());
      if (found) resolve(found);
    };
    for (const stream of listOutputs(child)) stream.on("data", searchOutput);
    child.once("exit", () => reject(new Error(`The program ended: ${readOutput()}`)));
  });
}

/** Stops a program, unless it has ended, and waits for its end. */
export async function stopProgram(
  child: ChildProcess | undefined,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}

/** True if a process with this ID exists. */
export const isAlive = (pid: number): boolean => attempt(() => process.kill(pid, 0), false);
