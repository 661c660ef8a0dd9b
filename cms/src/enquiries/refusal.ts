/** Why an enquiry was not taken; what it says is answered to the visitor. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly status: number,
    message: string,
    readonly errors: Record<string, string> = {},
    /** Seconds, for the header Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
