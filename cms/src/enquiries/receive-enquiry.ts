import { ENQUIRY_TITLES } from "../../../src/shared/contract/enquiry";
import { clientAddress, type RateLimit } from "./rate-limit";
import { validateEnquiry, isFromBot } from "./validate-enquiry";
import { checkOrigin } from "./check-origin";
import type { EnquiryRepository } from "./enquiry-repository";
import { idempotencyKey } from "./idempotency-key";
import { readForm, type EnquiryForm } from "./read-form";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";

export type Receiving = {
  repository: EnquiryRepository;
  accepted: RateLimit;
  /** Counts every try, so that refused forms cannot be sent without end either. */
  tries: RateLimit;
  siteOrigins: string[];
  /** Told of a form that a program filled in; it is answered like any other. */
  onBot: () => void;
};

/** Forms that are read at the same moment; more would fill the memory with attachments. */
const MOST_AT_ONCE = 12;
let atOnce = 0;

/** Throws EnquiryRejection, or stores for good and only then thanks (FRM-03, FRM-05). */
export async function receiveEnquiry(request: Request, receiving: Receiving): Promise<string> {
  checkOrigin(request.headers, receiving.siteOrigins);
  const caller = clientAddress(request.headers);
  takeTurn(receiving.tries, caller);
  const giveBack = takeTurn(receiving.accepted, caller);
  try {
    const { form, isNew, message } = await keep(request, receiving);
    if (isFromBot(form)) receiving.onBot();
    else if (!isNew) giveBack();
    return message;
  } catch (error) {
    giveBack();
    throw error;
  }
}

type Kept = { form: EnquiryForm; isNew: boolean; message: string };

async function keep(request: Request, { repository }: Receiving): Promise<Kept> {
  const form = await readOneOfFew(request);
  if (isFromBot(form)) {
    const title = ENQUIRY_TITLES.find((each) => each === form.fields.title) ?? ENQUIRY_TITLES[0];
    return { form, isNew: false, message: await repository.thanks(title) };
  }
  const enquiry = validateEnquiry(form);
  const stored = await repository.store(enquiry, idempotencyKey(request.headers, enquiry));
  return { form, isNew: stored === "new", message: await repository.thanks(enquiry.fields.title) };
}

function takeTurn(limit: RateLimit, caller: string): () => void {
  const turn = limit.take(caller);
  if (turn.ok) return turn.giveBack;
  throw new EnquiryRejection(429, MESSAGES.tooMany, {}, turn.retryAfter);
}

async function readOneOfFew(request: Request): Promise<EnquiryForm> {
  if (atOnce >= MOST_AT_ONCE) throw new EnquiryRejection(503, MESSAGES.busy, {}, 30);
  atOnce += 1;
  try {
    return await readForm(request);
  } finally {
    atOnce -= 1;
  }
}
