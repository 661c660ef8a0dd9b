import type { Payload } from "payload";
import type { Environment } from "../environment";

const SHORTEST_PASSWORD = 10;

/** Makes the first account where there is none yet; throws for half a pair or a weak password. */
export async function createAdmin(
  payload: Payload,
  { email, password }: Environment["firstAdmin"],
): Promise<string> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0) return "there are accounts already";

  if (!email && !password) return "none yet; the first visit to /cms makes it";
  if (!email || !password) {
    throw new Error("Set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD together, or neither.");
  }
  if (password.length < SHORTEST_PASSWORD) {
    throw new Error(`CMS_ADMIN_PASSWORD needs at least ${SHORTEST_PASSWORD} characters.`);
  }
  await payload.create({
    collection: "users",
    data: { email, password, name: email.split("@")[0] || email, role: "admin" },
  });
  return `${email} created`;
}
