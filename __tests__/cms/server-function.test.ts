import { checkServerFunction } from "../../cms/src/admin/check-server-function";
import type { User } from "../../cms/src/payload-types";

const user = { id: 1, collection: "users" } as User & { collection: "users" };
const signedIn = async () => user;
const stranger = async () => null;

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "none", undefined, {}])(
  "EDT-04 %j is no server function, not even for staff",
  async (name) => {
    await expect(checkServerFunction(name, signedIn)).rejects.toThrow("no server function");
  },
);

test.each(["render-document", "schedule-publish", "slugify", "table-state"])(
  "EDT-04 %s asks for a signed-in user",
  async (name) => {
    await expect(checkServerFunction(name, stranger)).rejects.toThrow("Sign in");
    await expect(checkServerFunction(name, signedIn)).resolves.toBeUndefined();
  },
);

test("EDT-04 the form of the first account is open", async () => {
  await expect(checkServerFunction("form-state", stranger)).resolves.toBeUndefined();
});
