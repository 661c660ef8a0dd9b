import { once } from "node:events";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import fastify from "fastify";
import { readSettings } from "../server/process/settings";

// Sends the bytes and headers of BARE_ORIGIN's BARE_PATHS, read once: what Fastify itself costs.

const CONNECTION_HEADERS = /^(?:connection|date|keep-alive|transfer-encoding)$/;

async function serveCopies(): Promise<void> {
  const { BARE_ORIGIN, BARE_PATHS = "", BARE_ENCODING = "" } = process.env;
  const { host, port } = readSettings();
  const app = fastify();
  for (const path of BARE_PATHS.split(",")) {
    const request = get(BARE_ORIGIN + path, { headers: { "accept-encoding": BARE_ENCODING } });
    const [response] = await once(request, "response");
    const content = await buffer(response);
    const headers = Object.fromEntries(
      Object.entries<string>(response.headers).filter(([name]) => !CONNECTION_HEADERS.test(name)),
    );
    app.get(path, (_request, reply) => void reply.headers(headers).send(content));
  }
  app.get("/", (_request, reply) => void reply.send("ready"));
  await app.listen({ host, port });
}

void serveCopies();
