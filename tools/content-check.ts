import { findContentFaults } from "../builder/check-content";

// `npm run content:check`: each fault of content/ as "file:line: what to do"; exits with 1 if there is one.

async function checkFiles(): Promise<void> {
  const startMs = performance.now();
  const faults = await findContentFaults();
  for (const fault of faults) console.log(fault);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const files = new Set(faults.map((fault) => fault.split(":")[0])).size;
  const total = `${faults.length} ${faults.length === 1 ? "fault" : "faults"} in ${files} ${files === 1 ? "file" : "files"}`;
  if (faults.length === 0) console.log(`content/ has no fault (${seconds} s).`);
  else console.log(`Correct ${total} of content/ (${seconds} s).`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void checkFiles();
