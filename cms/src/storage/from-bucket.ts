import type { UploadConfig } from "payload";

export type FileHandler = NonNullable<UploadConfig["handlers"]>[number];

const SENTENCES: Partial<Record<number, string>> = {
  404: "There is no such file.",
  503: "The file cannot be read at this moment. Please try again in a minute.",
};

/**
 * Answers a file from the bucket through Payload's adapter. Payload has checked by then who may read
 * it. The name alone says where it lies: without a record the adapter would look for one with the
 * visitor's rights, who may list none.
 */
export function fromBucket(serve: FileHandler): FileHandler {
  return async (req, args) => {
    const answer = await serve(req, { ...args, doc: args.doc ?? { id: 0 } });
    if (!(answer instanceof Response)) throw new Error("The S3 adapter gave no answer.");
    const status = answer.status === 500 ? 503 : answer.status;
    const message = SENTENCES[status];
    return message === undefined ? answer : Response.json({ message }, { status });
  };
}
