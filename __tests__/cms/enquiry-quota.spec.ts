import { expect, test } from "@playwright/test";
import { application, key, partsOf, send } from "./enquiry-form";
import { OWN_CMS, staffOf } from "./enquiry-staff";
import { daysAgo, inDatabase } from "./in-database";
import { startCms } from "./running-cms";

test("all senders together cannot fill the disk, and each refusal says what to do", async () => {
  const cms = await startCms({
    ...OWN_CMS,
    ENQUIRIES_PER_DAY_IN_ALL: "3",
    ATTACHMENTS_MAX_MB: "1",
  });
  try {
    const answer = async (parts: Parameters<typeof send>[1], header = key()) => {
      const { status, headers, body } = await send(cms.url, parts, header);
      return [status, headers.get("retry-after"), JSON.stringify(body)] as const;
    };
    const first = key();
    expect((await answer(application({ name: "First" }), first))[0]).toBe(200);
    await inDatabase(cms, "UPDATE attachments SET filesize = 1048500");
    expect(await answer(application())).toEqual([503, "3600", expect.stringContaining("without")]);
    expect((await answer(partsOf({ name: "Second" })))[0]).toBe(200);
    expect((await answer(partsOf({ name: "Third" })))[0]).toBe(200);
    expect(await answer(partsOf())).toEqual([503, "3600", expect.stringContaining("today")]);
    // Sent again it is no new one.
    expect((await answer(application({ name: "First" }), first))[0]).toBe(200);
    await inDatabase(cms, "UPDATE enquiries SET created_at = ?", [daysAgo(1.1)]);
    expect((await answer(partsOf({ name: "Fourth" })))[0]).toBe(200);
    const staff = await staffOf(cms);
    expect((await staff.enquiries()).map(({ name }) => name)).toEqual([
      "First",
      "Second",
      "Third",
      "Fourth",
    ]);
    await staff.client.dispose();
    expect(cms.log().match(/further ones are refused/g)).toHaveLength(1);
  } finally {
    await cms.end();
  }
});
