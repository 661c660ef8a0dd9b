import http from "node:http";
import { Webhook } from "standardwebhooks";
import { findFreePort } from "../../server/process/settings";
import {
  STATUS_PATH,
  WEBHOOK_PATH,
  type Change,
  type RebuildStatus,
  type WithdrawnNotice,
} from "../../src/shared/contract/rebuild";

export const WEBHOOK_SECRET = `whsec_${Buffer.from("a secret for these tests alone").toString("base64")}`;
export const REBUILD_TOKEN = "a token for these tests alone";

export type Message = {
  type: string;
  timestamp: string;
  data: {
    collection?: string;
    id?: string;
    withdrawn: WithdrawnNotice;
    change?: Change;
    heldUntil?: number | null;
  };
};
/** A received message; `sentAt` is the header's time in seconds. */
type Received = { id: string; sentAt: number; message: Message };

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Starts a site server that can fail, with webhooks, status and signature checks. */
export async function startReceiver() {
  const port = await findFreePort();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.url === STATUS_PATH) return sendStatus(request, response);
      try {
        receiver.received.push(readMessage(request, Buffer.concat(chunks).toString()));
      } catch (error) {
        receiver.problems.push(String(error));
      }
      if (receiver.response === "silence") return;
      response.writeHead(receiver.response, { location: `http://127.0.0.1:${port}/elsewhere` });
      response.end();
    });
  });
  const receiver = {
    url: `http://127.0.0.1:${port}${WEBHOOK_PATH}`,
    /** All calls with a valid signature, whatever the response. */
    received: [] as Received[],
    /** Returns the calls about one record; a record of another collection may have its id. */
    findReceived: (collection: string, id: string) =>
      receiver.received.filter(
        ({ message: { data } }) => data.collection === collection && data.id === id,
      ),
    /** Faults of calls with a wrong method, address or signature; they get the usual response. */
    problems: [] as string[],
    /** Status of the response, or "silence" for none. */
    response: 202 as number | "silence",
    status: null as RebuildStatus | null,
    /** Listens again, on the same port. */
    start: () =>
      new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", resolve);
      }),
    /** Refuses connections, like a host that is down. */
    end: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const sendStatus = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const hasToken = request.headers.authorization === `Bearer ${REBUILD_TOKEN}`;
    response.writeHead(hasToken ? 200 : 401, { "content-type": "application/json" });
    response.end(JSON.stringify(hasToken ? receiver.status : { error: "A token is required." }));
  };
  await receiver.start();
  return receiver;
}

/** Returns the signed message of a call; throws if the call or its signature is wrong. */
function readMessage(request: http.IncomingMessage, body: string): Received {
  const { method, url } = request;
  if (method !== "POST" || url !== WEBHOOK_PATH) throw new Error(`${method} ${url} was called`);
  const headers = request.headers as Record<string, string>;
  const message = new Webhook(WEBHOOK_SECRET).verify(body, headers) as Message;
  const { "webhook-id": id = "", "webhook-timestamp": sentAt } = headers;
  return { id, sentAt: Number(sentAt), message };
}
