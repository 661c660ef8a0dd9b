import pLimit from "p-limit";
import type { Endpoint } from "payload";
import { COMPLAINT_TITLE } from "../../../src/shared/contract/enquiry";
import { getNow } from "../../../src/shared/domain/clock";
import { readTextField } from "../../../src/shared/domain/read-field";
import { listAnswerTemplates } from "../complaints/register-settings";
import { createReply } from "../lib/reply";
import { notifyWorker } from "../queue/notify-worker";
import { findReadable } from "../queue/send-again";

const MAX_LENGTH = 5000;

/** Calls at the same time would overwrite each other's copies. */
const runAlone = pLimit(1);

/** POST /cms/api/enquiries/:id/answer, for staff who may read it: stores a mail to its sender (EDT-60). */
export const answerEndpoint: Endpoint = {
  path: "/:id/answer",
  method: "post",
  handler: (req) =>
    runAlone(async () => {
      const enquiry = await findReadable(req, "enquiries");
      if (enquiry === null) return createReply(404, "Record not found.");
      const body: unknown = await req.json?.();
      const text = readTextField(body, "text").trim();
      if (text === "" || text.length > MAX_LENGTH)
        return createReply(400, `Enter an answer of at most ${MAX_LENGTH} characters.`);
      const templateName = readTextField(body, "template");
      const templates = listAnswerTemplates(req.payload, enquiry);
      const template = templates.find(({ name }) => name === templateName);
      if (templateName !== "" && !template)
        return createReply(
          409,
          `There is no template “${templateName}” for this form. Reload the page.`,
        );
      if (template?.isOffer && !enquiry.mayTellAboutPlans)
        return createReply(409, "This person has not agreed to offers of plans.");
      const [gap] = /\[.+?\]/s.exec(template?.text ?? "") ?? [];
      if (gap !== undefined && text.includes(gap))
        return createReply(400, `Write your own words in place of ${gap}.`);
      if (enquiry.answer.state === "stored")
        return createReply(409, "The previous answer is not sent yet. Please wait.");
      const copy = {
        ...{ text, by: readTextField(req.user, "name"), at: getNow().toISOString() },
        ...(enquiry.title === COMPLAINT_TITLE && { state: template?.state ?? "answered" }),
      };
      const answers = [...(enquiry.answers ?? []), copy];
      const answer = { state: "stored", round: answers.length, attempts: 0 } as const;
      await req.payload.update({
        ...{ collection: "enquiries", id: enquiry.id, user: req.user, req, depth: 0 },
        data: { answers, answer: { ...answer, nextAttemptAt: null }, handled: true },
      });
      notifyWorker("enquiries");
      return createReply(200, "The answer is on its way.");
    }),
};
