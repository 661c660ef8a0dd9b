/** Refusal of an enquiry; the visitor gets its message. */
export class EnquiryRejection extends Error {
  override name = "EnquiryRejection";

  constructor(
    readonly status: number,
    message: string,
    readonly errors: Record<string, string> = {},
    /** Seconds, for the header Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Messages of refused enquiries. Thank-you messages are content (enquiry-texts.ts). */
export const MESSAGES = {
  fields: "Please check the marked fields and send it again.",
  origin: "This form can only be sent from our website.",
  notAForm: "The form must be sent as multipart/form-data.",
  unreadable: "The form arrived incomplete. Please send it again.",
  tooLarge: "The form is larger than 6 MB. Please choose a smaller PDF.",
  unknownField: "The form contains an unknown field. Please reload the page.",
  tooManyParts: "The form has too many fields. Please reload the page.",
  sentTwice: "This field was sent more than once. Please reload the page.",
  tooQuick: "That was very quick. Please wait a moment and send it again.",
  key: "The header Idempotency-Key must be a UUID.",
  tooMany: "We have received several enquiries from you. Please wait a little and send it again.",
  tooSlow: "The form arrived too slowly. Please send it again over a faster connection.",
  busy: "We are receiving many enquiries right now. Please send it again in a minute.",
  dayIsFull: "We have received very many enquiries today. Please send it again later, or call us.",
  noRoomForPdf:
    "We cannot accept another PDF today. Please send it without one, or try again tomorrow.",
  notStored: "Your enquiry could not be stored. Please send it again in a minute.",
  onePdf: "Please attach one PDF only.",
  pdfNotHere: "This form takes no PDF. Please remove it.",
  pdfTooLarge: "The PDF is larger than 5 MB. Please choose a smaller one.",
  pdfInvalid: "Please upload a valid PDF file",
  title: "Please choose one of our forms.",
  consent: "This part of the form cannot be read. Please reload the page and send it again.",
  unreadableText: "Please remove the characters that cannot be shown.",
} as const;
