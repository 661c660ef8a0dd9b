import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { lowerPriority } from "./lower-priority";
import { rotateLog } from "./rotate-log";
import { endGroup } from "./process-group";
import { isOtherProcess, readStartTime } from "./start-time";

export type ProgramSpec = {
  /** Name in messages, such as "The CMS". */
  name: string;
  args: string[];
  cwd: string;
  env: NodeJS.Dict<string>;
  /** Overwritten unless `keepLog`; without a log the program writes to this terminal. */
  log?: string;
  /** Appends to the log, which is rotated when it is too large. */
  keepLog?: boolean;
  /** Opens a message channel to the program. */
  onMessage?: (message: unknown) => void;
  /** Niceness, up to 19, at which others come first; that of this process if it is missing. */
  priority?: number;
};

export type Program = {
  pid: number;
  /** `how` is a phrase such as "exit code 1". */
  ended: Promise<{ ok: boolean; how: string }>;
  /** Does nothing if the program has exited or was started without `onMessage`. */
  send: (message: object) => void;
  end: () => Promise<void>;
};

const GRACE_MS = 8000;
const EXIT_WITH_PARENT = join(__dirname, "exit-with-parent.cjs");

/** Starts a program in its own process group, so that its children can be stopped with it. */
export function startProgram(spec: ProgramSpec): Program {
  const output =
    spec.log === undefined ? "inherit" : openSync(spec.log, spec.keepLog ? "a" : "w", 0o600);
  const child = spawn(process.execPath, ["--require", EXIT_WITH_PARENT, ...spec.args], {
    cwd: spec.cwd,
    // Next types NODE_ENV as always set.
    env: Object.assign<NodeJS.ProcessEnv, NodeJS.Dict<string>>(
      { NODE_ENV: "production" },
      spec.env,
    ),
    detached: true,
    stdio: ["ignore", output, output, ...(spec.onMessage ? (["ipc"] as const) : [])],
  });
  // The throw below reports it; an error event without a listener would stop this process.
  child.on("error", () => undefined);
  if (typeof output === "number") closeSync(output);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${spec.name} cannot be started.`);
  if (spec.priority !== undefined) lowerPriority(pid, spec.priority);
  const started = readStartTime(pid);
  const endRotation = spec.keepLog && spec.log !== undefined ? rotateLog(spec.log) : undefined;
  const ended = new Promise<{ ok: boolean; how: string }>((resolve) => {
    child.once("exit", (code, signal) => {
      endRotation?.();
      resolve({ ok: code === 0, how: signal ?? `exit code ${String(code)}` });
    });
  });
  if (spec.onMessage) child.on("message", spec.onMessage);
  return {
    pid,
    ended,
    // Without a callback Node throws when the channel is closed.
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    // Another process may have the same id now.
    end: async () => {
      if (!isOtherProcess(pid, started)) await endGroup(pid, GRACE_MS);
    },
  };
}
