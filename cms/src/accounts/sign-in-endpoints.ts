import type { Endpoint, Payload, PayloadRequest } from "payload";
import { readTextField } from "../../../src/shared/domain/read-field";
import { logFailedSignIn } from "../audit/audit-hooks";
import type { Environment } from "../environment";
import { describeMailError } from "../lib/mail-error";
import { AddressLimit, RateLimit, type RateWindow } from "../lib/rate-limit";
import { createRetryReply } from "../lib/reply";
import { limitPasswordChecks } from "./password-turns";
import { createResetMail } from "./reset-mail";
import { renewCookie } from "./token-stamp";
import { formatCount } from "../../../src/shared/domain/count";

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
