import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, statfsSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { lockVariables } from "./data-folder";
import { UserFacingError } from "./user-facing-error";
import { attempt } from "../../src/shared/domain/read-field";

export type ProgramSpec = {
  /** Name in messages, such as "The CMS". */
  name: string;
  args: string[];
  cwd: string;
  env: NodeJS.Dict<string>;
  /** Shows the output only outside of a terminal, and keeps its last lines for messages. */
  isQuiet?: boolean;
  /** Opens a message channel to the program. */
  onMessage?: (message: unknown) => void;
  /** Niceness, up to 19, at which others come first; that of this process if it is missing. */
  priority?: number;
};

export type Program = {
  spec: ProgramSpec;
  pid: number;
  /** Settles when the program and its children have ended. `how` is a phrase such as "exit code 1". */
  ended: Promise<{ ok: boolean; how: string }>;
  /** The last lines of a quiet program, without colours and empty lines. */
  lines: readonly string[];
  /** Does nothing if the program has exited or was started without `onMessage`. */
  send: (message: object) => void;
  end: () => Promise<void>;
};

const GRACE_MS = 8000;
const MAX_LINES = 120;
const MAX_SHOWN_LINES = 25;
const PRELOAD = join(__dirname, "program-preload.cjs");

/** Starts a program in its own process group, so that its children can be stopped with it. */
export function startProgram(spec: ProgramSpec): Program {
  const output = spec.isQuiet ? "pipe" : "inherit";
  const child = spawn(process.execPath, ["--require", PRELOAD, ...spec.args], {
    cwd: spec.cwd,
    // Next types NODE_ENV as always set.
    env: Object.assign<NodeJS.ProcessEnv, NodeJS.Dict<string>>(
      { NODE_ENV: "production" },
      { ...spec.env, ...lockVariables, PARENT_PID: String(process.pid) },
    ),
    detached: true,
    stdio: ["ignore", output, output, ...(spec.onMessage ? (["ipc"] as const) : [])],
  });
  // The throw below reports it; an error event without a listener would stop this process.
  child.on("error", () => undefined);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${spec.name} cannot be started.`);
  if (spec.priority !== undefined) lowerPriority(pid, spec.priority);
  const lines: string[] = [];
  collectLines(child, lines);
  if (spec.onMessage) child.on("message", spec.onMessage);
  const closed = new Promise((resolve) => child.once("close", resolve));
  const exited = new Promise<string>((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${String(code)}`));
  });
  const ended = exited.then(async (how) => {
    // Stops what the program left behind, such as workers of a crashed build.
    await endGroup(pid);
    // A process outside of the group may keep the output open.
    await Promise.race([closed, sleep(1000, undefined, { ref: false })]);
    return { ok: how === "exit code 0", how };
  });
  return {
    spec,
    pid,
    ended,
    lines,
    // Without a callback Node throws when the channel is closed.
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    end: async () => {
      // Another process may have the ID of one that has exited.
      if (child.exitCode === null && child.signalCode === null) await endGroup(pid);
      await ended;
    },
  };
}

function collectLines({ stdout, stderr }: ChildProcess, lines: string[]): void {
  for (const input of [stdout, stderr]) {
    if (!input) continue;
    createInterface({ input }).on("line", (line) => {
      if (!process.stdout.isTTY) process.stdout.write(`${line}\n`);
      const text = stripVTControlCharacters(line);
      if (text.trim() !== "") lines.push(text);
      if (lines.length > MAX_LINES) lines.shift();
    });
  }
}

/** Gives a process and its later children less processor time than others while it is scarce. */
function lowerPriority(pid: number, priority: number): void {
  setPriority(pid, priority);
  // Linux shares processor time between sessions first, and each started program has its own.
  const session = `/proc/${pid}/autogroup`;
  if (!existsSync(session)) return;
  try {
    writeFileSync(session, String(priority));
  } catch {
    // Linux refuses two changes within 0.1 s; the program then keeps a normal share of time.
  }
}

/** Ends a process group; kills it after GRACE_MS. */
async function endGroup(pid: number): Promise<void> {
  const deadline = performance.now() + GRACE_MS;
  for (let isThere = signalGroup(pid, "SIGTERM"); isThere; isThere = signalGroup(pid, 0)) {
    if (performance.now() > deadline) return void signalGroup(pid, "SIGKILL");
    await sleep(50);
  }
}

const signalGroup = (pid: number, signal: NodeJS.Signals | 0): boolean =>
  attempt(() => process.kill(-pid, signal), false);

/**
 * Returns an error with the program's lines from its last error on, because Gatsby prints much after
 * one, or with their known cause. `how`: how it ended.
 */
export function describeProgramFailure({ spec, lines }: Program, how: string): UserFacingError {
  const errorIndex = lines.findLastIndex((line) => /\b(?:ERROR|Error:)/.test(line));
  const first = errorIndex === -1 ? lines.length : errorIndex;
  const shown = lines
    .slice(Math.max(0, Math.min(first, lines.length - MAX_SHOWN_LINES)))
    .slice(0, MAX_SHOWN_LINES);
  const folders = [spec.cwd, spec.env.DATA_DIR ?? spec.cwd];
  if (shown.some((line) => DISK_FULL.test(line)) || folders.some(hasNoRoom)) {
    return new UserFacingError(`The disk is full: ${spec.name} could not write; free some space.`);
  }
  return new UserFacingError(`${spec.name} failed (${how}).`, shown);
}

const DISK_FULL = /ENOSPC|EDQUOT|no space left on device|database or disk is full|SQLITE_FULL/i;

function hasNoRoom(folder: string): boolean {
  const { bavail, bsize } = attempt(() => statfsSync(folder), { bavail: Infinity, bsize: 1 });
  return bavail * bsize < 64 * 1024;
}
