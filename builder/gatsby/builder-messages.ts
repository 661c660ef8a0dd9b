// Messages between the publisher and the process that builds the site, over Node's IPC.

/** To the builder: update the site to the API's content. */
export type BuilderRequest = { request: "increment" };

export type BuilderMessage =
  /** A full build is done, and the process stays. */
  | { event: "built" }
  /** This process builds once and exits; `reason`: why it cannot stay. */
  | { event: "leaving"; reason: string }
  /** `pages`: HTML files written or removed. */
  | { event: "increment"; pages: number }
  /** Idle after memory was freed; `rss`: remaining bytes. */
  | { event: "resting"; rss: number }
  /** The content could not be fetched; nothing was changed. */
  | { event: "untouched"; message: string }
  /** An error of the program while it read the content; nothing was written. */
  | { event: "fault"; message: string; stack: string }
  /** Only a full build in a new process can publish the change. */
  | { event: "full-needed"; reason: string };
