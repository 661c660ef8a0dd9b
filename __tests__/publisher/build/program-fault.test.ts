import type { GatsbyInternals } from "../../../builder/gatsby/gatsby-internals";
import { createIncrementalBuild } from "../../../builder/gatsby/increment";
import { ProgramFault } from "../../../publisher/build/site-builder";
import { RebuildQueue, type QueueEvent } from "../../../publisher/queue/queue";
import { describeError } from "../../../server/process/user-facing-error";
import { CallError } from "../../../builder/source/call";
import { pullComplete } from "../../../builder/source/pull";
import { fetchContentVersion } from "../../../src/shared/node/fetch-content-version";
import { waitUntil } from "../../../tools/wait-until";
import { createTestFolder } from "../../support/temporary-folder";

jest.mock("../../../builder/source/pull", () => ({
  pullComplete: jest.fn(),
  createPullOptions: () => ({}),
}));
jest.mock("../../../src/shared/node/fetch-content-version", () => ({
  fetchContentVersion: jest.fn(),
}));

const inFolder = createTestFolder();

/** The part of Gatsby that an increment uses before the pull. */
const gatsby = {
  createGraphQLRunner: () => undefined,
  emitter: { on: () => undefined },
} as unknown as GatsbyInternals;

const runIncrement = async () => {
  jest.mocked(fetchContentVersion).mockResolvedValue(undefined);
  const program = { directory: inFolder() } as Parameters<typeof createIncrementalBuild>[1];
  return (await createIncrementalBuild(gatsby, program)()).message;
};

test("BLD-05 a TypeError in an increment is a fault of the program with its stack, an API failure is not", async () => {
  jest.mocked(pullComplete).mockRejectedValueOnce(new CallError("GET /api/blogs failed"));
  expect(await runIncrement()).toEqual({ event: "untouched", message: "GET /api/blogs failed" });
  jest.mocked(pullComplete).mockRejectedValueOnce(new TypeError("x is not a function"));
  expect(await runIncrement()).toEqual({
    event: "fault",
    message: "TypeError: x is not a function",
    stack: expect.stringContaining("program-fault.test.ts"),
  });
});

test("BLD-05 staff see that the fault is in the program, and the log has the stack", async () => {
  const events: QueueEvent[] = [];
  const queue = new RebuildQueue({
    file: inFolder("rebuild.json"),
    timing: { debounceMs: 0, maxWaitMs: 0, retryMs: 60_000, maxRetryMs: 60_000 },
    log: (event) => events.push(event),
    build: async () => {
      throw new ProgramFault({
        message: "TypeError: no",
        stack: "TypeError: no\n    at line.ts:1",
      });
    },
  });
  await queue.requestBuild();
  await waitUntil(() => events.length > 0);
  expect(queue.state.lastError?.message).toBe(
    "This is a fault of the program, not of the content: TypeError: no. The log has the details; please report them.",
  );
  const [failed] = events;
  expect(failed && "error" in failed && describeError(failed.error)).toContain("at line.ts:1");
  await queue.close();
});
