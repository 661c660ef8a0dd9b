import { RebuildQueue, DEFAULT_TIMING, type QueueEvent } from "../../../publisher/queue/queue";
import {
  approveRelease,
  PendingApprovalError,
  findPendingApproval,
} from "../../../publisher/release/pending-approval";
import { getLiveId, readLiveRelease } from "../../../src/shared/node/release/release-store";
import { waitUntil } from "../../../tools/wait-until";
import { createPosts, createReleaseFolders } from "../../support/built-folder";

const site = createReleaseFolders();

/** Creates a release with `count` posts in addition to the two of every release, also in the API. */
const createRelease = (second: number, count: number) =>
  site.release(second, createPosts(count), { contentPosts: count + 2 });

test.each([
  [98, 78, "live"],
  [98, 77, "pending"],
  [8, 3, "live"],
  [8, 2, "pending"],
])("with 2 + %s posts before and 2 + %s now, the release is %s", async (before, after, state) => {
  const { id } = await createRelease(0, before);
  const failure = await createRelease(1, after).then(
    () => null,
    (error: unknown) => error,
  );
  if (state === "live") return expect(failure).toBeNull();
  const lost = before - after;
  expect(failure).toMatchObject({ pending: { posts: after + 2, lost } });
  expect(String(failure)).toContain(`Pending approval: ${lost} posts would be removed`);
  expect(getLiveId(site.folder)).toBe(id);
  expect(findPendingApproval(site.folder)).toMatchObject({ posts: after + 2, lost });
});

test("a release pending approval goes live once approved; another one's ID is refused", async () => {
  await createRelease(0, 98);
  for (const second of [1, 2])
    await expect(createRelease(second, 10)).rejects.toThrow(/^Pending approval: 88/);
  await expect(approveRelease(site.folder, "20261121T060001000Z")).rejects.toThrow(
    "no longer pending approval",
  );
  const id = await approveRelease(site.folder, findPendingApproval(site.folder)?.id);
  expect(getLiveId(site.folder)).toBe(id);
  expect(Object.keys(readLiveRelease(site.folder)?.release.pages ?? {})).toHaveLength(15);
  for (const wanted of [undefined, id]) {
    await expect(approveRelease(site.folder, wanted)).rejects.toThrow("No release is pending");
  }
});

test("a build without losses replaces a release pending approval", async () => {
  await createRelease(0, 98);
  await expect(createRelease(1, 10)).rejects.toThrow(/^Pending approval/);
  const { id } = await createRelease(2, 99);
  expect([getLiveId(site.folder), findPendingApproval(site.folder)]).toEqual([id, undefined]);
});

test("the rebuild queue neither counts a release pending approval as a failure nor retries it", async () => {
  const pending = { id: "h-1", posts: 10, lost: 84 };
  const events: QueueEvent[] = [];
  const queue = new RebuildQueue({
    file: site.inFolder("rebuild.json"),
    build: () => Promise.reject(new PendingApprovalError(pending)),
    log: (event) => events.push(event),
    timing: { ...DEFAULT_TIMING, debounceMs: 0 },
  });
  await queue.requestBuild();
  await waitUntil(() => queue.state.buildingSince === null && events.length > 0);
  expect(events).toEqual([{ event: "pending-approval", pending }]);
  expect(queue.state).toMatchObject({ failures: 0, pending: null, nextTry: null, lastError: null });
  await queue.close();
});
