import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { fetchContentVersion } from "../../../src/shared/node/fetch-content-version";
import { sendWebhook } from "../../../src/shared/node/webhook";
import { startUpstream } from "../../support/upstream";

const SECRET = Buffer.from("a".repeat(32)).toString("base64");

test.each<[string, (origin: string) => unknown]>([
  ["the content version", (origin) => fetchContentVersion(origin)],
  ["a webhook", (origin) => sendWebhook(origin, SECRET, { id: "m", type: "t" })],
])("the connection of an unread response to %s is closed", async (_what, sendCall) => {
  let onResponse: (response: ServerResponse) => void = () => undefined;
  const responded = new Promise<ServerResponse>((resolve) => (onResponse = resolve));
  const api = await startUpstream((request, response) => {
    request.resume();
    // Never ends the response.
    response.writeHead(503).write("x".repeat(100_000));
    onResponse(response);
  });
  await sendCall(api.origin);
  const response = await responded;
  if (!response.closed) await once(response, "close");
  await api.close();
});

test("a response without a body is accepted, and a missing one is not awaited after the time limit", async () => {
  const api = await startUpstream((request, response) => {
    if (request.method === "POST") response.writeHead(204).end();
  });
  expect(await sendWebhook(api.origin, SECRET, { id: "m", type: "t" })).toBe(204);
  expect(await fetchContentVersion(api.origin, 50)).toBeUndefined();
  await api.close();
});
