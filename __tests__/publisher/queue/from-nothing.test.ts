import type { BuildResult } from "../../../publisher/build/build-and-publish";
import { RebuildQueue, type QueueEvent } from "../../../publisher/queue/queue";
import { waitUntil } from "../../support/alive";
import { createTestFolder } from "../../support/temporary-folder";

const inFolder = createTestFolder();

test("BLD-05 a build from nothing stays one when changes join it, and its differences are kept and counted once", async () => {
  const differences = Array.from({ length: 30 }, (_, index) => `/${index}`);
  const wishes: boolean[] = [];
  const events: QueueEvent[] = [];
  const queue = new RebuildQueue({
    file: inFolder("rebuild.json"),
    timing: { debounceMs: 0, maxWaitMs: 0, retryMs: 1, maxRetryMs: 1 },
    log: (event) => events.push(event),
    build: async ({ fromNothing }): Promise<BuildResult> => {
      wishes.push(fromNothing);
      const built = { release: "r", seconds: 1, contentVersion: "v" };
      if (!fromNothing) return { ...built, kind: "increment", pages: 1 };
      return { ...built, kind: "full", reason: "asked for", differences };
    },
  });
  await Promise.all([queue.request({ fromNothing: true }), queue.accept("a change")]);
  await waitUntil(() => events.length === 2);
  expect(wishes).toEqual([true]);
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
  expect(wishes).toEqual([true, false]);
  expect(queue.state.lastBuild).toMatchObject({ kind: "increment" });
  await queue.close();
});
