import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";

const MAX_OPEN = 400;
/** Bytes of all arriving forms: 24 with the largest PDF. */
const MAX_BYTES = 24 * 6 * 1024 * 1024;
/** Only larger forms are ended to free memory. */
const MIN_LARGE_BYTES = 64 * 1024;
/** Milliseconds in which a new form is not ended for another one. */
const GRACE_MS = 1000;

/** An arriving form: `addBytes` counts its bytes, `ended` rejects if it must free its place. */
export type Arrival = { addBytes: (bytes: number) => void; ended: Promise<never> };

type OpenForm = { since: number; bytes: number; end: () => void };

/** Limits the arriving forms and their memory. The slowest ones make room (FRM-03). */
export class UploadLimiter {
  readonly #forms = new Set<OpenForm>();

  constructor(private readonly getTime: () => number = () => performance.now()) {}

  /** Returns what `readForm` reads. Throws EnquiryRejection if too many forms are open or this one is slow. */
  async read<Form>(readForm: (arrival: Arrival) => Promise<Form>): Promise<Form> {
    const now = this.getTime();
    if (this.#forms.size >= MAX_OPEN && !this.#endSlowest(({ since }) => now - since >= GRACE_MS)) {
      throw new EnquiryRejection(503, MESSAGES.busy, {}, 30);
    }
    let end = (): void => undefined;
    const ended = new Promise<never>((_resolve, reject) => {
      end = () => reject(new EnquiryRejection(408, MESSAGES.tooSlow, {}, 30));
    });
    ended.catch(() => undefined);
    const form: OpenForm = { since: now, bytes: 0, end };
    this.#forms.add(form);
    const addBytes = (bytes: number) => {
      form.bytes += bytes;
      const total = [...this.#forms].reduce((sum, each) => sum + each.bytes, 0);
      if (total > MAX_BYTES) this.#endSlowest((each) => each.bytes >= MIN_LARGE_BYTES);
    };
    try {
      return await Promise.race([ended, readForm({ addBytes, ended })]);
    } finally {
      this.#forms.delete(form);
    }
  }

  /** Returns false if no form can be ended. */
  #endSlowest(canEnd: (form: OpenForm) => boolean): boolean {
    const now = this.getTime();
    const computeRate = ({ since, bytes }: OpenForm) => bytes / (now - since);
    const [slowest] = [...this.#forms]
      .filter(canEnd)
      .sort((left, right) => computeRate(left) - computeRate(right));
    if (slowest === undefined) return false;
    this.#forms.delete(slowest);
    slowest.end();
    return true;
  }
}
