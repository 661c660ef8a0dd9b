import { approveRelease } from "../../../publisher/release/pending-approval";
import { getLiveId, listReleaseIds } from "../../../src/shared/node/release/release-store";
import { createPosts } from "../../support/built-folder";
import { createReleaseFolders } from "../../support/release-folders";

const site = createReleaseFolders();

test("BLD-05 two simultaneous publications run one after the other", async () => {
  await site.release(0);
  const both = [1, 2].map((second) => site.publish(second));
  const ids = (await Promise.all(both)).map(({ id }) => id);
  expect(ids).toEqual(["20261121T060001000Z", "20261121T060002000Z"]);
  expect(getLiveId(site.folder)).toBe(ids[1]);
});

test("BLD-05 an approval during a publication waits for it, and finds no pending release afterwards", async () => {
  await site.release(0, createPosts(20));
  await expect(site.release(1, {}, { contentPosts: 2 })).rejects.toThrow(/^Pending approval/);
  const publishing = site.release(2, createPosts(20));
  await expect(approveRelease(site.folder)).rejects.toThrow("No release is pending");
  const { id } = await publishing;
  expect([getLiveId(site.folder), listReleaseIds(site.folder).at(-1)]).toEqual([id, id]);
});
