import { listRetired, readEnvironment } from "../../../src/shared/node/environment/environment";

const ACCOUNT = {
  S3_REGION: "ap-south-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

test("SCA-01, SCA-03 a releases bucket uses the S3 account, and a purge needs SITE_URL and valid headers", () => {
  const settings = readEnvironment({ ...ACCOUNT, RELEASES_BUCKET: "firm-releases" });
  expect(settings.s3).toBeNull();
  expect(settings.releasesBucket).toMatchObject({ bucket: "firm-releases", accessKeyId: "key" });
  expect(readEnvironment({ ...ACCOUNT, S3_BUCKET: "firm-website" }).releasesBucket).toBeNull();
  expect(() => readEnvironment({ RELEASES_BUCKET: "firm-releases" })).toThrow(
    /RELEASES_BUCKET needs S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY as well/,
  );
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

test("BLD-06 settings of earlier versions do not stop the start, and each is named", () => {
  const env = { STATIC_BUCKET: "firm-site", ADAPTER: "netlify" };
  expect(() => readEnvironment(env)).not.toThrow();
  expect(listRetired(env)).toEqual([
    expect.stringMatching(/^ADAPTER has no effect any more; docs\/deployment\.md/),
    expect.stringMatching(/^STATIC_BUCKET has no effect any more/),
  ]);
  expect(listRetired({ STATIC_BUCKET: "", ADAPTER: "release" })).toEqual([]);
});
