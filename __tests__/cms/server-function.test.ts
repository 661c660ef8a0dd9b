import { checkServerFunction } from "../../cms/src/admin/check-server-function";
import { dropSentValues } from "../../cms/src/admin/drop-sent-values";
import type { User } from "../../cms/src/payload-types";

const user = { id: 1, collection: "users" } as User & { collection: "users" };
const getUser = async () => user;
const getNobody = async () => null;

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "none", undefined, {}])(
  "EDT-04 %j is not a server function, not even for staff",
  async (name) => {
    await expect(checkServerFunction(name, getUser)).rejects.toThrow("no server function");
  },
);

test.each(["render-document", "schedule-publish", "slugify", "table-state"])(
  "EDT-04 %s needs a signed-in user",
  async (name) => {
    await expect(checkServerFunction(name, getNobody)).rejects.toThrow("Sign in");
    await expect(checkServerFunction(name, getUser)).resolves.toBeUndefined();
  },
);

test("EDT-04 the form of the first account needs no signed-in user", async () => {
  await expect(checkServerFunction("form-state", getNobody)).resolves.toBeUndefined();
});

test("EDT-33 a saved form gets only the values that the server changed", () => {
  const day = new Date("2026-11-26T00:00:00Z");
  const sent = { title: { value: "One " }, slug: { value: "" }, date: { value: day.toJSON() } };
  const saved = { title: { value: "One", valid: true }, slug: { value: "one" } };
  expect(dropSentValues(sent, { ...saved, date: { value: day }, note: { value: 1 } })).toEqual({
    ...{ title: { valid: true }, slug: { value: "one" }, date: {}, note: { value: 1 } },
  });
});
