import type { FastifyInstance } from "fastify";
import { findPortProblem } from "../process/ports";
import { UserFacingError } from "../process/user-facing-error";

/** @throws UserFacingError that names the port and PORT if the port cannot be used */
export async function startServer(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const problem = findPortProblem(error, { host, port, variable: "PORT" });
    throw problem === undefined ? error : new UserFacingError(problem);
  }
}

/** Waits for running requests to finish, for `graceMs` at most. */
export async function closeGracefully(app: FastifyInstance, graceMs = 10_000): Promise<void> {
  const { server } = app;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Kept-alive connections become idle only after their response, so they are closed repeatedly.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
  await app.close();
}
