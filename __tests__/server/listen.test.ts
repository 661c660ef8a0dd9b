import { listen } from "../../server/listen";
import { openTestSite } from "../support/site-server";
import { startUpstream } from "../support/upstream";

test("a taken port is one sentence that names the port and its variable", async () => {
  const holder = await startUpstream((_request, response) => response.end());
  const port = Number(new URL(holder.origin).port);
  const site = await openTestSite();
  await expect(listen(site.app, "127.0.0.1", port)).rejects.toThrow(
    `Port ${port} is already in use; end the program that holds it or set PORT to a free port.`,
  );
  await site.close();
  await holder.close();
});

test("a host that is not this machine's is named", async () => {
  const site = await openTestSite();
  await expect(listen(site.app, "203.0.113.1", 0)).rejects.toThrow(
    "203.0.113.1 is not an address of this machine; set HOST",
  );
  await site.close();
});
