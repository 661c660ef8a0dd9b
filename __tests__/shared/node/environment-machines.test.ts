import { readEnvironment } from "../../../src/shared/node/environment/environment";

const ACCOUNT = {
  S3_REGION: "ap-south-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

test("SCA-01, SCA-03, SCA-06 release and static buckets use the S3 account, and a purge needs SITE_URL and valid headers", () => {
  const settings = readEnvironment({ ...ACCOUNT, RELEASES_BUCKET: "firm-releases" });
  expect(settings.s3).toBeNull();
  expect(settings.releasesBucket).toMatchObject({ bucket: "firm-releases", accessKeyId: "key" });
  expect(readEnvironment({ ...ACCOUNT, S3_BUCKET: "firm-website" }).releasesBucket).toBeNull();
  expect(() => readEnvironment({ RELEASES_BUCKET: "firm-releases" })).toThrow(
    /RELEASES_BUCKET needs S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY as well/,
  );
  const { staticBucket } = readEnvironment({ ...ACCOUNT, STATIC_BUCKET: "firm-site" });
  expect(staticBucket).toMatchObject({ bucket: "firm-site" });
  expect(() => readEnvironment({ STATIC_BUCKET: "firm-site" })).toThrow(/STATIC_BUCKET needs/);
  const CDN_PURGE_URL = "https://cdn.example/purge";
  const SITE_URL = "https://site.example";
  const CDN_PURGE_HEADERS = "AccessKey: a, X-Zone: b:c";
  expect(readEnvironment({ CDN_PURGE_URL, SITE_URL, CDN_PURGE_HEADERS }).cdnPurge).toEqual({
    url: CDN_PURGE_URL,
    headers: { AccessKey: "a", "X-Zone": "b:c" },
  });
  expect(() => readEnvironment({ CDN_PURGE_URL })).toThrow(/CDN_PURGE_URL needs SITE_URL/);
  for (const headers of ["AccessKey", "a b: c", "a:"]) {
    const readWrong = () => readEnvironment({ CDN_PURGE_HEADERS: headers });
    expect(readWrong).toThrow(/CDN_PURGE_HEADERS must be headers/);
  }
});
