import { createSiteServer } from "../../server/site/create-site-server";
import { liveSource } from "../../server/site/release-source";

// The site server as a process of its own, for benches: node site-process.ts <releases> <port>

async function main([folder = "", port = ""]: string[]): Promise<void> {
  const source = liveSource(folder, console.error);
  const app = await createSiteServer({ source, apiHost: "http://127.0.0.1:9" });
  await app.listen({ host: "127.0.0.1", port: Number(port) });
}

void main(process.argv.slice(2));
