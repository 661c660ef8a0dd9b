import { nameRelease } from "../../../publisher/release/release-name";
import { approveRelease } from "../../../publisher/release/pending-approval";
import { publishRelease } from "../../../publisher/release/publish";
import type { Change } from "../../../src/shared/contract/rebuild";
import { readPointer } from "../../../src/shared/node/release/release-store";
import { createPosts, createReleaseFolders } from "../../support/built-folder";

const [ASHA, RAVI] = ["asha@firm.example", "ravi@firm.example"];
const post: Change = {
  ...{ id: "1", title: "Rate cuts and your EMI", collection: "blog posts", verb: "edited" },
  by: ASHA,
};
const createIpo = (id: string, by: string | null): Change => ({
  ...{ id, title: `IPO ${id}`, collection: "IPOs", verb: "added", by },
});
const job: Change = { id: "4", title: "", collection: "jobs", verb: "deleted", by: null };
const COMMIT = "abcdef0123".repeat(4);

test.each<[Change[], string | undefined, string | undefined]>([
  [[], undefined, undefined],
  [[post], undefined, `“Rate cuts and your EMI” edited, by ${ASHA}`],
  [
    [post, createIpo("2", RAVI), createIpo("3", ASHA)],
    undefined,
    `“Rate cuts and your EMI” edited, 2 IPOs, by ${ASHA} and ${RAVI}`,
  ],
  [[job], undefined, "one of the jobs deleted"],
  [[], COMMIT, "texts of commit abcdef01"],
  [
    ["a", "b", "c", "d"].map((id) => createIpo(id, id)),
    undefined,
    "4 IPOs, by a and b and c and others",
  ],
])("EDT-70 a release is named after its changes and accounts (%#)", (changes, commit, name) => {
  expect(nameRelease(changes, commit)).toBe(name);
});

const site = createReleaseFolders();
const listNames = () => readPointer(site.folder)?.releases.map(({ name }) => name);

test("EDT-70 a release keeps its name, also one that needed approval; others have none", async () => {
  await site.release(0, createPosts(98), { contentPosts: 100 });
  site.build(createPosts(10), { contentPosts: 12 });
  const publish = () => publishRelease(site.built, site.folder, { changes: [post] });
  await expect(publish()).rejects.toThrow(/^Pending approval/);
  await approveRelease(site.folder);
  site.build({}, { content: COMMIT });
  await publishRelease(site.built, site.folder, { allowFewerPosts: true });
  const name = `“Rate cuts and your EMI” edited, by ${ASHA}`;
  expect(listNames()).toEqual([undefined, name, "texts of commit abcdef01"]);
});
