import { getPayload } from "payload";
import { readEnvironment } from "../environment";
import { explainError } from "../lib/explain-error";
import { ChainCheck } from "../audit/chain";
import { DAILY_HASHES, readDailyHashes } from "../audit/daily-hash";
import { readLines } from "../audit/read-lines";

// npm run audit:verify [-- <number>:<hash>]; only an earlier hash reveals a rewritten or cut log.

async function verifyLog(recorded: string | undefined): Promise<boolean> {
  const { default: config } = await import("../payload.config");
  const payload = await getPayload({ config });
  console.log("Checking the audit log, line by line.");
  const check = new ChainCheck();
  const [, argNumber, argHash] = /^(\d+):(\w+)$/.exec(recorded ?? "") ?? [];
  if (recorded && !argHash) throw new Error(`Write ${recorded} as number:hash.`);
  const expected = (await readDailyHashes(readEnvironment().dataDir)).map(({ day, ...line }) => ({
    ...line,
    where: `was written to ${DAILY_HASHES} on ${day}`,
  }));
  if (argHash) expected.push({ number: Number(argNumber), hash: argHash, where: "was recorded" });
  const expectedNumbers = new Set(expected.map(({ number }) => number));
  const hashes = new Map<number, string>();
  let isWhole = true;
  const report = (problem: string) => {
    isWhole = false;
    console.error(`Audit log: ${problem}.`);
  };
  for await (const lines of readLines(payload)) {
    for (const line of lines) {
      check.add(line).forEach(report);
      if (expectedNumbers.has(line.number)) hashes.set(line.number, line.hash);
    }
  }
  for (const { number, hash, where } of expected) {
    if (hashes.get(number) === hash) continue;
    report(`line ${number} does not have the hash that ${where}`);
  }
  if (!isWhole) return false;
  const { number, hash } = check.last;
  console.log(`Audit log: ${number} lines, none changed or missing. To keep: ${number}:${hash}`);
  return true;
}

verifyLog(process.argv[2]).then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: unknown) => {
    console.error(`The audit log cannot be read. ${explainError(error) ?? String(error)}`);
    process.exit(2);
  },
);
