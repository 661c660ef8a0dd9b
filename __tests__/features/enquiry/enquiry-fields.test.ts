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
function errors(values: Partial<Record<keyof typeof filled, unknown>>) {
  const result = v.safeParse(EnquiryFieldsSchema, { ...filled, ...values });
  return result.success ? {} : v.flatten<typeof EnquiryFieldsSchema>(result.issues).nested;
}

test("FRM-01 what people write is taken, in any script", () => {
  expect(errors({})).toEqual({});
  expect(errors({ name: "आशा वर्मा", subject: "प्रश्न 🙂", message: "नमस्ते\n\nمرحبا" })).toEqual({});
  for (const phone of ["०७३१ ००००", "+ 91 (731) 000"]) expect(errors({ phone })).toEqual({});
});

test.each(["name", "phone", "email", "subject", "message"] as const)(
  "FRM-01 %s is required, and blanks are nothing",
  (name) => {
    for (const value of ["", "  \n ", undefined]) {
      expect(errors({ [name]: value })?.[name]?.[0]).toMatch(/^Please enter/);
    }
  },
);

test("FRM-01 limits hold to the character, and the message counts a line break once", () => {
  for (const name of ["name", "subject"] as const) {
    const most = ENQUIRY_LIMITS[name];
    expect(errors({ [name]: "n".repeat(most) })).toEqual({});
    expect(errors({ [name]: "n".repeat(most + 1) })?.[name]).toEqual([
      `Please shorten this to ${most} characters; it has ${most + 1}.`,
    ]);
  }
  expect(errors({ phone: "1".repeat(ENQUIRY_LIMITS.phone + 1) })).toHaveProperty("phone");
  const lines = "n\r\n".repeat(ENQUIRY_LIMITS.message / 2 - 1) + "nn";
  expect(errors({ message: lines })).toEqual({});
  expect(errors({ message: `${lines}n` })).toHaveProperty("message");
});

test("FRM-01 every line break of a message is kept as one character", () => {
  const read = v.parse(EnquiryFieldsSchema, { ...filled, message: " a\r\nb\rc\n\nd\r\n" });
  expect(read).toEqual({ ...filled, message: "a\nb\nc\n\nd" });
});

const NUMBER = "Please enter a phone number: digits, spaces and + - ( ) only.";
const ADDRESS = "Please enter an e-mail address such as name@example.in.";

test.each([
  ["phone", "call me", NUMBER],
  ["phone", "call 0731", NUMBER],
  ["phone", "0731 at noon", NUMBER],
  ["phone", "+-()", NUMBER],
  ["email", "asha", ADDRESS],
  ["email", "asha@", ADDRESS],
  ["email", "a b@example.in", ADDRESS],
  ["email", "a@visitor.example, b@visitor.example", ADDRESS],
  ["email", "A <a@visitor.example>", ADDRESS],
  ["subject", "Plans\u0000", "Please write this in one line."],
] as const)("FRM-01 %s cannot be %j", (name, value, message) => {
  expect(errors({ [name]: value })).toEqual({ [name]: [message] });
});
