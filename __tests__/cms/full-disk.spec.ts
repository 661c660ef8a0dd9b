import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { getDocs } from "./cms-client";
import { createKey, toParts, sendForm } from "./enquiry-form";
import { OWN_CMS, openStaff } from "./enquiry-staff";
import { startCms } from "./running-cms";

test("ACC-08 with a full disk reads continue, staff sign in and delete, other writes are refused, and all recover", async () => {
  const flag = test.info().outputPath("disk-is-full");
  const preload = `--require ${join(__dirname, "full-disk.cjs")}`;
  const cms = await startCms({
    ...OWN_CMS,
    FULL_DISK_FLAG: flag,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${preload}`,
  });
  try {
    const staff = await openStaff(cms);
    const addBoth = async () => {
      const data = { name: "Full", designation: "Analyst" };
      const saved = await staff.client.post("/cms/api/employees", { data });
      return [saved.status(), (await sendForm(cms.url, toParts(), createKey())).status];
    };
    const readList = async () =>
      (await fetch(cms.url + blogsEndpoint.toCall({ page: 1, limit: 10 }))).status;
    const deletedAt = "2026-11-20T00:00:00Z";
    const [employees, reports] = await Promise.all(
      ["employees", "reports"].map((name) => getDocs(staff.client, name)),
    );
    for (let turn = 0; turn < 2; turn += 1) {
      writeFileSync(flag, "");
      const refused = [503, 503];
      expect([await addBoth(), await addBoth(), await readList()]).toEqual([refused, refused, 200]);
      // Sign-ins and deletions use the reserve, and nothing else does.
      const { client } = await openStaff(cms);
      const removed = [
        await client.delete(`/cms/api/employees/${employees?.[turn]?.id}`),
        await client.patch(`/cms/api/reports/${reports?.[turn]?.id}`, { data: { deletedAt } }),
      ];
      expect(removed.map((response) => response.status())).toEqual([200, 200]);
      await client.dispose();
      expect(await addBoth()).toEqual(refused);
      rmSync(flag);
      expect([await addBoth(), await readList()]).toEqual([[201, 200], 200]);
    }
    await staff.client.dispose();
  } finally {
    await cms.end();
  }
});
