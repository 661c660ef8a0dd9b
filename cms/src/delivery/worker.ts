import type { Payload } from "payload";
import type { Environment } from "../environment";
import { toldError } from "../told-error";
import { deliverDue } from "./deliver";
import { makeAllDue } from "./deliveries";
import { removeOld } from "./remove-old";
import { onAnnounced } from "./wake";

const LOOK_EVERY_MS = 2000;
const TIDY_EVERY_MS = 6 * 60 * 60_000;

type Settings = Pick<Environment, "dataDir" | "databaseUrl" | "mail" | "enquiries">;

/**
 * Mails what is stored and removes what is old, as long as the process lives. All it knows stands in
 * the database, so that it goes on after a restart where it was.
 */
export async function startWorker(payload: Payload, settings: Settings): Promise<void> {
  if (settings.databaseUrl === null) await makeAllDue(payload);
  const deliver = oneAtATime(() => deliverDue(payload, settings));
  const tidy = oneAtATime(() => removeOld(payload, settings));
  onAnnounced(deliver);
  setInterval(deliver, LOOK_EVERY_MS).unref();
  setInterval(tidy, TIDY_EVERY_MS).unref();
  deliver();
  tidy();
}

/** Runs a job now, or once more as soon as it has ended; an error is told, and the next run tries again. */
function oneAtATime(job: () => Promise<void>): () => void {
  let running = false;
  let wanted = false;
  return async function start(): Promise<void> {
    wanted = true;
    if (running) return;
    running = true;
    while (wanted) {
      wanted = false;
      await job().catch(toldError);
    }
    running = false;
  };
}
