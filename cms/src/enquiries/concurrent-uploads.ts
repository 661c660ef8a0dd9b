import pLimit, { type LimitFunction } from "p-limit";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";

const MAX_PER_ADDRESS = 2;
const MAX_OPEN = 400;
/** Each may fill 6 MB of memory. */
const MAX_LARGE = 24;
/** Forms without a PDF are smaller. */
const MAX_SMALL_BYTES = 256 * 1024;
const MAX_WAIT_MS = 10_000;
/** Milliseconds in which a new form is not rejected for another one. */
const GRACE_MS = 5000;

/** An arriving form: `addBytes` counts its bytes, `ended` rejects if it must free its place. */
export type Arrival = { addBytes: (bytes: number) => void; ended: Promise<never> };

type LargeForm = { since: number; bytes: number; end: () => void };

/** Limits arriving forms (FRM-03). An address may send two at a time; its next one waits unread. */
export class UploadLimiter {
  readonly #callers = new Map<string, LimitFunction>();
  readonly #large = new Set<LargeForm>();
  #open = 0;

  constructor(private readonly getTime: () => number = () => performance.now()) {}

  /** Returns what `readForm` reads. Throws EnquiryRejection if too many forms are open or this one is slow. */
  async read<Form>(
    { headers }: Request,
    caller: string,
    readForm: (arrival: Arrival) => Promise<Form>,
  ): Promise<Form> {
    // A form without a declared length may be large.
    const isLarge = !(Number(headers.get("content-length") ?? Infinity) <= MAX_SMALL_BYTES);
    if (this.#open >= MAX_OPEN || (isLarge && !this.#makeRoom())) {
      throw new EnquiryRejection(503, MESSAGES.busy, {}, 30);
    }
    let endForm = (): void => undefined;
    const ended = new Promise<never>((_resolve, reject) => {
      endForm = () => reject(new EnquiryRejection(408, MESSAGES.tooSlow, {}, 30));
    });
    ended.catch(() => undefined);
    const form: LargeForm = { since: this.getTime(), bytes: 0, end: endForm };
    this.#open += 1;
    if (isLarge) this.#large.add(form);
    try {
      const arrival = { addBytes: (bytes: number) => void (form.bytes += bytes), ended };
      return await Promise.race([ended, this.#limitCaller(caller, () => readForm(arrival))]);
    } finally {
      this.#open -= 1;
      this.#large.delete(form);
    }
  }

  /** Rejects the slowest large form if there is no place. Returns false if all have just started. */
  #makeRoom(): boolean {
    if (this.#large.size < MAX_LARGE) return true;
    const now = this.getTime();
    const computeRate = ({ since, bytes }: LargeForm) => bytes / (now - since);
    const [slowest] = [...this.#large]
      .filter(({ since }) => now - since >= GRACE_MS)
      .sort((left, right) => computeRate(left) - computeRate(right));
    if (slowest === undefined) return false;
    this.#large.delete(slowest);
    slowest.end();
    return true;
  }

  async #limitCaller<Form>(caller: string, readForm: () => Promise<Form>): Promise<Form> {
    const limit = this.#callers.get(caller) ?? pLimit(MAX_PER_ADDRESS);
    this.#callers.set(caller, limit);
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), MAX_WAIT_MS);
    const timeout = new Promise<never>((_resolve, reject) => {
      wait.signal.addEventListener("abort", () =>
        reject(new EnquiryRejection(429, MESSAGES.othersOpen, {}, 30)),
      );
    });
    const upload = limit(async () => {
      wait.signal.throwIfAborted();
      clearTimeout(timer);
      return readForm();
    });
    const removeIdle = () => {
      if (limit.activeCount + limit.pendingCount === 0) this.#callers.delete(caller);
    };
    upload.then(removeIdle, removeIdle);
    return Promise.race([upload, timeout]);
  }
}
