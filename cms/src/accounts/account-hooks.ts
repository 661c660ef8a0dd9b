import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import { readField, readTextField } from "../../../src/shared/domain/read-field";
import { RateLimit } from "../lib/rate-limit";
import { throwFieldError } from "../lib/throw-field-error";
import type { User } from "../payload-types";
import { isPassword, dummyVerify } from "./password-hash";
import { findPasswordProblem } from "./password-rule";

/** Checks what Payload does not before a sign-in or a password change. */
export const checkAccountOperation: CollectionBeforeOperationHook<"users"> = async ({
  args,
  operation,
  req,
}) => {
  const data = readField(args, "data");
  if (operation === "login") await equalizeTime(req, data);
  if (operation === "resetPassword") {
    const where = { resetPasswordToken: { equals: readTextField(data, "token") } };
    const account = await req.payload.db.findOne<User>({ collection: "users", where, req });
    requireGoodPassword(readTextField(data, "password"), listOwnWords(account));
  }
};

const listOwnWords = (account: unknown) => [
  readTextField(account, "email"),
  readTextField(account, "name"),
];

/** Makes a sign-in with an unknown address take as long as one with a wrong password. */
async function equalizeTime({ payload }: PayloadRequest, data: unknown): Promise<void> {
  const email = readTextField(data, "email").toLowerCase().trim();
  const { totalDocs } = await payload.count({
    collection: "users",
    where: { email: { equals: email } },
  });
  if (totalDocs === 0) await dummyVerify(readTextField(data, "password"));
}

const passwordTries = new RateLimit([{ max: 10, ms: 10 * 60_000 }]);

/** Checks a new password. Changing one's own password or e-mail needs the current password. */
export const checkCredentials: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isReset = operation === "update" && !originalDoc;
  if (!data || isReset) return data;
  const { password, email, currentPassword } = data as Record<string, unknown>;
  const hasNewPassword = password !== undefined && password !== null && password !== "";
  if (hasNewPassword) requireGoodPassword(password, [data, originalDoc].flatMap(listOwnWords));

  const isOwn = operation === "update" && req.user?.id === originalDoc?.id;
  const hasNewEmail = email !== undefined && email !== originalDoc?.email;
  if (!isOwn || !(hasNewPassword || hasNewEmail)) return data;
  const turn = passwordTries.acquire(String(originalDoc.id));
  if (!turn.ok) throw new APIError("Too many wrong passwords: wait ten minutes.", 429);
  if (!(await isPassword(String(currentPassword ?? ""), originalDoc))) {
    const message = "Your current password is missing or wrong. Enter it, then save again.";
    throwFieldError("users", "currentPassword", message);
  }
  turn.release();
  return data;
};

function requireGoodPassword(password: unknown, ownWords: string[] = []): void {
  const problem =
    typeof password === "string"
      ? findPasswordProblem(password, ownWords)
      : "The password must be text.";
  if (problem !== null) throwFieldError("users", "password", problem);
}
