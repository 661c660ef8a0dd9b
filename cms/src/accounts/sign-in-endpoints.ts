import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from "payload";
import { noteFailedSignIn } from "../audit/audit-hooks";
import { describeMailError } from "../lib/mail/mail-error";
import { clientAddress, RateLimit, type Window } from "../lib/rate-limit";

type UsersEndpoint = Omit<Endpoint, "root">;

// By address and never by account, or a stranger could lock its owner out.
const TEN_MINUTES = 10 * 60_000;
const FAILED: Window[] = [{ most: 10, ms: TEN_MINUTES }];
const MAILS: Window[] = [{ most: 5, ms: TEN_MINUTES }];

/** Wrap Payload's endpoints with rate limits; responses never reveal whether an account exists. */
export const signInEndpoints = (): UsersEndpoint[] => [
  limited("/login", new RateLimit(FAILED)),
  limited("/reset-password", new RateLimit(FAILED)),
  forgotPassword(new RateLimit(MAILS)),
];

function limited(path: string, limit: RateLimit): UsersEndpoint {
  return {
    path,
    method: "post",
    handler: async (req) => {
      const turn = limit.take(clientAddress(req.headers));
      if (!turn.ok) return tooMany(turn.retryAfter);
      try {
        const answer = await payloadsOwn(path, req);
        turn.giveBack();
        return answer;
      } catch (error) {
        req.payload.logger.warn(`A sign-in failed (users${path}).`);
        // Here, as an address may be written in many ways.
        if (path === "/login") await noteFailedSignIn(req);
        throw error;
      }
    },
  };
}

function payloadsOwn(path: string, req: PayloadRequest) {
  const { endpoints } = req.payload.collections.users.config;
  const own = (endpoints || []).findLast((each) => each.path === path && each.method === "post");
  if (own === undefined) throw new Error(`Payload has no endpoint users${path} any more.`);
  return own.handler(req);
}

/** Responds before it looks up the account: neither text nor time reveal whether it exists. */
function forgotPassword(limit: RateLimit): UsersEndpoint {
  return {
    path: "/forgot-password",
    method: "post",
    handler: async (req) => {
      const turn = limit.take(clientAddress(req.headers));
      if (!turn.ok) return tooMany(turn.retryAfter);
      await addDataAndFileToRequest(req);
      const email: unknown = req.data?.email;
      const { payload } = req;
      if (typeof email === "string" && email !== "") {
        payload.forgotPassword({ collection: "users", data: { email } }).catch((error: unknown) => {
          payload.logger.error(`A reset mail could not be sent: ${describeMailError(error)}.`);
        });
      }
      return Response.json({ message: req.t("general:success") });
    },
  };
}

function tooMany(seconds: number): Response {
  const message = `Too many tries from your address. Please wait ${Math.ceil(seconds / 60)} minutes.`;
  const headers = { "retry-after": String(seconds) };
  return Response.json({ errors: [{ message }] }, { status: 429, headers });
}
