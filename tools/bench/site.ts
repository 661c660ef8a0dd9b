import { join } from "node:path";
import type { Running } from "../../server/process/running";
import { Failure } from "../../server/process/failure";
import { findFreePorts } from "../steps/ports";

const START_MS = 20_000;

/**
 * Starts the site server over a folder of releases in a process of its own, on a free loopback port.
 * @returns its origin
 */
export async function startSite(releases: string, log: string, running: Running): Promise<string> {
  const [port = 0] = await findFreePorts(1);
  const program = running.start({
    name: "The site server",
    args: ["--import", "tsx", join(__dirname, "site-process.ts"), releases, String(port)],
    cwd: process.cwd(),
    env: process.env,
    log,
  });
  const address = `http://127.0.0.1:${port}`;
  await listening(`${address}/readyz`, program.ended, log);
  return address;
}

/**
 * Waits until a site server answers an address with 200.
 * @throws Failure when its process ends before, or it takes too long
 */
export async function listening(
  address: string,
  ended: Promise<unknown>,
  log: string,
): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  for (const started = performance.now(); !over && performance.now() - started < START_MS;) {
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Failure(`The site server did not start; its log is ${log}.`);
}
