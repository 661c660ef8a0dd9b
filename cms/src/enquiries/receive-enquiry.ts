import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { parseUrl } from "../../../src/shared/contract/address";
import { ENQUIRY_TITLES } from "../../../src/shared/contract/enquiry";
import { getNow } from "../../../src/shared/domain/clock";
import { createReferenceIssuer } from "../../../src/shared/domain/reference";
import type { Turn } from "../lib/rate-limit";
import { validateEnquiry, isFromBot, type Enquiry } from "./validate-enquiry";
import type { EnquiryLimits, EnquiryTurn } from "./enquiry-limits";
import type { EnquiryRepository } from "./enquiry-repository";
import type { UploadLimiter } from "./concurrent-uploads";
import { readForm, type EnquiryForm } from "./read-form";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";
import { isLoopback } from "../../../src/shared/node/is-loopback";

export type EnquiryDependencies = EnquiryLimits & {
  repository: EnquiryRepository;
  uploads: UploadLimiter;
  siteOrigins: string[];
  /** Called for a bot's form; the response is the usual one. */
  onBot: () => void;
};

const UNCOUNTED: EnquiryTurn = { ok: true, release: () => undefined, earlier: 0 };

/** Limits simultaneous writes of complete forms; arriving ones are not counted. */
const limitStores = pLimit(12);

type Receipt = { message: string; reference: string | null };

/** Stores an enquiry on disk and returns thanks and reference (FRM-03, FRM-05, FRM-12). Throws EnquiryRejection. */
export async function receiveEnquiry(
  request: Request,
  dependencies: EnquiryDependencies,
): Promise<Receipt> {
  checkOrigin(request.headers, dependencies.siteOrigins);
  // Behind a proxy without X-Forwarded-For all visitors have this machine's address.
  const isCounted = !isLoopback(request.headers.get("x-forwarded-for") ?? "");
  if (isCounted) checkTurn(dependencies.tries.acquire(request.headers));
  const turn = isCounted ? dependencies.accepted.acquire(request.headers) : UNCOUNTED;
  const { release } = checkTurn(turn);
  let isArriving = true;
  try {
    const form = await dependencies.uploads.read((arrival) => readForm(request, arrival));
    isArriving = false;
    const { isNew, ...receipt } = await limitStores(() =>
      storeEnquiry(form, request, dependencies, turn),
    );
    if (isFromBot(form)) dependencies.onBot();
    else if (!isNew) release();
    return receipt;
  } catch (error) {
    // A broken form keeps its turn, because a sender of many would keep others out.
    const isBusy = error instanceof EnquiryRejection && error.status === 503;
    if (!isArriving || isBusy) release();
    throw error;
  }
}

type StoreResult = Receipt & { isNew: boolean };

/** For forms of bots, which get the usual response. */
const issueUnusedReference = createReferenceIssuer(getNow);

async function storeEnquiry(
  form: EnquiryForm,
  request: Request,
  { repository }: EnquiryDependencies,
  { earlier }: EnquiryTurn,
): Promise<StoreResult> {
  if (isFromBot(form)) {
    const title = ENQUIRY_TITLES.find((name) => name === form.fields.title) ?? ENQUIRY_TITLES[0];
    const reference = issueUnusedReference();
    return { isNew: false, message: await repository.readThanks(title), reference };
  }
  const enquiry = validateEnquiry(form);
  const key = readIdempotencyKey(request.headers, enquiry);
  const stored = await repository.store(enquiry, key, earlier);
  return { ...stored, message: await repository.readThanks(enquiry.fields.title) };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns a hash of header and content, null without the header. Throws EnquiryRejection (400). */
function readIdempotencyKey(headers: Headers, { fields, pdf }: Enquiry): string | null {
  const key = headers.get("idempotency-key");
  if (key === null) return null;
  if (!UUID.test(key)) throw new EnquiryRejection(400, MESSAGES.key);
  const content = [key.toLowerCase(), ...Object.entries(fields).sort().flat()];
  const hash = createHash("sha256").update(JSON.stringify(content));
  return hash.update(pdf ?? "").digest("base64url");
}

/** Returns the turn. Throws EnquiryRejection (429) if the address has used up its limit. */
function checkTurn(turn: Turn): Extract<Turn, { ok: true }> {
  if (turn.ok) return turn;
  throw new EnquiryRejection(429, MESSAGES.tooMany, {}, turn.retryAfter);
}

/** Throws EnquiryRejection (403) for forms of other sites. Programs, without an origin, pass. */
function checkOrigin(headers: Headers, siteOrigins: string[]): void {
  const origin = headers.get("origin");
  if (origin === null) {
    const site = headers.get("sec-fetch-site") ?? "none";
    if (site === "none" || site === "same-origin") return;
  } else if (siteOrigins.includes(origin) || isSameHost(origin, headers)) return;
  throw new EnquiryRejection(403, MESSAGES.origin);
}

/** Trusts the forwarded host, because server.mjs accepts it only from trusted proxies. */
function isSameHost(origin: string, headers: Headers): boolean {
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return host !== null && parseUrl(origin)?.host === host.toLowerCase();
}
