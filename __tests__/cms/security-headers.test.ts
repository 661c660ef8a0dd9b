import { createSecurityHeaders } from "../../cms/admin-policy.mjs";
import { strictTransport } from "../../src/shared/node/release/headers";

test("ACC-04 the CMS sends HSTS over HTTPS only, as the site does", () => {
  const hsts = ["strict-transport-security", strictTransport];
  expect(createSecurityHeaders("/cms/api/posts", true)).toEqual([hsts]);
  expect(createSecurityHeaders("/cms/api/posts", false)).toEqual([]);
});

test("ACC-04 windows of other sites get no handle on the admin's window", () => {
  const opener = ["cross-origin-opener-policy", "same-origin-allow-popups"];
  expect(createSecurityHeaders("/cms/login?x=1", false)).toEqual([opener]);
});
