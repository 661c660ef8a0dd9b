import { readError } from "../../cms/src/lib/read-error";

test.each([
  [{ message: "Own reply." }, "Own reply."],
  [{ errors: [{ message: "Payload's." }] }, "Payload's."],
  [null, "Try again."],
])("staff see the reason in %j", (body, reason) => {
  expect(readError(body, "Try again.")).toBe(reason);
});
