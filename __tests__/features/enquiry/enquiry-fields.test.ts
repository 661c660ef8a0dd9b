import * as v from "valibot";
import { ENQUIRY_LIMITS, EnquiryFieldsSchema } from "../../../src/shared/contract/enquiry";

const filled = {
  title: "Contact us",
  name: "Asha Verma",
  phone: "+91 (0)731-000 0000",
  email: "asha.verma+site@mail.example.in",
  subject: "Plans",
  message: "Hello",
};

/** The messages by field; empty where everything can be taken. */
function faults(values: Partial<Record<keyof typeof filled, unknown>>) {
  const result = v.safeParse(EnquiryFieldsSchema, { ...filled, ...values });
  return result.success ? {} : v.flatten<typeof EnquiryFieldsSchema>(result.issues).nested;
}

test("FRM-01 what people write is taken, in any script", () => {
  expect(faults({})).toEqual({});
  expect(faults({ name: "आशा वर्मा", subject: "प्रश्न 🙂", message: "नमस्ते\n\nمرحبا" })).toEqual({});
  expect(faults({ phone: "०७३१ ००००" })).toEqual({});
});

test.each(["name", "phone", "email", "subject", "message"] as const)(
  "FRM-01 %s is required, and blanks are nothing",
  (name) => {
    for (const value of ["", "  \n ", undefined]) {
      expect(faults({ [name]: value })?.[name]?.[0]).toMatch(/^Please enter/);
    }
  },
);

test("FRM-01 limits hold to the character, and the message counts a line break once", () => {
  for (const name of ["name", "subject"] as const) {
    const most = ENQUIRY_LIMITS[name];
    expect(faults({ [name]: "n".repeat(most) })).toEqual({});
    expect(faults({ [name]: "n".repeat(most + 1) })?.[name]).toEqual([
      `Please shorten this to ${most} characters; it has ${most + 1}.`,
    ]);
  }
  expect(faults({ phone: "1".repeat(ENQUIRY_LIMITS.phone + 1) })).toHaveProperty("phone");
  const lines = "n\r\n".repeat(ENQUIRY_LIMITS.message / 2 - 1) + "nn";
  expect(faults({ message: lines })).toEqual({});
  expect(faults({ message: `${lines}n` })).toHaveProperty("message");
});

test.each([
  ["phone", "call me"],
  ["phone", "+-()"],
  ["email", "asha"],
  ["email", "asha@"],
  ["email", "a b@example.in"],
  ["email", "a@visitor.example, b@visitor.example"],
  ["email", "A <a@visitor.example>"],
  ["subject", "Plans\u0000"],
] as const)("FRM-01 %s cannot be %j", (name, value) => {
  expect(faults({ [name]: value })).toHaveProperty(name);
});
