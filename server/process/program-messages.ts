// Messages between `npm start` and its programs over Node's IPC.

export type ProgramMessage =
  /** The publisher made a release live. */
  | { event: "published" }
  /** A build failed; the publisher tries again. */
  | { event: "build-failed"; message: string }
  /** The program is ready: a site server accepts requests. */
  | { event: "ready" };

/** Does nothing in a program that was started by hand. */
export function sendMessage(message: ProgramMessage): void {
  process.send?.(message);
}
