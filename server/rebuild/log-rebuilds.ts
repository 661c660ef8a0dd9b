import type { FastifyBaseLogger } from "fastify";
import { describeFailure } from "../process/failure";
import type { QueueEvent } from "./queue";

/** Logs what became of each build: what went live, or why nothing did. */
export function logRebuilds(log: FastifyBaseLogger): (event: QueueEvent) => void {
  return (event) => {
    if (event.event === "built") {
      log.info(event.result, "rebuild published");
      return;
    }
    const cause = describeFailure(event.error);
    if (event.event === "unsaved") {
      log.error({ cause }, "the state of rebuilds could not be written");
      return;
    }
    const { failures } = event;
    log.error({ failures, cause }, "rebuild failed; the live release stays");
  };
}
