import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readRetention } from "../../src/shared/node/read-content";

const createRoot = (yaml: string) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "retention-"));
  fs.mkdirSync(path.join(folder, "content"));
  fs.writeFileSync(path.join(folder, "content/enquiry.yaml"), yaml);
  return folder;
};

test("FRM-11 the CMS reads the days and the rule of each form from content", () => {
  const own = readRetention(process.cwd());
  expect(own["Contact us"]).toEqual({ days: 365, rule: expect.stringContaining("section B") });
  expect(own["My personal data"]).toEqual({ days: 365 });
});

test.each([
  ["retention:\n  Contact us: { days: 0 }\n", '"retention.Contact us.days"'],
  ["retention:\n  Contact us: { days: long }\n", "must be a whole number of days from 1 to 36500"],
  ["fields: {}\n", '"retention" cannot be used'],
])("FRM-11 an error names a retention period that cannot be used: %j", (yaml, message) => {
  expect(() => readRetention(createRoot(yaml))).toThrow(message);
});
