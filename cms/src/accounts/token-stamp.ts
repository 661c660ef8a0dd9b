import { randomUUID } from "node:crypto";
import {
  APIError,
  Forbidden,
  getFieldsToSign,
  jwtSign,
  type AfterErrorHook,
  type CollectionAfterLogoutHook,
  type Field,
  type Payload,
  type PayloadRequest,
  type UpdateOneArgs,
} from "payload";
import { generatePayloadCookie } from "payload/shared";
import { getNow } from "../../../src/shared/domain/clock";
import { readField } from "../../../src/shared/domain/read-field";
import { allowNobody } from "../lib/access";
import { createRequestCache } from "../lib/request-cache";
import { runSql, sql } from "../lib/sql";
import type { User } from "../payload-types";

const HOUR_SECONDS = 60 * 60;

export const IDLE_TIMEOUT_SECONDS = 2 * HOUR_SECONDS;
/** Seconds after a sign-in until which its token can be refreshed. */
const MAX_SESSION_SECONDS = 12 * HOUR_SECONDS;

/** A change of these ends all tokens of the account. */
const CREDENTIALS = ["hash", "email", "role"] as const;

const internal = {
  access: { create: allowNobody, read: allowNobody, update: allowNobody },
  admin: { disabled: true },
  saveToJWT: true,
} as const;

/** Fields that every token of an account contains. */
export const tokenFields: Field[] = [
  {
    ...internal,
    // Not hidden: a refresh signs the account without its hidden fields.
    name: "tokenStamp",
    type: "text",
    hooks: {
      beforeChange: [({ operation, value }) => (operation === "create" ? randomUUID() : value)],
    },
  },
  // Seconds since 1970. A token of a sign-in lacks it, so its own time of issue counts.
  { ...internal, name: "signedInAt", type: "number", virtual: true },
];

/** Ends all tokens of the account that signs out. */
export const endTokens: CollectionAfterLogoutHook = async ({ req }) => {
  if (!req.user) return;
  const data = { tokenStamp: randomUUID() };
  await req.payload.db.updateOne({ collection: "users", id: req.user.id, data, req });
};

/** Makes Payload refuse tokens with another stamp than their account's, and overtaken changes (ACC-01). */
export function guardAccounts(payload: Payload): void {
  // A strategy of our own could not refuse a token: Payload asks the next one, which accepts it.
  const strategy = findStrategy(payload);
  if (!strategy) throw new Error("Payload has no strategy local-jwt. See docs/decisions/0037.");
  const { authenticate } = strategy;
  const checkStamp: typeof authenticate = async (args) => {
    const found = readOnlyToken(args.headers);
    const { user } = found ? await authenticate({ ...args, headers: found.headers }) : {};
    const signedInAt = found && user ? readSignInTime(found.token, user) : null;
    return { user: user && signedInAt !== null ? Object.assign(user, { signedInAt }) : null };
  };
  strategy.authenticate = Object.assign(checkStamp, { isGuard: true });

  const updateOne = payload.db.updateOne.bind(payload.db);
  payload.db.updateOne = (update) =>
    update.collection === "users" && "hash" in update.data && "tokenStamp" in update.data
      ? updateAccount(payload, updateOne, update)
      : updateOne(update);
  const deleteOne = payload.db.deleteOne.bind(payload.db);
  payload.db.deleteOne = async (deletion) => {
    if (deletion.collection === "users") {
      const account = await payload.db.findOne<User>(deletion);
      if (account?.role === "admin") await releaseAdmin(payload, account.id, deletion.req);
    }
    return deleteOne(deletion);
  };
}

/** Takes an admin's role in one statement, so that two at once leave one. Throws 409 for the last (ACC-06). */
async function releaseAdmin(
  payload: Payload,
  id: number,
  req: UpdateOneArgs["req"],
): Promise<void> {
  const lock = payload.db.name === "postgres" ? sql`FOR UPDATE` : sql``;
  const admins = sql`SELECT id FROM users WHERE role = 'admin' ORDER BY id ${lock}`;
  const isReleased = await runSql(
    payload,
    sql`UPDATE users SET role = 'editor' WHERE id = ${id}
      AND EXISTS (SELECT 1 FROM (${admins}) AS admins WHERE id <> ${id}) RETURNING id`,
    req,
  );
  if (isReleased.length > 0) return;
  throw new APIError("This is the last admin: make another user an admin first.", 409);
}

/** Throws if Payload was started without guardAccounts. */
export function requireGuard(payload: Pick<Payload, "authStrategies">): void {
  if ("isGuard" in (findStrategy(payload)?.authenticate ?? {})) return;
  throw new Error("Tokens are not checked: payload.config.ts must call guardAccounts in onInit.");
}

const findStrategy = ({ authStrategies }: Pick<Payload, "authStrategies">) =>
  authStrategies.find(({ name }) => name === "local-jwt");

/** Returns 401 instead of 403 for a call whose token is refused. */
export const respondToEndedToken: AfterErrorHook = ({ error, req }) =>
  error instanceof Forbidden && !req.user && listTokens(req.headers).length > 0
    ? { status: 401, response: { errors: [{ message: "You are signed out. Sign in again." }] } }
    : undefined;

/** Returns the texts in a request that Payload may read as its token. */
function listTokens(headers: Headers): string[] {
  const header = /^(?:Bearer|JWT) (.*)/.exec(headers.get("authorization") ?? "");
  const cookies = (headers.get("cookie") ?? "").matchAll(/(?:^|;)\s*payload-token=([^;]*)/g);
  return [...(header ? [header] : []), ...cookies].map(([, token = ""]) => token);
}

/** Returns the only token of a request and the headers that Payload may see; null for several. */
function readOnlyToken(headers: Headers): { token: string; headers: Headers } | null {
  const [token = "", ...others] = listTokens(headers);
  if (others.length > 0 || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return null;
  const isCookie = (headers.get("cookie") ?? "").includes(token);
  const own = new Headers(
    isCookie ? { cookie: `payload-token=${token}` } : { authorization: `JWT ${token}` },
  );
  // Payload checks where a cookie comes from.
  for (const name of ["origin", "sec-fetch-site"]) {
    const value = headers.get(name);
    if (value !== null) own.set(name, value);
  }
  return { token, headers: own };
}

/** Returns when the person signed in, or null for a token that is too old or of another stamp. */
function readSignInTime(token: string, user: object): number | null {
  const claims: unknown = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
  );
  const stamp = readField(claims, "tokenStamp");
  if (typeof stamp !== "string" || stamp === "" || stamp !== readField(user, "tokenStamp"))
    return null;
  const signedInAt = Number(readField(claims, "signedInAt") ?? readField(claims, "iat"));
  const ageSeconds = getNow().getTime() / 1000 - signedInAt;
  return ageSeconds <= MAX_SESSION_SECONDS ? signedInAt : null;
}

/** Stamps that a request has renewed, by account id. */
const getRenewedStamps = createRequestCache<string>();

/**
 * Writes a whole account, as Payload does, unless its credentials have changed since it was read:
 * such a write would undo the change. Renews the stamp with the credentials.
 * @throws APIError with 409
 */
async function updateAccount(
  payload: Payload,
  updateOne: Payload["db"]["updateOne"],
  { id, where: _, ...update }: UpdateOneArgs,
) {
  const { req } = update;
  const { tokenStamp, ...data } = update.data;
  const isRead = { id: { equals: id }, tokenStamp: { equals: tokenStamp ?? null } };
  const stored = await payload.db.findOne<User>({ collection: "users", where: isRead, req });
  if (stored?.role === "admin" && data.role !== "admin")
    await releaseAdmin(payload, stored.id, req);
  if (stored && CREDENTIALS.some((name) => data[name] !== stored[name])) {
    const renewedStamp = randomUUID();
    data.tokenStamp = renewedStamp;
    if (req) getRenewedStamps(req).set(String(id), renewedStamp);
  }
  const written: unknown = stored && (await updateOne({ ...update, data, where: isRead }));
  if (written) return written;
  throw new APIError("This account was changed meanwhile: reload the page and try again.", 409);
}

/** Adds a new cookie to the response if a person's change of their own account has ended their token. */
export async function renewCookie(req: PayloadRequest, response: Response): Promise<Response> {
  const { payload, user } = req;
  const tokenStamp = getRenewedStamps(req).get(String(user?.id));
  if (!user || tokenStamp === undefined || !response.ok) return response;
  const { config } = payload.collections.users;
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email,
      user: { ...user, tokenStamp },
    }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  response.headers.append("set-cookie", createTokenCookie(payload, token));
  return response;
}

/** Returns the cookie that signs a browser in with a token. */
export function createTokenCookie({ collections, config }: Payload, token: string): string {
  const { auth: collectionAuthConfig } = collections.users.config;
  const { cookiePrefix } = config;
  return generatePayloadCookie({ collectionAuthConfig, cookiePrefix, token });
}
