import type { Endpoint, Payload, PayloadRequest, CollectionAfterLoginHook } from "payload";
import { readTextField } from "../../../src/shared/domain/read-field";
import { logFailedSignIn } from "../audit/audit-hooks";
import type { Environment } from "../environment";
import { describeMailError } from "../lib/mail-error";
import { AddressLimit, RateLimit, type RateWindow } from "../lib/rate-limit";
import { createRetryReply, createReply } from "../lib/reply";
import { limitPasswordChecks } from "./password-turns";
import { renewCookie } from "./token-stamp";
import { formatCount } from "../../../src/shared/domain/count";
import { randomBytes } from "node:crypto";
import { escapeHtml } from "../../../src/shared/domain/escape-html";
import { isAdmin } from "../lib/access";
import type { User } from "../payload-types";

/** Returns the mail with a link to set a password. The link uses CMS_ORIGIN, never a request's host. */
function createResetMail({ cmsUrl }: Pick<Environment, "cmsUrl">, token: string) {
  const link = escapeHtml(`${cmsUrl}/cms/reset/${token}`);
  return {
    subject: "A new password for the CMS",
    html: `<p>Someone requested a new password for your CMS account. To set one, open this link within an hour:</p>
<p><a href="${link}">${link}</a></p>
<p>If it was not you, ignore this e-mail. Your password does not change.</p>`,
  };
}

type UsersEndpoint = Omit<Endpoint, "root">;
type Call = Pick<UsersEndpoint, "path" | "method">;

// Sign-ins are limited by address: limits by account would let strangers lock out its owner.
const TEN_MINUTES = 10 * 60_000;
const FAILED: RateWindow[] = [{ max: 10, ms: TEN_MINUTES }];
const MAILS: RateWindow[] = [{ max: 5, ms: TEN_MINUTES }];
const MAILS_TO_ACCOUNT: RateWindow[] = [{ max: 1, ms: 15_000 }];

/** Wraps Payload's endpoints with rate limits. Responses never reveal whether an account exists. */
export const createSignInEndpoints = (environment: Environment): UsersEndpoint[] => [
  limitFailures("/login"),
  limitFailures("/reset-password"),
  handleForgotPassword(environment, new AddressLimit(MAILS), new RateLimit(MAILS_TO_ACCOUNT)),
  // New accounts and changes of a password.
  limitChecks({ path: "/", method: "post" }),
  limitChecks({ path: "/", method: "patch" }),
  limitChecks({ path: "/:id", method: "patch" }),
];

function limitChecks(call: Call): UsersEndpoint {
  const handler = limitPasswordChecks(async (req) => {
    const response = await callPayloadEndpoint(call, req);
    return call.method === "patch" ? renewCookie(req, response) : response;
  });
  return { ...call, handler };
}

function limitFailures(path: string): UsersEndpoint {
  const limit = new AddressLimit(FAILED);
  const { handler, ...call } = limitChecks({ path, method: "post" });
  return {
    ...call,
    handler: async (req) => {
      const turn = limit.acquire(req.headers);
      if (!turn.ok) return rejectTooMany(turn.retryAfter);
      try {
        const response = await handler(req);
        turn.release();
        return response;
      } catch (error) {
        req.payload.logger.warn(`A sign-in failed (users${path}).`);
        // Logged here, where the endpoint is known: its path has many spellings.
        if (path === "/login") await logFailedSignIn(req);
        throw error;
      }
    },
  };
}

function callPayloadEndpoint({ path, method }: Call, req: PayloadRequest) {
  const { endpoints } = req.payload.collections.users.config;
  const call = (endpoints || []).findLast((item) => item.path === path && item.method === method);
  if (call === undefined) throw new Error(`Payload lacks users${path}: see its release notes.`);
  return call.handler(req);
}

/** Responds before the account's lookup, so that neither text nor time reveals if it exists. */
function handleForgotPassword(
  environment: Environment,
  limit: AddressLimit,
  accountLimit: RateLimit,
): UsersEndpoint {
  return {
    path: "/forgot-password",
    method: "post",
    handler: async (req) => {
      const turn = limit.acquire(req.headers);
      if (!turn.ok) return rejectTooMany(turn.retryAfter);
      const email = readTextField(req.data, "email").toLowerCase().trim();
      if (email !== "" && accountLimit.acquire(email).ok) {
        sendResetMail(req.payload, environment, email).catch((error: unknown) => {
          req.payload.logger.error(`Reset e-mail not sent: ${describeMailError(error)}.`);
        });
      }
      return Response.json({ message: req.t("general:success") });
    },
  };
}

/** Sends the mail after Payload's transaction, so that a slow mail server does not keep the account locked. */
async function sendResetMail(payload: Payload, environment: Environment, email: string) {
  const request = { collection: "users" as const, data: { email }, disableEmail: true };
  // Null for an unknown account, despite its type.
  const token: string | null = await payload.forgotPassword(request);
  if (token !== null)
    await payload.sendEmail({ to: email, ...createResetMail(environment, token) });
}

function rejectTooMany(seconds: number): Response {
  const wait = formatCount(Math.ceil(seconds / 60), "minute");
  const message = `Too many attempts from your connection. Please wait ${wait}.`;
  return createRetryReply(429, message, seconds);
}

const LINK_DAYS = 7;

/** POST /cms/api/users/invite, for admins: creates an account, unless it waits, and mails its owner a link. */
export const createInviteEndpoint = ({
  cmsUrl,
  mail,
}: Pick<Environment, "cmsUrl" | "mail">): Omit<Endpoint, "root"> => ({
  path: "/invite",
  method: "post",
  handler: async (req) => {
    const { payload, user, data } = req;
    if (!isAdmin({ req })) return createReply(403, "Only an admin may invite colleagues.");
    const [name, email] = [
      readTextField(data, "name"),
      readTextField(data, "email").toLowerCase().trim(),
    ];
    const role = readTextField(data, "role") as User["role"];
    // Nobody knows this password; the owner replaces it through the link.
    const password = randomBytes(24).toString("base64url");
    const account = { name, email, role, password, isInvited: true };
    const where = { email: { equals: email }, isInvited: { equals: true } };
    if ((await payload.count({ collection: "users", where })).totalDocs === 0)
      await payload.create({
        ...{ collection: "users", data: account, depth: 0 },
        ...{ overrideAccess: false, user, req },
      });
    const request = {
      collection: "users" as const,
      data: { email },
      disableEmail: true,
      expiration: LINK_DAYS * 24 * 60 * 60_000,
    };
    const link = `${cmsUrl}/cms/reset/${await payload.forgotPassword(request)}`;
    const inviter = readTextField(user, "name");
    try {
      await payload.sendEmail({ to: email, ...createInviteMail(link, inviter) });
    } catch (error) {
      payload.logger.error(`Invitation not sent: ${describeMailError(error)}. Check SMTP_HOST.`);
      return Response.json({ isSent: false, link, days: LINK_DAYS });
    }
    const isSent = mail.smtp !== null;
    return Response.json({ isSent, link: isSent ? null : link, days: LINK_DAYS });
  },
});

/** Ends the state of an invitation at the first sign-in. */
export const acceptInvitation: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const update = { collection: "users", id: user.id, data: { isInvited: false }, req } as const;
  if (user.isInvited) await req.payload.db.updateOne(update);
};

function createInviteMail(address: string, inviter: string) {
  const link = escapeHtml(address);
  return {
    subject: "Your account for the CMS",
    html: `<p>${escapeHtml(inviter)} has created a CMS account for you. Choose your password within ${LINK_DAYS} days:</p>
<p><a href="${link}">${link}</a></p>
<p>If the link has expired, choose “Forgot password?” on the sign-in page.</p>`,
  };
}
