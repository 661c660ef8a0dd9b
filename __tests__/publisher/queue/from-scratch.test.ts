import type { BuildResult } from "../../../publisher/build/build-and-publish";
import { RebuildQueue, type QueueEvent } from "../../../publisher/queue/queue";
import { waitUntil } from "../../../tools/wait-until";
import { createTestFolder } from "../../support/temporary-folder";

const inFolder = createTestFolder();

test("BLD-05 a build from scratch stays one when changes join it, and its differences are stored and counted once", async () => {
  const differences = Array.from({ length: 30 }, (_, index) => `/${index}`);
  const fromScratchFlags: boolean[] = [];
  const events: QueueEvent[] = [];
  const queue = new RebuildQueue({
    file: inFolder("rebuild.json"),
    timing: { debounceMs: 0, maxWaitMs: 0, retryMs: 1, maxRetryMs: 1 },
    log: (event) => events.push(event),
    build: async ({ fromScratch }): Promise<BuildResult> => {
      fromScratchFlags.push(fromScratch);
      const built = { release: "r", seconds: 1, contentVersion: "v" };
      if (!fromScratch) return { ...built, kind: "increment", pages: 1 };
      return { ...built, kind: "full", reason: "requested", differences };
    },
  });
  await Promise.all([queue.requestBuild({ fromScratch: true }), queue.accept("a change")]);
  await waitUntil(() => events.length === 2);
  expect(fromScratchFlags).toEqual([true]);
  expect(events[1]).toEqual({ event: "differs", differences });
  expect(queue.state.differences).toMatchObject({ files: differences.slice(0, 20) });
  expect(queue.counts).toEqual({
    built: 1,
    pendingApproval: 0,
    failed: 0,
    differing: 1,
    failedChecks: 0,
  });
  await queue.accept("another change");
  await waitUntil(() => events.length === 3);
  expect(fromScratchFlags).toEqual([true, false]);
  expect(queue.state.lastBuild).toMatchObject({ kind: "increment" });
  await queue.close();
});
