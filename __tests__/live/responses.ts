/** Replaces fetch in each test of a file and collects the log. */
export function createTestNetwork() {
  const network = jest.fn<Promise<Response>, [address: string, init?: RequestInit]>();
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  beforeEach(() => {
    network.mockReset();
    logged.mockClear();
    globalThis.fetch = network as typeof fetch;
  });
  return { network, logged };
}

export const toJson = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" }, ...init });

/** Returns a partial Response for jsdom, which has none. */
export function toResponse(body: unknown, status = 200, headers: Record<string, string> = {}) {
  const all = { "content-type": "application/json", ...headers };
  const readText = async () => JSON.stringify(body);
  const used = { ok: status < 400, status, headers: new Map(Object.entries(all)), text: readText };
  return used as unknown as Response;
}

/** Returns a call without a response; it rejects when aborted, like fetch. */
export const waitForAbort = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

export const toJob = (fields: Record<string, unknown> = {}) => ({
  _id: "1",
  title: "Analyst (sample)",
  ...fields,
});
