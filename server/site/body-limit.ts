import { Transform, type Readable } from "node:stream";

/** The largest request body that is passed through, in bytes. */
export const BODY_LIMIT = 6 * 1024 * 1024;

export class BodyTooLarge extends Error {
  readonly statusCode = 413;

  constructor() {
    super("The request is larger than 6 MB.");
  }
}

/**
 * Counts a request body while it streams. A declared length over the limit is refused at once,
 * a body without one as soon as it grows too large.
 * @throws {BodyTooLarge}
 */
export function limitBody(body: Readable, declaredLength: string | undefined): Readable {
  if (declaredLength !== undefined && Number(declaredLength) > BODY_LIMIT) throw new BodyTooLarge();
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > BODY_LIMIT) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
  body.once("error", (error) => counter.destroy(error));
  return body.pipe(counter);
}
