import { findExpiryWarning, createSecurityTxt } from "../../../builder/outputs/security-txt";
import { schema } from "../../../src/content/security.schema";
import * as v from "valibot";

const SECURITY = {
  contacts: ["mailto:security@firm.example", "https://firm.example/report"],
  expires: "2027-10-31",
  languages: "en, hi",
};

test("security.txt has RFC 9116's fields, the preferred contact first", () => {
  expect(createSecurityTxt(SECURITY, "https://firm.example").split("\n")).toEqual([
    "Contact: mailto:security@firm.example",
    "Contact: https://firm.example/report",
    "Expires: 2027-10-31T00:00:00.000Z",
    "Preferred-Languages: en, hi",
    "Canonical: https://firm.example/.well-known/security.txt",
    "",
  ]);
});

test.each([
  ["2027-10-01T00:00:00Z", undefined],
  ["2027-10-02T00:00:00Z", "expires on 2027-10-31"],
  ["2027-11-01T00:00:00Z", "expired on 2027-10-31"],
])("on %s the build's warning about the last day is: %s", (now, message) => {
  const warning = findExpiryWarning(SECURITY, Date.parse(now));
  if (message === undefined) expect(warning).toBeUndefined();
  else expect(warning).toContain(message);
});

test.each([
  ["contacts", []],
  ["contacts", ["security@firm.example"]],
  ["expires", "31 October 2027"],
  ["languages", "English"],
])("invalid %s are refused (%#)", (field, value) => {
  expect(v.safeParse(schema, SECURITY).success).toBe(true);
  expect(v.safeParse(schema, { ...SECURITY, [field]: value }).success).toBe(false);
});
