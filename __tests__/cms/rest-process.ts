// Serves Payload's REST calls and the public API from one plain process, without Next.js and its build.

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

async function serveCalls(): Promise<void> {
  const { getPayload, handleEndpoints } = await import("payload");
  const { default: config } = await import("../../cms/src/payload.config");
  const { checkRoute } = await import("../../cms/src/config/check-route");
  const { router } = await import("../../cms/src/public-api/router");
  const { createPayloadStore } = await import("../../cms/src/public-api/store");
  const { createStatusFinder } = await import("../../cms/src/complaints/complaint-status");
  const { requireGuard } = await import("../../cms/src/accounts/token-stamp");
  const { readEnvironment } = await import("../../cms/src/environment");
  const { createAdmin } = await import("../../cms/src/setup/admin");
  const { migrateDatabase } = await import("../../cms/src/setup/setup");
  const { undoImport } = await import("../../cms/src/tables/write-rows");
  const environment = readEnvironment();
  const payload = await getPayload({ config, disableOnInit: "REST_WITHOUT_INIT" in process.env });
  requireGuard(payload);
  await migrateDatabase(payload, environment);
  await createAdmin(payload, environment, false);
  await undoImport(payload, environment);
  const findComplaint = createStatusFinder(async () => payload, 5);
  const store = { ...createPayloadStore(payload, environment), findComplaint };

  const handleRequest = (request: Request): Response | Promise<Response> =>
    new URL(request.url).pathname.startsWith("/cms/api/")
      ? checkRoute(new URL(request.url).pathname.split("/")[3] ?? "", () =>
          handleEndpoints({ config, request }),
        )
      : router.fetch(request, {
          siteOrigins: [],
          openStore: async () => store,
          getEnquiryDeps: () => Promise.reject(new Error("This router stores no enquiries.")),
          onError: console.error,
        });
  const handleIncoming = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const response = await handleRequest(await toRequest(incoming));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
  const server = createServer((incoming, outgoing) => void handleIncoming(incoming, outgoing));
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : null;
    console.log(`REST calls: http://127.0.0.1:${port}`);
  });
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = "GET", url = "/", headers } = incoming;
  const own = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.fromEntries(own) as Record<string, string>,
    body: chunks.length === 0 ? null : Buffer.concat(chunks),
  });
}

void serveCalls();
