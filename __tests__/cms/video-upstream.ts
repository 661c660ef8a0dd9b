import type { ServerResponse } from "node:http";
import { startUpstream, type Upstream } from "../support/upstream";

export type Respond = (response: ServerResponse) => unknown;

/** Starts a video service for a Jest file; each test begins with the response `usual`. */
export function createVideoService(usual: Respond) {
  let server: Upstream;
  const service = { origin: "", asked: [] as string[], respond: usual };
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  beforeAll(async () => {
    server = await startUpstream((request, response) => {
      service.asked.push(request.url ?? "");
      service.respond(response);
    });
    service.origin = server.origin;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    Object.assign(service, { asked: [], respond: usual });
    logged.mockClear();
  });
  return { service, logged };
}
