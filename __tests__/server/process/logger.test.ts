import { execFile } from "node:child_process";
import { resolve } from "node:path";
import pino from "pino";
import { createFormatter } from "../../../server/process/logger";

const LOGGER = resolve("server/process/logger");
const WRITE_LOG = resolve("cms/src/lib/write-log");
const PROGRAM = `
  require("${LOGGER}").createLogger("info").warn({ failures: 2, cause: "the disk is full" }, "rebuild failed; the live release stays");
  require("${WRITE_LOG}").writeLog("error", "The disk is full.");`;
const COMMAND = [process.execPath, "--require", "tsx/cjs", "--eval", PROGRAM];

const runFile = (file: string, args: string[]) =>
  new Promise<string>((done) => {
    const env = { ...process.env, NO_COLOR: "1" };
    execFile(file, args, { env }, (_, stdout, stderr) => done((stdout + stderr).trim()));
  });

test("OPS-10 in a terminal site server, publisher and CMS log sentences", async () => {
  const quoted = COMMAND.map((part) => `'${part.replaceAll("'", "'\\''")}'`).join(" ");
  // script(1) gives the program a terminal.
  const lines = (await runFile("script", ["-qec", quoted, "/dev/null"])).split(/\r?\n/);
  expect(lines).toEqual([
    expect.stringMatching(
      /^\[\d\d:\d\d:\d\d\] WARN: Rebuild failed; the live release stays \(failures 2, cause the disk is full\)\.$/,
    ),
    "CMS error: The disk is full.",
  ]);
});

test("OPS-10 without a terminal each line is JSON", async () => {
  const [first = "", second = ""] = (await runFile(COMMAND[0] ?? "", COMMAND.slice(1))).split("\n");
  expect(JSON.parse(first)).toMatchObject({ level: 40, failures: 2, time: expect.any(Number) });
  expect(JSON.parse(second)).toEqual({
    level: 50,
    time: expect.any(Number),
    msg: "The disk is full.",
  });
});

test("OPS-10 an error in a terminal is a sentence with its stack below", () => {
  const lines: string[] = [];
  const log = pino(
    { base: null, serializers: { err: pino.stdSerializers.err } },
    { write: (line) => void lines.push(line) },
  );
  log.error(new Error("ENOSPC: no space left"));
  const [sentence = "", stack = ""] = createFormatter(false)(lines.join("")).split("\n");
  expect(sentence).toMatch(/ ERROR: ENOSPC: no space left\.$/);
  expect(stack).toContain("Error: ENOSPC: no space left");
});
