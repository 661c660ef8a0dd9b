import { join, resolve } from "node:path";
import { createRebuildService } from "../../server/rebuild/service";
import { createSiteServer } from "../../server/site/create-site-server";
import { liveSource } from "../../server/site/release-source";

// The site server with its rebuild service, for the publish bench; each build that ends is a line of
// JSON: node publish-process.ts <site> <data> <port> <API> <webhook secret>

async function main([
  site = "",
  data = "",
  port = "",
  apiHost = "",
  secret = "",
]: string[]): Promise<void> {
  const releases = join(data, "releases");
  const rebuilds = createRebuildService({
    build: {
      checkout: resolve("."),
      siteFolder: site,
      releases,
      log: join(site, "logs/site-build.log"),
      env: { ...process.env, GATSBY_API_HOST: apiHost, GATSBY_TELEMETRY_DISABLED: "1" },
      limitMs: 15 * 60_000,
    },
    apiHost,
    stateFile: join(data, "rebuild.json"),
    secrets: [secret],
    token: "",
    // The webhook is what is measured.
    pollMs: 24 * 60 * 60_000,
    log: (event) =>
      console.log(
        JSON.stringify({
          at: Date.now(),
          ...event,
          ...("error" in event && { error: String(event.error) }),
        }),
      ),
  });
  const source = liveSource(releases, console.error);
  const app = await createSiteServer({ source, apiHost, webhooks: rebuilds.routes });
  await app.listen({ host: "127.0.0.1", port: Number(port) });
}

void main(process.argv.slice(2));
