import type { FastifyInstance } from "fastify";
import { portProblem } from "./port-problem";

/**
 * Listens on a host and port.
 * @throws an Error with one sentence that names the port and PORT when it cannot be had
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const problem = portProblem(error, { host, port, variable: "PORT" });
    throw problem === undefined ? error : new Error(problem);
  }
}
