import { execFileSync } from "node:child_process";
import { todayInIndia } from "../../src/shared/clock";

test.each([
  [null, "2026-11-20T18:29:59.999Z", "2026-11-20"],
  [null, "2026-11-20T18:30:00.000Z", "2026-11-21"],
  [null, "2026-12-31T23:59:59.000Z", "2027-01-01"],
  ["2026-02-28", "2026-11-20T18:30:00.000Z", "2026-02-28"],
])("BLD-07 with SITE_TODAY %s, today in India at %s is %s", (siteToday, now, today) => {
  expect(todayInIndia(siteToday, new Date(now))).toBe(today);
});

test("BLD-07 lint refuses rules the clock itself", () => {
  const file = "cms/src/contract/records.ts";
  const config = execFileSync("node", [
    "node_modules/eslint/bin/eslint.js",
    "--print-config",
    file,
  ]);
  const { rules } = JSON.parse(String(config));
  const [severity, ...forbidden] = rules["no-restricted-syntax"];
  expect(severity).toBe(2);
  const words = forbidden.map(({ selector }: { selector: string }) => selector).join("\n");
  expect(words).toContain("[callee.name=Date][arguments.length=0]");
  expect(words).toContain("[callee.object.name=Date][callee.property.name=now]");
});
