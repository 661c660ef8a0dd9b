import { buildAndPublish } from "../../../server/rebuild/build-and-publish";
import { heldRelease } from "../../../server/releases/held";
import { linkedId } from "../../../server/releases/store";
import { PAGES } from "../../support/built-folder";
import { scriptedGatsbyOfEachTest } from "../../support/scripted-gatsby";

const gatsby = scriptedGatsbyOfEachTest();

const posts = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`/blog/p${n}/index.html`, `<title>${n}</title>`]),
  );

test("BLD-05 a held release goes when a build brings what is live anyway", async () => {
  const options = gatsby.options();
  const builder = gatsby.builder(options);
  const whole = { files: { ...PAGES, ...posts(20) }, contentVersion: "v1" };
  gatsby.next(whole);
  const { release } = await buildAndPublish(builder, options);
  gatsby.next({ files: PAGES, contentVersion: "v2", contentPosts: 2 });
  await expect(buildAndPublish(builder, options)).rejects.toThrow(/^Held: 20 posts/);
  expect(heldRelease(options.releases)).toMatchObject({ lost: 20 });
  // Somebody restored the posts.
  gatsby.next(whole);
  expect(await buildAndPublish(builder, options)).toMatchObject({ release, kind: "increment" });
  expect(heldRelease(options.releases)).toBeUndefined();
  expect(linkedId(options.releases)).toBe(release);
});
