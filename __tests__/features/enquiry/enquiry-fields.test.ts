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

/** Returns messages by field; none if everything is valid. */
function getErrors(values: Partial<Record<keyof typeof filled, unknown>>) {
  const result = v.safeParse(EnquiryFieldsSchema, { ...filled, ...values });
  return result.success ? {} : v.flatten<typeof EnquiryFieldsSchema>(result.issues).nested;
}

test("FRM-01 accepts text in any script", () => {
  expect(getErrors({})).toEqual({});
  expect(getErrors({ name: "आशा वर्मा", subject: "प्रश्न 🙂", message: "नमस्ते\n\nمرحبا" })).toEqual({});
  for (const phone of ["०७३१ ००००", "+ 91 (731) 000"]) expect(getErrors({ phone })).toEqual({});
});

test.each(["name", "phone", "email", "subject", "message"] as const)(
  "FRM-01 %s is required, and blanks count as empty",
  (name) => {
    for (const value of ["", "  \n ", undefined]) {
      expect(getErrors({ [name]: value })?.[name]?.[0]).toMatch(/^Please enter/);
    }
  },
);

test("FRM-01 limits are exact, and a line break of the message counts as one character", () => {
  for (const name of ["name", "subject"] as const) {
    const limit = ENQUIRY_LIMITS[name];
    expect(getErrors({ [name]: "n".repeat(limit) })).toEqual({});
    expect(getErrors({ [name]: "n".repeat(limit + 1) })?.[name]).toEqual([
      `Please shorten this to ${limit} characters; it has ${limit + 1}.`,
    ]);
  }
  expect(getErrors({ phone: "1".repeat(ENQUIRY_LIMITS.phone + 1) })).toHaveProperty("phone");
  const lines = "n\r\n".repeat(ENQUIRY_LIMITS.message / 2 - 1) + "nn";
  expect(getErrors({ message: lines })).toEqual({});
  expect(getErrors({ message: `${lines}n` })).toHaveProperty("message");
});

test("FRM-01 every line break of a message is kept as one character", () => {
  const read = v.parse(EnquiryFieldsSchema, { ...filled, message: " a\r\nb\rc\n\nd\r\n" });
  expect(read).toEqual({ ...filled, message: "a\nb\nc\n\nd" });
});

const NUMBER = "Please enter a phone number: at least 7 digits, and spaces and + - ( ) only.";
const ADDRESS = "Please enter an e-mail address such as name@example.in.";

test.each([
  ["phone", "call me", NUMBER],
  ["phone", "call 0731", NUMBER],
  ["phone", "0731 at noon", NUMBER],
  ["phone", "+-()", NUMBER],
  ["phone", "12", NUMBER],
  ["email", "asha", ADDRESS],
  ["email", "asha@", ADDRESS],
  ["email", "a b@example.in", ADDRESS],
  ["email", "a@visitor.example, b@visitor.example", ADDRESS],
  ["email", "A <a@visitor.example>", ADDRESS],
  ["subject", "Plans\u0000", "Please write this in one line."],
] as const)("FRM-01 %s cannot be %j", (name, value, message) => {
  expect(getErrors({ [name]: value })).toEqual({ [name]: [message] });
});

test.each([
  ["\u202a+91 70000 00001\u202c", "+91 70000 00001"],
  ["+91\u00a070000\u00a000002", "+91 70000 00002"],
  ["+91\u201170000\u201100003", "+91-70000-00003"],
  ["0731–0000004", "0731-0000004"],
  ["7000000005\u200b", "7000000005"],
  ["\u206070000 00006", "70000 00006"],
  ["7000000008,", "7000000008"],
  ["+91\t70000\t00009,,", "+91 70000 00009"],
  ["०७३१ ००००", "0731 0000"],
  ["＋９１ （７３１） ０００", "+91 (731) 000"],
  ["+91−70000−00009\u061c", "+91-70000-00009"],
])("FRM-01 the phone number %j is read as %s", (phone, taken) => {
  expect(v.parse(EnquiryFieldsSchema, { ...filled, phone }).phone).toBe(taken);
});

test("FRM-01 invisible characters are removed from every field, except joiners of scripts", () => {
  const addHidden = (text: string) => `\u2066${text.slice(0, 2)}\u200b${text.slice(2)}\u202e`;
  const values = Object.entries(filled).map(([name, value]) => [
    name,
    name === "title" ? value : addHidden(value),
  ]);
  expect(v.parse(EnquiryFieldsSchema, Object.fromEntries(values))).toEqual({
    ...filled,
    phone: "+91 (0)731-000 0000",
  });
  const joined = { name: "क्\u200dष 👩\u200d💻", subject: "One\u00a0space" };
  expect(v.parse(EnquiryFieldsSchema, { ...filled, ...joined })).toMatchObject({
    name: joined.name,
    subject: "One space",
  });
  const email = "asha＠visitor.example,";
  expect(v.parse(EnquiryFieldsSchema, { ...filled, email }).email).toBe("asha@visitor.example");
});

test.each(["0731 4000000 ext 5", "07314000000x5", "0731 4000000, Extn. 12"])(
  "FRM-01 asks for the extension of %s in the message instead",
  (phone) => {
    const message = "Please leave out the extension here and write it into your message.";
    expect(getErrors({ phone })?.phone?.[0]).toBe(message);
  },
);
