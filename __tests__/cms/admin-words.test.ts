import { newRecordTitle } from "../../cms/src/admin/new-record-words";
import { readBrand } from "../../cms/src/admin/read-brand";
import { explainFailure } from "../../cms/src/scheduling/schedule-failure";
import { folderOfEachTest, writeFiles } from "../support/temporary-folder";

const folder = folderOfEachTest();

test.each([
  ["Blog post", "posts", "New blog post"],
  ["IPO", "ipos", "New IPO"],
  [undefined, "posts", "New posts"],
])("EDT-04 a new %j of %s is headed %j", (singular, slug, title) => {
  expect(newRecordTitle(singular, slug)).toBe(title);
});

test.each([
  ["brand:\n  product: Another Firm\n", "Another Firm"],
  ["brand:\n  product: [", "Website"],
  ["brand: {}\n", "Website"],
])("EDT-04 with the site.yaml %j the admin is named %j", async (yaml, name) => {
  await writeFiles(folder(), { "content/site.yaml": yaml });
  expect(readBrand("Website", folder()).name).toBe(name);
});

test.each([
  ["The disk is full", "The disk is full: free some space and start again.", true],
  [
    "SQLITE_BUSY",
    "Another process is using the SQLite file in DATA_DIR: stop it and start again.",
    true,
  ],
  [
    "The requested resource was not found.",
    "The post, or the account that scheduled it, is gone.",
    false,
  ],
  [
    "You are not allowed to perform this action.",
    "The account that scheduled it may not publish any more.",
    false,
  ],
  [
    "The following field is invalid: Title\nand more",
    "The following field is invalid: Title.",
    false,
  ],
  [undefined, "It is not known why.", false],
])(
  "EDT-03 of the failure %j it is said %j, and whether it is tried again",
  (message, reason, passes) => {
    expect(explainFailure(message === undefined ? null : { message })).toEqual({ reason, passes });
  },
);
