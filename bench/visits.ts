import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

type Visits = {
  addresses: string[];
  connections: number;
  /** Without it each connection sends its next request at once. */
  perSecond?: number;
};

/** Times in milliseconds. */
export type VisitResult = Record<"requests" | "perSecond" | "p50" | "p99" | "errors", number> & {
  error: string;
};

/** Requests addresses while `work` runs, in a process of its own that `work` does not delay. */
export async function visitDuring(
  visits: Visits,
  work: () => Promise<unknown>,
): Promise<VisitResult> {
  const child = fork(__filename, [JSON.stringify(visits)]);
  const result = new Promise<VisitResult>((resolve, reject) => {
    child.once("message", (message) => resolve(message as VisitResult));
    child.once("exit", (code) => reject(new Error(`The visits ended with code ${code}.`)));
  });
  try {
    await Promise.race([work(), result]);
    child.send("end");
    return await result;
  } finally {
    child.kill();
  }
}

async function visitUntilToldToEnd({ addresses, connections, perSecond = Infinity }: Visits) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const times: number[] = [];
  const errors: string[] = [];
  let ending = false;
  let sent = 0;
  process.once("message", () => (ending = true));
  const visitInTurns = async () => {
    while (!ending) {
      const number = sent++;
      const due = started + (number * 1000) / perSecond;
      if (due > performance.now()) await sleep(due - performance.now());
      const address = addresses[number % addresses.length] ?? "";
      const before = performance.now();
      const error = await visit(address, agent);
      if (error === undefined) times.push(performance.now() - before);
      else errors.push(`${address}: ${error}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitInTurns));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  const rate = (times.length * 1000) / (performance.now() - started);
  process.send?.({
    ...{ requests: times.length, perSecond: rate, p50: at(0.5), p99: at(0.99) },
    ...{ errors: errors.length, error: errors[0] ?? "" },
  });
}

/** Resolves to the reason why a response is wrong; the ETag of a file is the hash of its body. */
function visit(address: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(address, { agent }, (response) => {
      const hash = createHash("sha256");
      response.on("data", (chunk: Buffer) => hash.update(chunk));
      response.on("error", ({ message }) => resolve(message));
      response.on("end", () => {
        const { etag } = response.headers;
        const expected = `"${hash.digest("base64url").slice(0, 22)}"`;
        if (response.statusCode !== 200) resolve(`status ${response.statusCode}`);
        resolve(!etag || etag === expected ? undefined : "a body that its ETag does not name");
      });
    });
    request.on("error", ({ message }) => resolve(message));
  });
}

if (process.send && process.argv[1] === __filename) {
  void visitUntilToldToEnd(JSON.parse(process.argv[2] ?? "{}") as Visits);
}
