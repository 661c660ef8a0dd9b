import pLimit, { type LimitFunction } from "p-limit";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";

const MOST_OF_AN_ADDRESS = 2;
const MOST_OPEN = 400;
/** Each of these may fill 6 MB of memory. */
const MOST_LARGE = 24;
/** Bytes; a form without a PDF has less. */
const LARGE = 256 * 1024;
const LONGEST_WAIT_MS = 10_000;

/** Forms that still arrive. Few of them come from one address: its next one waits, unread. */
export class OpenForms {
  readonly #callers = new Map<string, LimitFunction>();
  #open = 0;
  #large = 0;

  /** Throws EnquiryRejection where too many are open, or its address keeps it waiting. */
  async read<Form>({ headers }: Request, caller: string, work: () => Promise<Form>): Promise<Form> {
    // Without a declared length it may be of any.
    const isLarge = !(Number(headers.get("content-length") ?? Infinity) <= LARGE);
    if (this.#open >= MOST_OPEN || (isLarge && this.#large >= MOST_LARGE)) {
      throw new EnquiryRejection(503, MESSAGES.busy, {}, 30);
    }
    this.#open += 1;
    if (isLarge) this.#large += 1;
    try {
      return await this.#inTurn(caller, work);
    } finally {
      this.#open -= 1;
      if (isLarge) this.#large -= 1;
    }
  }

  async #inTurn<Form>(caller: string, work: () => Promise<Form>): Promise<Form> {
    const limit = this.#callers.get(caller) ?? pLimit(MOST_OF_AN_ADDRESS);
    this.#callers.set(caller, limit);
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), LONGEST_WAIT_MS);
    const tooLong = new Promise<never>((_resolve, reject) => {
      wait.signal.addEventListener("abort", () =>
        reject(new EnquiryRejection(429, MESSAGES.othersOpen, {}, 30)),
      );
    });
    const read = limit(async () => {
      wait.signal.throwIfAborted();
      clearTimeout(timer);
      return work();
    });
    const forget = () => {
      if (limit.activeCount + limit.pendingCount === 0) this.#callers.delete(caller);
    };
    read.then(forget, forget);
    return Promise.race([read, tooLong]);
  }
}
