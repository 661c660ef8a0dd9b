import { expect, test } from "@playwright/test";
import { LAST, leaveOneAdmin, NOBODY, signUpAtOnce } from "./first-admin";
import { inDatabase } from "./in-database";
import { CMS_TIMEOUT, startCms } from "./running-cms";

// The first admin, and the guarantee that one remains; with PostgreSQL in postgres.spec.ts.

test("SQLite: twenty sign-ups with one link make one account, and the last admin stays @full", async () => {
  test.setTimeout(2 * CMS_TIMEOUT);
  const cms = await startCms({ ...NOBODY, CMS_SEED: "0", DATABASE_URL: undefined });
  try {
    await leaveOneAdmin(await signUpAtOnce(cms), cms.url);
    // Two requests at once, without a transaction between check and write.
    for (const change of ["UPDATE users SET role = 'editor'", "DELETE FROM users"]) {
      await expect(inDatabase(cms, change)).rejects.toThrow(LAST);
    }
  } finally {
    await cms.end();
  }
});
