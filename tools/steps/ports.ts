import { createServer, type AddressInfo } from "node:net";
import { portProblem, type WantedPort } from "../../server/port-problem";
import { Failure } from "../../server/process/failure";

/**
 * Checks that a port can be had, before any long work.
 * @throws Failure with one sentence that names the port and the variable
 */
export async function checkPort(wanted: WantedPort): Promise<void> {
  try {
    await holdPort(wanted.host, wanted.port);
  } catch (error) {
    throw new Failure(portProblem(error, wanted) ?? String(error));
  }
}

/** Finds `count` different free loopback ports. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await holdPort("127.0.0.1", 0));
  return [...ports];
}

function holdPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ host, port, exclusive: true }, () => {
      const { port: held } = server.address() as AddressInfo;
      server.close(() => resolve(held));
    });
  });
}
