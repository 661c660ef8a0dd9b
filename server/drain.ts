import type { FastifyInstance } from "fastify";

const GRACE_MS = 10_000;

/**
 * Stops taking connections, lets the requests under way finish (at most `graceMs`), then closes
 * the server and what it holds.
 */
export async function drain(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const { server } = app;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection only becomes idle once its answer is out, so ask again and again.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
  await app.close();
}
