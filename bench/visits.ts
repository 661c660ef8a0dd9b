import { fork } from "node:child_process";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createEtag } from "../src/shared/node/release/release";
import { getPercentile } from "./run";

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

/** Requests addresses while `runWork` runs, in a process of its own that `runWork` does not delay. */
export async function measureVisits(
  visits: Visits,
  runWork: () => Promise<unknown>,
): Promise<VisitResult> {
  const child = fork(__filename, [JSON.stringify(visits)]);
  const result = new Promise<VisitResult>((resolve, reject) => {
    child.once("message", (message) => resolve(message as VisitResult));
    child.once("exit", (code) => reject(new Error(`The visits ended with code ${code}.`)));
  });
  try {
    await Promise.race([runWork(), result]);
    child.send("end");
    return await result;
  } finally {
    child.kill();
  }
}

async function visitUntilEnd({ addresses, connections, perSecond = Infinity }: Visits) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startMs = performance.now();
  const times: number[] = [];
  const errors: string[] = [];
  let isEnding = false;
  let sent = 0;
  process.once("message", () => (isEnding = true));
  const visitRepeatedly = async () => {
    while (!isEnding) {
      const number = sent++;
      const dueMs = startMs + (number * 1000) / perSecond;
      if (dueMs > performance.now()) await sleep(dueMs - performance.now());
      const address = addresses[number % addresses.length] ?? "";
      const visitStartMs = performance.now();
      await visitPage(address, agent).then(
        () => times.push(performance.now() - visitStartMs),
        (error: unknown) => errors.push(`${address}: ${String(error)}`),
      );
    }
  };
  await Promise.all(Array.from({ length: connections }, visitRepeatedly));
  agent.destroy();
  const rate = (times.length * 1000) / (performance.now() - startMs);
  process.send?.({
    requests: times.length,
    perSecond: rate,
    p50: getPercentile(times, 0.5),
    p99: getPercentile(times, 0.99),
    errors: errors.length,
    error: errors[0] ?? "",
  });
}

/** Rejects if the response is wrong. A file's ETag is the hash of its body, the API's are weak. */
async function visitPage(address: string, agent: Agent): Promise<void> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent }, resolve).on("error", reject);
  });
  const { etag } = response.headers;
  // Takes half the time of node:stream/consumers.
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
  const isOther = etag?.startsWith('"') && etag !== `"${createEtag(body)}"`;
  if (isOther) throw new Error("the body does not match its ETag");
}

if (process.send && process.argv[1] === __filename) {
  void visitUntilEnd(JSON.parse(process.argv[2] ?? "{}") as Visits);
}
