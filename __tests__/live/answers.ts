/** Answers that a test gives in the place of the network. */
export const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" }, ...init });

/** The same where there is no Response (jsdom): only what is used of one. */
export const plainAnswer = (body: unknown, status = 200) => ({
  ok: status < 400,
  status,
  headers: new Map([["content-type", "application/json"]]),
  text: async () => JSON.stringify(body),
});

/** A call that is never answered; it ends when it is aborted, as fetch's do. */
export const silence = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

export const job = (fields: Record<string, unknown> = {}) => ({
  _id: "1",
  title: "Analyst (sample)",
  ...fields,
});
