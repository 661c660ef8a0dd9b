import type { Payload } from "payload";
import { explainError } from "../../cms/src/lib/explain-error";
import { createAdmin } from "../../cms/src/setup/admin";
import { checkBucket } from "../../cms/src/storage/bucket";
import { findFreePort } from "../../server/process/settings";
import { startS3Server } from "../support/s3-server";

// Messages for invalid settings; start.spec.ts tests that set-up ends with such a message.

test.each([
  ["a@b.example", "", "Set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD together"],
  ["", "long enough", "Set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD together"],
  ["a@b.example", "short", "CMS_ADMIN_PASSWORD cannot be used. A password needs at least 12"],
])("the first account %j with the password %j is refused", async (email, password, sentence) => {
  const payload = { count: async () => ({ totalDocs: 0 }) };
  const made = createAdmin(
    payload as unknown as Payload,
    { firstAdmin: { email, password }, dataDir: "", cmsUrl: "" },
    false,
  );
  await expect(made).rejects.toThrow(sentence);
});

test.each([
  [{}, "firm-website can be written and read"],
  [{ bucket: "another" }, "The bucket named in S3_BUCKET does not exist"],
  [{ accessKeyId: "another" }, "The bucket of S3_BUCKET refuses the keys"],
])("the check of a bucket with %j reports in one sentence: %s", async (changed, sentence) => {
  const port = await findFreePort();
  const bucket = { bucket: "firm-website", region: "ap-south-1", accessKeyId: "cms" };
  const server = await startS3Server({ ...bucket, port });
  const endpoint = `http://127.0.0.1:${port}`;
  const settings = { ...bucket, endpoint, secretAccessKey: "secret", forcePathStyle: true };
  const message = await checkBucket({ ...settings, ...changed }).catch(explainError);
  await server.stop();
  expect(message).toContain(sentence);
  expect(server.objects.size).toBe(0);
});
