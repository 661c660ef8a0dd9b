import { randomBytes } from "node:crypto";
import { createServer, get } from "node:http";
import next from "next";
import { enforceMinBodyRate } from "../src/shared/node/min-body-rate.mjs";
import { createAdminPolicy, isAdminPage, createSecurityHeaders } from "./admin-policy.mjs";
import { findBodyProblem, refuseBody } from "./body-limits.mjs";
import { findFault, isCrossOrigin, isPrivate } from "./request-fault.mjs";
import { handleWithStatus } from "./server-functions.mjs";
import { normalizeForwarding, parseTrustedProxies } from "./trusted-proxies.mjs";

// Stored data is personal: no other account of the machine may read it.
process.umask(0o077);

// Plain JavaScript, because compiling TypeScript would double the start time.

// Ignores write errors of the log, such as a full disk: Next would log each of them and fail again.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

const dir = import.meta.dirname;
const hostname = process.env.HOST || "127.0.0.1";
const port = Number(process.env.CMS_PORT || 3001);
const dev = process.argv.includes("--dev");

function failStart(message) {
  console.error(`CMS: ${message}`);
  process.exit(1);
}

if (!(port >= 1 && port <= 65_535)) failStart("CMS_PORT must be a port number from 1 to 65535.");

function readTrustedProxies() {
  try {
    return parseTrustedProxies(process.env.TRUSTED_PROXIES);
  } catch (error) {
    return failStart(`TRUSTED_PROXIES cannot be used: ${error.message}.`);
  }
}

const trusted = readTrustedProxies();
const CROSS_ORIGIN = {
  status: 403,
  message:
    "Blocked: this request came from another website. Open the CMS at its own address (CMS_ORIGIN).",
};
// A slow phone needs two minutes for a PDF of 5 MB. Idle connections outlive short stalls of a busy
// machine; otherwise the site server would use one that is being closed.
const server = createServer({ requestTimeout: 180_000, keepAliveTimeout: 75_000 });
server.once("error", (error) => {
  if (error.code === "EADDRINUSE") {
    failStart(`port ${port} on ${hostname} is already in use; free it or choose another CMS_PORT.`);
  }
  if (error.code === "EADDRNOTAVAIL") failStart(`HOST ${hostname} is not on this machine; fix it.`);
  if (error.code === "EACCES") failStart(`CMS_PORT ${port} is not allowed; set one above 1023.`);
  failStart(error.message);
});

// Listens first, so that nothing is opened if the port is in use; early requests wait.
server.listen(port, hostname, async () => {
  const app = next({ dev, dir, hostname, port, httpServer: server });
  const ready = app.prepare();
  server.on("request", (request, response) => {
    const fault = findFault(request);
    if (fault !== null) {
      if (fault.allow) response.setHeader("allow", fault.allow);
      response.writeHead(fault.status, { "content-type": "application/json", connection: "close" });
      response.end(JSON.stringify({ message: fault.message }));
      return;
    }
    normalizeForwarding(request, trusted);
    const originProblem = isCrossOrigin(request, process.env.CMS_ORIGIN) && CROSS_ORIGIN;
    const problem = originProblem || findBodyProblem(request);
    if (problem !== null) return refuseBody(request, response, problem);
    // In watch mode Next evaluates code in the browser, which the policy would block.
    if (!dev && isAdminPage(request.url)) setAdminPolicy(request, response);
    const isHttps = request.headers["x-forwarded-proto"] === "https";
    for (const [name, value] of createSecurityHeaders(request.url, isHttps))
      response.setHeader(name, value);
    if (isPrivate(request.url)) response.setHeader("cache-control", "no-store");
    // The site server's shorter window ends first, so that visitors get its message.
    enforceMinBodyRate(request, () => request.destroy(), { windowMs: 20_000 });
    ready.then(
      () => handleWithStatus(request, response, () => app.getRequestHandler()(request, response)),
      () => response.destroy(),
    );
  });
  try {
    await ready;
    await waitForFirstResponse();
    // Next handles upgrades only in watch mode, and leaves others open for ever.
    if (!dev) server.removeAllListeners("upgrade");
    console.log(`CMS: ready on http://${hostname}:${server.address().port}/cms`);
  } catch (error) {
    const isUnbuilt = /production build/.test(String(error));
    failStart(isUnbuilt ? "it is not built yet; run `npm run build -w cms` first." : String(error));
  }
});

/** Sets the policy of the response, and of the request, from which Next reads the nonce. */
function setAdminPolicy(request, response) {
  const { MEDIA_URL: mediaUrl, SITE_URL, PORT } = process.env;
  const siteUrl = SITE_URL || `http://localhost:${PORT || 9000}`;
  const policy = createAdminPolicy(randomBytes(16).toString("base64"), { mediaUrl, siteUrl });
  request.headers["content-security-policy"] = policy;
  response.setHeader("content-security-policy", policy);
}

/** Waits for one real response: by then the database is open, or the process has stopped with a message. */
function waitForFirstResponse() {
  const { address, family, port: actualPort } = server.address();
  const isUnspecified = address === "::" || address === "0.0.0.0";
  const host = isUnspecified ? (family === "IPv6" ? "::1" : "127.0.0.1") : address;
  return new Promise((resolve, reject) => {
    get({ host, port: actualPort, path: "/api/content-version" }, (response) => {
      response.resume();
      if (response.statusCode === 200) resolve();
      else reject(new Error(`the first request returned ${response.statusCode}; see the log.`));
    }).once("error", reject);
  });
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
