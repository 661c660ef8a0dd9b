import { getPayload } from "payload";
import { explainError } from "../lib/explain-error";
import { ChainCheck } from "../audit/chain";
import { readLines } from "../audit/read-lines";

// npm run audit:verify [-- <number>:<hash>]; only an earlier hash reveals a cut-off end.

async function verify(kept: string | undefined): Promise<boolean> {
  const { default: config } = await import("../payload.config");
  const payload = await getPayload({ config });
  const check = new ChainCheck();
  const [keptNumber, keptHash] = kept?.split(":") ?? [];
  let isKeptThere = kept === undefined;
  for await (const line of readLines(payload)) {
    check.add(line);
    if (line.number === Number(keptNumber)) isKeptThere = line.hash === keptHash;
  }
  const { problems, last } = check;
  if (!isKeptThere) problems.push(`line ${keptNumber} is not there with the hash that was kept`);
  for (const problem of problems) console.error(`Audit log: ${problem}.`);
  if (problems.length > 0) return false;
  console.log(
    `Audit log: ${last.number} lines, none changed or missing. To keep: ${last.number}:${last.hash}`,
  );
  return true;
}

verify(process.argv[2]).then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: unknown) => {
    console.error(`Audit log: it cannot be read. ${explainError(error) ?? String(error)}`);
    process.exit(2);
  },
);
