import { test } from "@playwright/test";
import { openStaff, type Staff } from "./enquiry-staff";
import type { Track } from "./racers";
import { startCms, type RunningCms } from "./running-cms";
import { RACES } from "./session-races";

let cms: RunningCms;
let staff: Staff;
let track: Track;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  cms = await startCms({});
  staff = await openStaff(cms);
  track = { cms, signInUrl: cms.url, admin: staff.client };
});
test.afterAll(async () => {
  await staff.client.dispose();
  await cms.end();
});

for (const [what, run] of Object.entries(RACES)) {
  test(`ACC-01 concurrent session writes do not undo ${what}`, () => run(track));
}
