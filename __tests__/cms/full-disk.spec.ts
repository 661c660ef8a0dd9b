import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { createKey, toParts, sendForm } from "./enquiry-form";
import { OWN_CMS, openStaff } from "./enquiry-staff";
import { startCms } from "./running-cms";

test("with a full disk for data and log, reads continue, writes are refused, and both recover", async () => {
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
    for (let turn = 0; turn < 2; turn += 1) {
      writeFileSync(flag, "");
      const refused = [503, 503];
      expect([await addBoth(), await addBoth(), await readList()]).toEqual([refused, refused, 200]);
      rmSync(flag);
      expect([await addBoth(), await readList()]).toEqual([[201, 200], 200]);
    }
    await staff.client.dispose();
  } finally {
    await cms.end();
  }
});
