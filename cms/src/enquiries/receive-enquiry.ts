import { ENQUIRY_TITLES } from "../../../src/contract/enquiry";
import { callerOf } from "./caller";
import { checkEnquiry, isFromProgram } from "./check-enquiry";
import { checkOrigin } from "./check-origin";
import type { EnquiryDesk } from "./enquiry-desk";
import { enquiryKey } from "./enquiry-key";
import { MESSAGES } from "./messages";
import type { RateLimit } from "./rate-limit";
import { readForm, type EnquiryForm } from "./read-form";
import { Refusal } from "./refusal";

export type Receiving = {
  desk: EnquiryDesk;
  /** Counts what was accepted. */
  accepted: RateLimit;
  /** Counts every try, so that refused forms cannot be sent without end either. */
  tries: RateLimit;
  siteOrigins: string[];
  /** Told of a form that a program filled in; it is answered like any other. */
  onProgram: () => void;
};

/** Forms that are read at the same moment; more would fill the memory with attachments. */
const MOST_AT_ONCE = 12;
let atOnce = 0;

/**
 * Takes one enquiry: refuses, or stores it for good and only then thanks for it (FRM-03, FRM-05).
 * Mailing comes later and by itself.
 * @throws {Refusal}
 */
export async function receiveEnquiry(request: Request, receiving: Receiving): Promise<string> {
  checkOrigin(request.headers, receiving.siteOrigins);
  const caller = callerOf(request.headers);
  takeTurn(receiving.tries, caller);
  const giveBack = takeTurn(receiving.accepted, caller);
  try {
    const { form, isNew, message } = await keep(request, receiving);
    if (isFromProgram(form)) receiving.onProgram();
    else if (!isNew) giveBack();
    return message;
  } catch (error) {
    giveBack();
    throw error;
  }
}

type Kept = { form: EnquiryForm; isNew: boolean; message: string };

async function keep(request: Request, { desk }: Receiving): Promise<Kept> {
  const form = await readOneOfFew(request);
  if (isFromProgram(form)) {
    const title = ENQUIRY_TITLES.find((each) => each === form.fields.title) ?? ENQUIRY_TITLES[0];
    return { form, isNew: false, message: await desk.thanks(title) };
  }
  const enquiry = checkEnquiry(form);
  const stored = await desk.store(enquiry, enquiryKey(request.headers, enquiry));
  return { form, isNew: stored === "new", message: await desk.thanks(enquiry.fields.title) };
}

function takeTurn(limit: RateLimit, caller: string): () => void {
  const turn = limit.take(caller);
  if (turn.ok) return turn.giveBack;
  throw new Refusal(429, MESSAGES.tooMany, {}, turn.retryAfter);
}

async function readOneOfFew(request: Request): Promise<EnquiryForm> {
  if (atOnce >= MOST_AT_ONCE) throw new Refusal(503, MESSAGES.busy, {}, 30);
  atOnce += 1;
  try {
    return await readForm(request);
  } finally {
    atOnce -= 1;
  }
}
