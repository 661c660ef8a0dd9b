import { readRetention } from "../../src/shared/node/read-content";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const inFolder = createTestFolder();

test("FRM-11 the CMS reads the days and the rule of each form from content", () => {
  const own = readRetention(process.cwd());
  expect(own["Contact us"]).toEqual({ days: 365, rule: expect.stringContaining("section B") });
  expect(own["My personal data"]).toEqual({ days: 365 });
});

test.each([
  ["retention:\n  Contact us: { days: 0 }\n", '"retention.Contact us.days"'],
  ["retention:\n  Contact us: { days: long }\n", "must be a whole number of days from 1 to 36500"],
  ["fields: {}\n", '"retention" cannot be used'],
])("FRM-11 an error names a retention period that cannot be used: %j", async (yaml, message) => {
  await writeFiles(inFolder(), { "content/enquiry.yaml": yaml });
  expect(() => readRetention(inFolder())).toThrow(message);
});
