// Messages between `npm start` and its programs over Node's IPC.

/** State of the CMS that `npm start` runs, or "elsewhere" for another API. */
export type ApiState = "starting" | "up" | "down" | "elsewhere";

export type ProgramMessage =
  /** The publisher made a release live. */
  | { event: "published" }
  /** A build failed; the publisher tries again. */
  | { event: "build-failed"; message: string }
  /** The program is ready: a site server accepts requests. */
  | { event: "ready" };

/** To the site server: the state of the CMS, for /readyz. */
export type ParentMessage = { apiState: ApiState };

/** Does nothing in a program that was started by hand. */
export function sendMessage(message: ProgramMessage): void {
  process.send?.(message);
}
