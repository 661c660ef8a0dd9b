import { Agent, get, type ServerResponse } from "node:http";
import { once } from "node:events";
import { closeGracefully, startServer } from "../../../server/site/create-site-server";
import { openTestSite } from "../../support/site-server";

test("a running request gets its response before the server ends, new ones are refused", async () => {
  let onReached: (response: ServerResponse) => void = () => undefined;
  const inFlight = new Promise<ServerResponse>((resolve) => (onReached = resolve));
  const site = await openTestSite((_request, response) => onReached(response));
  const address = `http://127.0.0.1:${await site.listen()}`;
  const slow = fetch(`${address}/api/slow`);
  const response = await inFlight;
  const drained = closeGracefully(site.app);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
  response.end(`{"done":true}`);
  expect(await (await slow).json()).toEqual({ done: true });
  await drained;
  await site.close();
});

test("an idle connection and an endless request do not delay the end of the server", async () => {
  let onReached: () => void = () => undefined;
  const inFlight = new Promise<void>((resolve) => (onReached = resolve));
  const site = await openTestSite(() => onReached());
  const port = await site.listen();
  const agent = new Agent({ keepAlive: true });
  const idle = get({ port, host: "127.0.0.1", path: "/", agent });
  const [response] = await once(idle, "response");
  response.resume();
  await once(response, "end");
  const endless = fetch(`http://127.0.0.1:${port}/api/endless`).catch(
    (error: Error) => error.message,
  );
  await inFlight;
  await closeGracefully(site.app, 300);
  expect(await endless).toBe("fetch failed");
  agent.destroy();
  await site.close();
});

test("a HOST that is not an address of this machine is named in the error", async () => {
  const site = await openTestSite();
  await expect(startServer(site.app, "203.0.113.1", 0)).rejects.toThrow(
    "203.0.113.1 is not an address of this machine; set HOST",
  );
  await site.close();
});
